import { orderNumber } from '@washline/contract/ids'
import { stopText } from '../../../domain/order/stop-labels.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTimeOrDate } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { Note } from '../../../ui/note.tsx'
import type { NextStop } from '../use-next-stop.ts'

/** Shown to a Washer whose next stop is one of another order. */
export function NextStopElsewhere({ next }: { next: NextStop | undefined }) {
  const nowMs = useNow(15_000)
  if (!next?.isElsewhere) return null
  const { stop, path } = next
  return (
    <Note>
      <p className="kicker">{t('Next stop')}</p>
      <p className="font-semibold wrap-anywhere">
        {t('{stop}, about {time}', { stop: stopText(stop), time: formatTimeOrDate(stop.expected_at, nowMs) })}
      </p>
      <Link to={path} className="text-button">
        {t('Open order {number}', { number: orderNumber(stop.order_id) })}
      </Link>
    </Note>
  )
}
