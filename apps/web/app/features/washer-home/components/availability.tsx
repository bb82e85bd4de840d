import { messages } from '@washline/contract/messages'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t, tSaid } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { type AvailabilityChange, useSetAvailability } from '../use-set-availability.ts'
import { useSummary } from '../use-summary.ts'
import { AreaSheet } from './area-sheet.tsx'

/** Online or offline, and how far around. */
export function Availability() {
  const { data: summary } = useSummary()
  const [isAreaOpen, setIsAreaOpen] = useState(false)
  const set = useSetAvailability()
  if (!summary) return <Skeleton className="h-12" />
  const hasPlace = summary.latitude !== null
  const change = (wish: AvailabilityChange) => set.mutate(wish)
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
        <Button look="link" className="text-14 narrow:text-16" onClick={() => setIsAreaOpen(true)}>
          {t('Area and sound')}
        </Button>
      </div>
      {!hasPlace && (
        <Note icon="pin">
          <p>{t('We do not know where you wash yet, so no requests can come.')}</p>
          <Button look="link" onClick={() => change({ online: true, locate: true })}>
            {t('Use my current position')}
          </Button>
        </Note>
      )}
      {hasPlace && !summary.online && (
        <p className="text-14 text-ink-2">{t('You get no requests while you are offline.')}</p>
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

/** A refusal of this device to say where it is has a text of its own. */
function textOf(error: Error): string {
  const isOfPosition = Object.values<string>(messages.position).includes(error.message)
  return isOfPosition ? tSaid(error.message) : errorText(error, t(messages.unexpected))
}
