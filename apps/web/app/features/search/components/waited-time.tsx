import { market } from '@washline/contract/market'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { formatDuration } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { T } from '../../../platform/i18n/t.tsx'
import { Note } from '../../../ui/note.tsx'
import type { SearchState } from '../view-model.ts'

export interface WaitedTimeProps {
  /** When the search began. */
  since: string
  /** The measured wait of the last orders; without it the market's typical one is shown. */
  usual: SearchState['usual_wait'] | undefined
}

/** The usual and the present waiting time, and what happens when it is too long. */
export function WaitedTime({ since, usual }: WaitedTimeProps) {
  const waitedMs = useNow() - Date.parse(since)
  const waited = formatDuration(waitedMs / 1_000)
  const { from_minutes, to_minutes } = usual ?? market.dispatch.typicalWait
  return (
    <>
      <p className="lead">
        <T
          text={
            from_minutes > 0
              ? 'Typical wait: <b>{from}–{to} min</b>. You have waited {waited}.'
              : 'Typical wait: <b>up to {to} min</b>. You have waited {waited}.'
          }
          values={{ from: from_minutes, to: to_minutes, waited }}
          parts={{ b: (inside) => <b className="text-ink">{inside}</b> }}
        />
      </p>
      {waitedMs <= market.dispatch.notifyCustomerAfterMs && (
        <p className="text-14 text-ink-2">
          {t('Next: a Washer accepts, by {time} at the latest. Otherwise the order ends and you pay nothing.', {
            time: formatTime(new Date(Date.parse(since) + market.dispatch.giveUpAfterMs).toISOString()),
          })}
        </p>
      )}
      {waitedMs > market.dispatch.notifyCustomerAfterMs && (
        <Note>
          {t(
            'This is taking longer than usual. If no Washer accepts within {minutes} minutes, we cancel the order and you are not charged.',
            { minutes: market.dispatch.giveUpAfterMs / 60_000 },
          )}
        </Note>
      )}
    </>
  )
}
