import { CareOfOrder } from '../../features/care/components/care-of-order.tsx'
import { ItemSection } from '../../features/order/components/item-section.tsx'
import type { ShownOrder } from '../../features/order/components/order-gate.tsx'
import { ShareOrder } from '../../features/sharing/components/share-order.tsx'
import { OtherPersonWays } from './other-person-ways.tsx'

/** What goes with an order that is under way: how it is washed, what is in it, and the ways to share it and to be safe. */
export function OrderExtras({ shown: { order, side } }: { shown: Pick<ShownOrder, 'order' | 'side'> }) {
  const hasLaundry = order.status === 'picked_up' || order.status === 'in_progress'
  return (
    <div className="grid gap-8">
      {side === 'washer' && <CareOfOrder orderId={order.id} isTicked={hasLaundry} />}
      <ItemSection order={order} side={side} />
      {side === 'customer' && <CareOfOrder orderId={order.id} isTicked={false} />}
      <div className="flex flex-wrap gap-3">
        {side === 'customer' && <ShareOrder orderId={order.id} />}
        <OtherPersonWays order={order} side={side} />
      </div>
    </div>
  )
}
