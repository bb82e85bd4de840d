import { CareOfOrder } from '../../features/care/components/care-of-order.tsx'
import { ItemSection } from '../../features/order/components/item-section.tsx'
import type { ShownOrder } from '../../features/order/components/order-gate.tsx'
import { FavouriteHeart } from '../../features/people/components/favourite-heart.tsx'
import { RatingTail } from '../../features/ratings/components/rating-tail.tsx'
import { RingAlert, Ringing } from '../../features/tracking/components/ringing.tsx'
import { OtherPersonLinks } from './other-person-links.tsx'

type Shown = Pick<ShownOrder, 'order' | 'side'>

export { OtherPersonLinks as PersonBelow, RatingTail }

/** Care instructions and items of a delivered order. */
export const ItemsBelow = ({ order, side }: Shown) => (
  <div className="grid gap-8">
    <CareOfOrder orderId={order.id} isTicked={false} />
    <ItemSection order={order} side={side} />
  </div>
)

/** Rings between the two. */
export const RingsBelow = (shown: Shown) => (
  <>
    <RingAlert {...shown} />
    <Ringing {...shown} />
  </>
)

/** The customer's favourite button for the Washer. */
export const HeartBelow = ({ order: { provider } }: Pick<ShownOrder, 'order'>) =>
  provider && <FavouriteHeart id={provider.user_id} name={provider.provider.business_name} />
