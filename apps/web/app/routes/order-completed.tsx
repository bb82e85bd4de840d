import { useQueryClient } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import type { Order } from '@washline/contract/orders/schemas'
import { type ComponentType, useState } from 'react'
import { CompletedScreen } from '../features/completion/completed-screen.tsx'
import type { ReturnMomentProps } from '../features/completion/components/return-moment.tsx'
import { OrderCustody } from '../features/custody/components/order-custody.tsx'
import { OrderGate, type ShownOrder } from '../features/order/components/order-gate.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { ahead } from '../platform/network/load-ahead.ts'
import { useNavigate } from '../router/index.ts'
import { later } from '../ui/later.tsx'
import { loadWhenOnline } from '../ui/load-when-online.ts'
import { toast } from '../ui/toast.ts'
import { OrderDoor } from './sections/order-asides.ts'

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

/** Below the receipt, and what only some people use: after the first answers. */
const loadBelow = ahead(() => import('./sections/below-receipt.tsx'))
const ItemsBelow = later(async () => (await loadBelow()).ItemsBelow)
const PersonBelow = later(async () => (await loadBelow()).PersonBelow, null)
const HeartBelow = later(async () => (await loadBelow()).HeartBelow, null)
const RatingTail = later(async () => (await loadBelow()).RatingTail, null)
const RingsBelow = later(async () => (await loadBelow()).RingsBelow, null)

export const meta = () => [{ title: pageTitle(t('Order completed')) }]

const isBack = ({ status }: Order) => status === 'delivered' || status === 'completed'

const loadReturn = ahead(() => import('../features/completion/components/return-moment.tsx'))

const loadOrders = () => import('./sections/load-orders.ts')

interface Returned {
  id: OrderId
  Moment: ComponentType<ReturnMomentProps>
}

export default function OrderCompleted() {
  const [returned, setReturned] = useState<Returned>()
  /** The delivered order while it is being confirmed: what it has become is shown by its return. */
  const [held, setHeld] = useState<ShownOrder>()
  const navigate = useNavigate()
  const client = useQueryClient()
  const confirmed = async (id: OrderId) => {
    void loadOrders().then(({ loadOrders }) => loadOrders(client, id))
    const { ReturnMoment: Moment } = await loadWhenOnline(loadReturn)
    setReturned({ id, Moment })
  }
  const leave = (completed: OrderId) => {
    toast.success(t(orderMessages.completed))
    void navigate('/order-history', { state: { completed } })
  }
  return (
    <OrderGate title={t('Order completed')} back="/order-history" shows={isBack} ended={OrderDoor}>
      {(now) => {
        const shown = held?.order.id === now.order.id ? held : now
        return returned?.id === shown.order.id ? (
          <returned.Moment order={shown.order} onEnd={() => leave(shown.order.id)} />
        ) : (
          <OrderCustody {...shown}>
            {(custody) => (
              <CompletedScreen
                key={shown.order.status}
                {...shown}
                custody={custody}
                confirming={{
                  onBegin: () => setHeld(shown),
                  onConfirmed: () => confirmed(shown.order.id),
                  onFailed: () => setHeld(undefined),
                }}
                items={<ItemsBelow order={shown.order} side={shown.side} />}
                ringing={<RingsBelow order={shown.order} side={shown.side} />}
                claim={
                  shown.side === 'customer' && (
                    <>
                      <ComplaintEntry orderId={shown.order.id} rewashOf={shown.order.rewash_of} />
                      <ClaimEntry orderId={shown.order.id} />
                    </>
                  )
                }
                ratingTail={(rating) => <RatingTail rating={rating} side={shown.side} />}
                person={<PersonBelow order={shown.order} side={shown.side} />}
                heart={shown.side === 'customer' && <HeartBelow order={shown.order} />}
                tip={
                  shown.side === 'customer' && shown.order.status === 'completed' && <TipWasher order={shown.order} />
                }
              />
            )}
          </OrderCustody>
        )
      }}
    </OrderGate>
  )
}
