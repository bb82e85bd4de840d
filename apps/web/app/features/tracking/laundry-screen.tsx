import { orderNumber } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import { type OrderMove, statusLabels } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { OrderSide } from '../../domain/order/order-side.ts'
import type { QueuedMoves as Queued } from '../../domain/order/use-queued-moves.ts'
import { useTrip } from '../../domain/order/use-trip.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Dock } from '../../ui/dock.tsx'
import { Note } from '../../ui/note.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { toast } from '../../ui/toast.ts'
import { useIsDesk } from '../../ui/use-is-desk.ts'
import { CustomerAddress } from './components/customer-address.tsx'
import { LikelyReturn } from './components/likely-return.tsx'
import { LineOfProgress } from './components/line-of-progress.tsx'
import { MilestoneList } from './components/milestone-list.tsx'
import { MoveButton } from './components/move-button.tsx'
import { NextStopElsewhere } from './components/next-stop-elsewhere.tsx'
import { OtherPerson } from './components/other-person.tsx'
import { PromiseClock } from './components/promise-clock.tsx'
import { QueuedMoves } from './components/queued-moves.tsx'
import { RewashNote } from './components/rewash-note.tsx'
import { RingAlert, Ringing } from './components/ringing.tsx'
import { SharingNote } from './components/sharing-note.tsx'
import { WayThere } from './components/way-there.tsx'
import { nextText } from './next-labels.ts'
import { useNextStop } from './use-next-stop.ts'
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
  leave: ReactNode
  items: ReactNode
}

/** From the start of the laundry until delivery. */
export function LaundryScreen(props: LaundryScreenProps) {
  const { order, side, moves, queuedMoves, reload, custody, rescue, leave, items } = props
  const isDesk = useIsDesk()
  const isWasher = side === 'washer'
  const isDone = order.laundry_completed_at !== null
  const shared = useSharePosition(order.id, isWasher && isEnRoute(order))
  const isOnTheWay = isWasher && isDone && order.status === 'in_progress'
  const door = isOnTheWay ? order.pickup_location : null
  const trip = useTrip(shared.point, door)
  const next = useNextStop(order.id, isWasher)
  useHeadingFocus()
  const actions = <LaundryActions {...{ order, side, moves, queuedMoves, reload, custody }} />
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
      <p className="sr-only" role="status">
        {isDone ? t('The wash is done. Delivering.') : t('Washing.')}
      </p>
      <RingAlert order={order} side={side} />
      <RewashNote order={order} side={side} />
      {rescue}
      <LaundryTicket
        order={order}
        pin={custody.pin}
        likely={queuedMoves.queued.length === 0 && <LikelyReturn order={order} side={side} />}
      />
      <NextStopElsewhere next={next} />
      {order.promise_kept === false && !order.rewash_of && <Note tone="bad">{missedText(side)}</Note>}
      {custody.pin && <MilestoneList order={order} />}
      <QueuedMoves queued={queuedMoves.queued} />
      {isWasher && <CustomerAddress order={order} />}
      {door && <WayThere title={t('Way back to the door')} destination={door} trip={trip} />}
      <Ringing order={order} side={side} />
      {isWasher && <SharingNote shared={shared} name={order.user.name} />}
      {custody.difference}
      <div className="desk:hidden">{items}</div>
      {custody.timeline}
      {leave}
    </AppPage>
  )
}

const missedText = (side: OrderSide) =>
  side === 'customer'
    ? t('The promise was missed, so the service fee is back in your wallet. Our team steps in if it takes much longer.')
    : t('The promise was missed, and the customer got the service fee back. Please deliver as soon as you can.')

function LaundryTicket({ order, pin, likely }: { order: Order; pin: ReactNode; likely: ReactNode }) {
  return (
    <Ticket pegged state={pin ? 'half' : 'whole'} label={t('Order {number}', { number: orderNumber(order.id) })}>
      <Ticket.Part>
        <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')}>
          <StatusChip status={order.status}>{t(statusLabels[order.status])}</StatusChip>
        </Ticket.Head>
        {order.picked_up_at && <PromiseClock pickedUpAt={order.picked_up_at} promiseS={order.promise_s} />}
        {likely}
      </Ticket.Part>
      <Ticket.Part>
        <LineOfProgress order={order} />
      </Ticket.Part>
      {pin ? (
        <Ticket.Part tone="water">{pin}</Ticket.Part>
      ) : (
        <Ticket.Part>
          <MilestoneList order={order} />
        </Ticket.Part>
      )}
    </Ticket>
  )
}

/** The other person, and the Washer's next move: the wash is done, then the delivery. */
function LaundryActions({
  order,
  side,
  moves,
  queuedMoves,
  reload,
  custody,
}: Omit<LaundryScreenProps, 'items' | 'rescue' | 'leave'>) {
  const navigate = useNavigate()
  const isDone = order.laundry_completed_at !== null
  const delivered = () => {
    toast.success(t(orderMessages.delivered))
    navigate('/order-history')
  }
  const nowMs = useNow(15_000)
  const ownNext = isDone ? t('Next: delivery to the door') : t('Next: wash done')
  return (
    <>
      <OtherPerson order={order} side={side} note={side === 'washer' ? ownNext : nextText(order, nowMs)} />
      {moves.includes('finishLaundry') && !isDone && (
        <MoveButton orderId={order.id} queuedMoves={queuedMoves} move="finishLaundry" primary onMoved={reload}>
          {t('Wash is done')}
        </MoveButton>
      )}
      {moves.includes('deliver') && isDone && custody.handOver?.(delivered)}
      {moves.includes('deliver') && isDone && !custody.isRequired && (
        <p className="text-14 text-ink-2">
          {t('Without the PIN or a photo you are paid only after the customer or our team has confirmed the delivery.')}
        </p>
      )}
      {moves.includes('deliver') && !(isDone && custody.isRequired) && (
        <MoveButton
          orderId={order.id}
          queuedMoves={queuedMoves}
          move="deliver"
          primary={isDone && !custody.handOver}
          onMoved={delivered}
        >
          {t('Mark as Delivered')}
        </MoveButton>
      )}
    </>
  )
}
