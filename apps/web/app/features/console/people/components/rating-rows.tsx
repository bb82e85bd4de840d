import type { TimelineRating } from '@washline/contract/console/timelines'
import { orderNumber } from '@washline/contract/ids'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { formatRating } from '../../../../platform/format/format-number.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { consolePath } from '../../view-model.ts'

export function RatingRows({ ratings }: { ratings: readonly TimelineRating[] }) {
  if (ratings.length === 0) return <p className="text-ink-2">{t('Not rated.')}</p>
  return (
    <ol className="console-entries">
      {ratings.map(({ order_id, stars, comment, by, of, at }) => (
        <li key={order_id}>
          <p className="console-entry-head">
            <b className="num">{t('{rating} of 5', { rating: formatRating(stars) })}</b>
            <Link to={consolePath('orders', order_id)}>{orderNumber(order_id)}</Link>
            <span>{t('{customer} about {washer}', { customer: by.name, washer: of.name })}</span>
            <time className="num text-ink-2" dateTime={at}>
              {formatDateTime(at)}
            </time>
          </p>
          {comment && <p className="wrap-anywhere">{comment}</p>}
        </li>
      ))}
    </ol>
  )
}
