import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Order } from '@washline/contract/orders/schemas'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { formatPercent } from '../../../platform/format/format-number.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'

/** What the order is, where it washes items of another one again, and what it means for this person. */
export function RewashNote({ order, side }: { order: Order; side: OrderSide }) {
  const { rewash_of, picked_up_at, net_pay } = order
  if (!rewash_of) return null
  const share = formatPercent(market.complaints.refundBasisPoints.cannot_wait / 10_000)
  return (
    <Note icon="shield">
      <p className="font-semibold">{t('Free second wash of {number}', { number: orderNumber(rewash_of) })}</p>
      {side === 'customer' && picked_up_at === null && (
        <p>{t('If you cannot wait, cancel it: {share} of the price of its items is then refunded.', { share })}</p>
      )}
      {side === 'washer' && (
        <p>
          {net_pay === 0
            ? t('It is not paid, because your first wash did not come out clean.')
            : t('The customer pays nothing. You are paid as usual.')}
        </p>
      )}
    </Note>
  )
}
