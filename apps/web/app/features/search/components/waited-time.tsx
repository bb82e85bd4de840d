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

/** The usual and the present waiting time, and what happens when it is too long. */
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
      {waitedMs > market.dispatch.notifyCustomerAfterMs && (
        <Note>
          {t(
            'This takes longer than usual. If no Washer accepts within {minutes} minutes, we cancel the order and you are not charged.',
            { minutes: market.dispatch.giveUpAfterMs / 60_000 },
          )}
        </Note>
      )}
    </>
  )
}
