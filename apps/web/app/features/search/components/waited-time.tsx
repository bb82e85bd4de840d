import { market } from '@washline/contract/market'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatDuration } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { T } from '../../../platform/i18n/t.tsx'
import { Note } from '../../../ui/note.tsx'

export interface WaitedTimeProps {
  /** When the order was placed. */
  since: string
}

/** How long one waits usually, and has waited; what happens when it takes too long. */
export function WaitedTime({ since }: WaitedTimeProps) {
  const waitedMs = useNow() - Date.parse(since)
  return (
    <>
      <p className="lead">
        <T
          text="Typical wait: <b>1–3 min</b>. You have waited {waited}."
          values={{ waited: formatDuration(waitedMs / 1_000) }}
          parts={{ b: (inside) => <b className="text-ink">{inside}</b> }}
        />
      </p>
      {waitedMs > market.dispatch.tellCustomerAfterMs && (
        <Note>
          {t(
            'This takes longer than usual. If nobody accepts within {minutes} minutes, we cancel it and nothing is charged.',
            { minutes: market.dispatch.giveUpAfterMs / 60_000 },
          )}
        </Note>
      )}
    </>
  )
}
