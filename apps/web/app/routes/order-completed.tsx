import type { OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import type { Order } from '@washline/contract/orders/schemas'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CareOfOrder } from '../features/care/components/care-of-order.tsx'
import { CompletedScreen } from '../features/completion/completed-screen.tsx'
import { OrderCustody } from '../features/custody/components/order-custody.tsx'
import { OrderDoor } from '../features/door/components/order-door.tsx'
import { ItemSection } from '../features/order/components/item-section.tsx'
import { OrderGate } from '../features/order/components/order-gate.tsx'
import { FavouriteHeart } from '../features/people/components/favourite-heart.tsx'
import { RatingTail } from '../features/ratings/components/rating-tail.tsx'
import { RingAlert, Ringing } from '../features/tracking/components/ringing.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { ahead } from '../platform/network/load-ahead.ts'
import { later } from '../ui/later.tsx'
import { toast } from '../ui/toast.ts'
import { OtherPersonLinks } from './sections/other-person-links.tsx'

const ClaimEntry = later(
  () => import('../features/claim/components/claim-entry.tsx').then((module) => module.ClaimEntry),
  null,
)
const ComplaintEntry = later(
  () => import('../features/complaint/components/complaint-entry.tsx').then((module) => module.ComplaintEntry),
  null,
)
const TipWasher = later(
  ahead(() => import('./sections/tip-washer.tsx').then((module) => module.default)),
  null,
)

export const meta = () => [{ title: pageTitle(t('Order completed')) }]

const isBack = ({ status }: Order) => status === 'delivered' || status === 'completed'

const ReturnMoment = later(
  ahead(() => import('../features/completion/components/return-moment.tsx').then((module) => module.ReturnMoment)),
  null,
)

export default function OrderCompleted() {
  const [confirmed, setConfirmed] = useState<OrderId>()
  const navigate = useNavigate()
  const leave = (completed: OrderId) => {
    toast.success(t(orderMessages.completed))
    void navigate('/order-history', { state: { completed } })
  }
  return (
    <OrderGate title={t('Order completed')} back="/order-history" shows={isBack} ended={OrderDoor}>
      {(shown) => (
        <>
          {confirmed === shown.order.id && <ReturnMoment order={shown.order} onEnd={() => leave(shown.order.id)} />}
          <OrderCustody {...shown} hasQueued={shown.queuedMoves.queued.length > 0}>
            {(custody) => (
              <CompletedScreen
                key={shown.order.status}
                {...shown}
                custody={custody}
                onConfirmed={() => setConfirmed(shown.order.id)}
                items={
                  <div className="grid gap-8">
                    <CareOfOrder orderId={shown.order.id} isTicked={false} />
                    <ItemSection order={shown.order} side={shown.side} />
                  </div>
                }
                ringing={
                  <>
                    <RingAlert order={shown.order} side={shown.side} />
                    <Ringing order={shown.order} side={shown.side} />
                  </>
                }
                claim={
                  shown.side === 'customer' && (
                    <>
                      <ComplaintEntry orderId={shown.order.id} rewashOf={shown.order.rewash_of} />
                      <ClaimEntry orderId={shown.order.id} />
                    </>
                  )
                }
                ratingTail={(rating) => <RatingTail rating={rating} side={shown.side} />}
                person={<OtherPersonLinks order={shown.order} side={shown.side} />}
                heart={
                  shown.side === 'customer' &&
                  shown.order.provider && (
                    <FavouriteHeart
                      id={shown.order.provider.user_id}
                      name={shown.order.provider.provider.business_name}
                    />
                  )
                }
                tip={
                  shown.side === 'customer' && shown.order.status === 'completed' && <TipWasher order={shown.order} />
                }
              />
            )}
          </OrderCustody>
        </>
      )}
    </OrderGate>
  )
}
