import { orderMessages } from '@washline/contract/orders/messages'
import type { OrderMove } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { MoveButton } from '../../domain/order/move-button.tsx'
import type { OrderSide } from '../../domain/order/order-side.ts'
import type { QueuedMoves as Queued } from '../../domain/order/use-queued-moves.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useNavigate } from '../../router/index.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Dock } from '../../ui/dock.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/toast.ts'
import { useIsDesk } from '../../ui/use-is-desk.ts'
import { CustomerAddress } from './components/customer-address.tsx'
import { LaundryTicket } from './components/laundry-ticket.tsx'
import { LikelyReturn } from './components/likely-return.tsx'
import { NextStopElsewhere } from './components/next-stop-elsewhere.tsx'
import { OtherPerson } from './components/other-person.tsx'
import { QueuedMoves } from './components/queued-moves.tsx'
import { ReturnPage } from './components/return-page.tsx'
import { RewashNote } from './components/rewash-note.tsx'
import { RingAlert, Ringing } from './components/ringing.tsx'
import { SharingNote } from './components/sharing-note.tsx'
import { WayThere } from './components/way-there.tsx'
import { nextText } from './next-labels.ts'
import { useNextStop } from './use-next-stop.ts'
import { useReturnTrip } from './use-return-trip.ts'
import { useSharePosition } from './use-share-position.ts'
import { type CustodyParts, isEnRoute } from './view-model.ts'

export interface LaundryScreenProps {
  order: Order
  side: OrderSide
  moves: readonly OrderMove[]
  /** The Washer's moves that wait for the network. */
  queuedMoves: Queued
  reload: () => Promise<void>
  custody: CustodyParts
  /** What happens if the Washer cannot go on. */
  rescue: ReactNode
  /** What one may do about the door before anybody stands there. */
  door: ReactNode
  leave: ReactNode
  items: ReactNode
}

/** From the start of the laundry until delivery. */
export function LaundryScreen(props: LaundryScreenProps) {
  const { order, side, moves, queuedMoves, reload, custody, rescue, door, leave, items } = props
  const isDesk = useIsDesk()
  const isWasher = side === 'washer'
  const isDone = order.laundry_completed_at !== null
  const shared = useSharePosition(order.id, isWasher && isEnRoute(order))
  const back = useReturnTrip(order, side, shared.point)
  const isOnTheWay = isDone && order.status === 'in_progress'
  const next = useNextStop(order.id, isWasher)
  useHeadingFocus()
  const actions = <LaundryActions {...{ order, side, moves, queuedMoves, reload, custody }} />
  const content = (
    <>
      <p className="sr-only" role="status">
        {isDone ? t('The wash is done. Delivering.') : t('Washing.')}
      </p>
      <RingAlert order={order} side={side} />
      <RewashNote order={order} side={side} />
      {rescue}
      <LaundryTicket
        {...{ order, side }}
        pin={custody.pin}
        trip={back.trip}
        likely={queuedMoves.queued.length === 0 && <LikelyReturn order={order} side={side} />}
      />
      <NextStopElsewhere next={next} />
      {order.promise_kept === false && !order.rewash_of && <Note tone="bad">{missedText(side)}</Note>}
      <QueuedMoves queued={queuedMoves.queued} />
      {isWasher && <CustomerAddress order={order} />}
      {isWasher && isOnTheWay && order.pickup_location && (
        <WayThere title={t('Route back to the door')} destination={order.pickup_location} trip={back.trip} />
      )}
      <Ringing order={order} side={side} />
      {isWasher && <SharingNote shared={shared} name={order.user.name} />}
      {custody.difference}
      <div className={isOnTheWay ? undefined : 'desk:hidden'}>{items}</div>
      {custody.timeline}
      {door}
      {leave}
    </>
  )
  if (isOnTheWay)
    return (
      <ReturnPage order={order} trip={back} actions={actions}>
        {content}
      </ReturnPage>
    )
  return (
    <AppPage
      title={t('Laundry in progress')}
      back="/order-history"
      tab="orders"
      aside={
        <div className="grid gap-8 pt-12">
          {isDesk && <div className="grid gap-4">{actions}</div>}
          {items}
        </div>
      }
      dock={!isDesk && <Dock>{actions}</Dock>}
    >
      {content}
    </AppPage>
  )
}

const missedText = (side: OrderSide) =>
  side === 'customer'
    ? t('The promise was missed, so the service fee is back in your wallet. Our team steps in if it takes much longer.')
    : t('The promise was missed, and the customer got the service fee back. Please deliver as soon as you can.')

/** The other person, and the Washer's next move: the wash is done, then the delivery. */
function LaundryActions({
  order,
  side,
  moves,
  queuedMoves,
  reload,
  custody,
}: Omit<LaundryScreenProps, 'items' | 'rescue' | 'door' | 'leave'>) {
  const navigate = useNavigate()
  const isDone = order.laundry_completed_at !== null
  const delivered = () => {
    toast.success(t(orderMessages.delivered))
    navigate('/order-history')
  }
  const nowMs = useNow(15_000)
  const ownNext = isDone ? t('Next: delivery to the door') : t('Next: wash done')
  const ofWasher = order.status === 'in_progress' ? ownNext : undefined
  return (
    <>
      <OtherPerson order={order} side={side} note={side === 'washer' ? ofWasher : nextText(order, nowMs)} />
      {moves.includes('finishLaundry') && !isDone && (
        <MoveButton
          orderId={order.id}
          queuedMoves={queuedMoves}
          move="finishLaundry"
          variant="primary"
          onMoved={reload}
        >
          {t('Wash is done')}
        </MoveButton>
      )}
      {moves.includes('deliver') && isDone && custody.handOver?.(delivered)}
      {moves.includes('deliver') && !(isDone && (custody.handOver || custody.isRequired)) && (
        <MoveButton
          orderId={order.id}
          queuedMoves={queuedMoves}
          move="deliver"
          variant={isDone ? 'primary' : 'plain'}
          onMoved={delivered}
        >
          {t('Mark as Delivered')}
        </MoveButton>
      )}
    </>
  )
}
