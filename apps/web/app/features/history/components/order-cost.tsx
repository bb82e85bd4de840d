import type { OrderSummary } from '@washline/contract/orders/summary'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { costOf } from '../view-model.ts'

/** What the order has cost its customer, or would cost; for the Washer the value of the items. */
export function OrderCost({ order, isOwn }: { order: OrderSummary; isOwn: boolean }) {
  const { label, amountMinor } = costOf(order)
  return (
    <div className="grid h-full content-center justify-items-end gap-1 text-right">
      {isOwn && <p className="text-14 text-ink-2">{label}</p>}
      <p className="display num text-24">{formatMinor(amountMinor)}</p>
      <p className="num text-14 text-ink-2">
        {t('{count, plural, one {# item} other {# items}}', { count: order.item_count })}
      </p>
    </div>
  )
}
