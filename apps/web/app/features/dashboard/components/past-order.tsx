import { orderNumber } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { OrderLine } from '../../../domain/order/order-line.tsx'
import { orderPath } from '../../../domain/order/order-path.ts'
import { washerOf } from '../../../domain/washer/washer-name.ts'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { initials } from '../../../platform/format/initials.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { CareLabel } from '../../../ui/care-label.tsx'

/** One row: Washer, time, the garments and their number, value. */
export function PastOrder({ order }: { order: OrderSummary }) {
  const washer = washerOf(order.provider)
  const path = orderPath(order)
  const items = t('{count, plural, one {# item} other {# items}}', { count: order.item_count })
  const content = (
    <>
      {washer ? (
        <Avatar initials={initials(washer.name)} imageUrl={order.provider?.photo_url} />
      ) : (
        <span className="avatar bg-sheet" aria-hidden="true">
          <CareLabel name={`st-${order.status}`} className="size-6" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-3 font-semibold wrap-anywhere">{washer?.name ?? orderNumber(order.id)}</span>
        {washer?.person && <span className="block truncate text-14 text-ink-2">{washer.person}</span>}
        <span className="block text-14 text-ink-2">
          {formatShortDateTime(order.created_at, Date.now())} · {items}
        </span>
        <OrderLine items={order.items} most={5} />
      </span>
      <span className="text-right">
        <span className="num block font-semibold">{formatMoney(order.estimated_value)}</span>
        <span className="block text-14 text-ink-2">
          {order.paid?.compensated_minor ? t('Compensated') : t(statusLabels[order.status])}
        </span>
      </span>
    </>
  )
  return path ? (
    <Link className="row-link" to={path} state={{ order_id: order.id }}>
      {content}
    </Link>
  ) : (
    <div className="row-link">{content}</div>
  )
}
