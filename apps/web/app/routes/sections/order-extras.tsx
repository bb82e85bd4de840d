import { CareOfOrder } from '../../features/care/components/care-of-order.tsx'
import { UndeliveredClaim } from '../../features/claim/components/undelivered-claim.tsx'
import { ItemSection } from '../../features/order/components/item-section.tsx'
import type { ShownOrder } from '../../features/order/components/order-gate.tsx'
import { ShareOrder } from '../../features/sharing/components/share-order.tsx'
import { OtherPersonLinks } from './other-person-links.tsx'

/** Below a running order: care instructions, items, sharing and safety. */
export function OrderExtras({ shown: { order, side } }: { shown: Pick<ShownOrder, 'order' | 'side'> }) {
  const hasLaundry = order.status === 'picked_up' || order.status === 'in_progress'
  return (
    <div className="grid gap-8">
      {side === 'customer' && hasLaundry && <UndeliveredClaim orderId={order.id} pickedUpAt={order.picked_up_at} />}
      {side === 'washer' && <CareOfOrder orderId={order.id} isTicked={hasLaundry} />}
      <ItemSection order={order} side={side} />
      {side === 'customer' && <CareOfOrder orderId={order.id} isTicked={false} />}
      <div className="flex flex-wrap gap-3">
        {side === 'customer' && <ShareOrder orderId={order.id} />}
        <OtherPersonLinks order={order} side={side} />
      </div>
    </div>
  )
}
