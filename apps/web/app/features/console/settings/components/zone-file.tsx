import { zoneMessages } from '@washline/contract/zones/messages'
import type { Zone } from '@washline/contract/zones/zone'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { errorText } from '../../../../platform/api/error-text.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorText } from '../../../../ui/error-text.tsx'
import { useExportFile, usePreviewFile } from '../use-zones.ts'

/** Saves all zones as a file, and reads one: what it would change is reviewed like typed changes. */
export function ZoneFile({ onRead }: { onRead: (zones: readonly Zone[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  const exported = useExportFile()
  const preview = usePreviewFile()
  const [problems, setProblems] = useState<readonly string[]>([])
  const read = async (file: File | undefined) => {
    if (!file) return
    setProblems([])
    try {
      onRead((await preview.mutateAsync(JSON.parse(await file.text()))).zones)
    } catch (error) {
      setProblems(problemsOf(error))
    }
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button flat icon="download" busy={exported.isPending} onClick={() => exported.mutate()}>
          {t('Save as a file')}
        </Button>
        <Button flat busy={preview.isPending} onClick={() => chooser.current?.click()}>
          {t('Open a file')}
        </Button>
        <input
          ref={chooser}
          type="file"
          className="sr-only"
          tabIndex={-1}
          accept=".geojson,.json,application/geo+json,application/json"
          aria-label={t('Zone file')}
          onChange={({ target }) => {
            void read(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      {exported.isError && (
        <ErrorText>{errorText(exported.error, t('This could not be loaded. Please try again.'))}</ErrorText>
      )}
      {problems.map((problem) => (
        <ErrorText key={problem}>{problem}</ErrorText>
      ))}
    </div>
  )
}

/** The server names features by their number and property: `features.2.hours`. */
function problemsOf(error: unknown): string[] {
  if (error instanceof SyntaxError) return [t(zoneMessages.file.notCollection)]
  if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0)
    return [errorText(error, t('This could not be loaded. Please try again.'))]
  return Object.entries(error.errors).map(([place, [text = '']]) => {
    const [, number, property] = /^features\.(\d+)\.?(.*)$/.exec(place) ?? []
    return number === undefined
      ? text
      : t('Feature {number} {property}: {problem}', { number, property: property ?? '', problem: text })
  })
}
