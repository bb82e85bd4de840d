import { positionMessages } from '@washline/contract/maps/messages'
import { messages } from '@washline/contract/messages'
import { useState } from 'react'
import { useWasherSummary } from '../../../domain/washer/use-washer-summary.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { type AvailabilityChange, useSetAvailability } from '../use-set-availability.ts'
import { AreaSheet } from './area-sheet.tsx'

/** Online or offline, and the radius. */
export function Availability() {
  const { data: summary, isError } = useWasherSummary()
  const [isAreaOpen, setIsAreaOpen] = useState(false)
  const set = useSetAvailability()
  // The balance beside it states that nothing could be read.
  if (!summary) return isError ? null : <Skeleton className="h-12" />
  const hasPlace = summary.latitude !== null
  const change = (next: AvailabilityChange) => set.mutate(next)
  const failure = set.error instanceof Error && textOf(set.error)
  return (
    <section aria-label={t('Availability')} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Switch
          checked={summary.online}
          busy={set.isPending}
          onChange={(online) => change({ online, locate: online && !hasPlace })}
        >
          {summary.online ? t('Online, {radius} km', { radius: summary.radius_km }) : t('Offline')}
        </Switch>
        <Button variant="link" className="text-14 narrow:text-16" onClick={() => setIsAreaOpen(true)}>
          {t('Range and alerts')}
        </Button>
      </div>
      {!hasPlace && (
        <Note icon="pin">
          <p>{t('Your location is not set yet, so you receive no requests.')}</p>
          <Button variant="link" onClick={() => change({ online: true, locate: true })}>
            {t('Use my current location')}
          </Button>
        </Note>
      )}
      {hasPlace && !summary.online && (
        <p className="text-14 text-ink-2">{t('You receive no requests while you are offline.')}</p>
      )}
      {failure && <ErrorText>{failure}</ErrorText>}
      <AreaSheet
        open={isAreaOpen}
        onClose={() => setIsAreaOpen(false)}
        summary={summary}
        isSaving={set.isPending}
        error={failure || undefined}
        onChange={change}
      />
    </section>
  )
}

/** A device that refuses its position has an error text of its own. */
function textOf(error: Error): string {
  const isOfPosition = Object.values<string>(positionMessages).includes(error.message)
  return isOfPosition ? tText(error.message) : errorText(error, t(messages.unexpected))
}
