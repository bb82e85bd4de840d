import { market } from '@washline/contract/market'
import type { Order } from '@washline/contract/orders/schemas'
import { isWasherLate } from '../../../domain/order/order-times.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'
import { FindAnother } from './find-another.tsx'

export interface LateWasherProps {
  order: Pick<Order, 'id' | 'status' | 'pickup_time' | 'accepted_at'>
  reload: () => Promise<void>
}

/** Shows that the Washer is late, and offers to find another. */
export function LateWasher({ order, reload }: LateWasherProps) {
  const isLate = isWasherLate(order, useNow())
  return (
    <>
      <div role="status" className="empty:hidden">
        {isLate && (
          <Note tone="bad">
            {t(
              'Your Washer is more than {minutes, plural, one {# minute} other {# minutes}} late. You can cancel free of charge or find another Washer.',
              { minutes: market.pickup.lateAfterMs / 60_000 },
            )}
          </Note>
        )}
      </div>
      {isLate && <FindAnother orderId={order.id} reload={reload} />}
    </>
  )
}
