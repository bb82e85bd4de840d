import { orderNumber } from '@washline/contract/ids'
import { messages } from '@washline/contract/messages'
import { type OrderMove, statusLabels } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Dock } from '../../ui/dock.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { toast } from '../../ui/toast.ts'
import { useIsDesk } from '../../ui/use-is-desk.ts'
import { CustomerAddress } from './components/customer-address.tsx'
import { KeptMoves } from './components/kept-moves.tsx'
import { LineOfProgress } from './components/line-of-progress.tsx'
import { MilestoneList } from './components/milestone-list.tsx'
import { MoveButton } from './components/move-button.tsx'
import { OtherPerson } from './components/other-person.tsx'
import { PromiseClock } from './components/promise-clock.tsx'
import { SharingNote } from './components/sharing-note.tsx'
import type { KeptMoves as Kept } from './use-move-order.ts'
import { useSharePosition } from './use-share-position.ts'
import { type CustodyParts, isOnTheWay, type OrderSide } from './view-model.ts'

export interface LaundryScreenProps {
  order: Order
  side: OrderSide
  moves: readonly OrderMove[]
  /** The Washer's moves that wait for the network. */
  keptMoves: Kept
  reload: () => Promise<void>
  custody: CustodyParts
  items: ReactNode
}

/** From the start of the laundry until delivery. */
export function LaundryScreen({ order, side, moves, keptMoves, reload, custody, items }: LaundryScreenProps) {
  const navigate = useNavigate()
  const isDesk = useIsDesk()
  const isWasher = side === 'washer'
  const isDone = order.laundry_completed_at !== null
  const shared = useSharePosition(order.id, isWasher && isOnTheWay(order))
  useHeadingFocus()
  const delivered = () => {
    toast.success(t(messages.orders.delivered))
    navigate('/order-history')
  }
  const next = isDone ? t('Next: delivery to the door') : t('Next: wash done')
  const acts = (
    <>
      <OtherPerson order={order} side={side} note={next} />
      {moves.includes('finishLaundry') && !isDone && (
        <MoveButton orderId={order.id} keptMoves={keptMoves} move="finishLaundry" primary onMoved={reload}>
          {t('Wash is done')}
        </MoveButton>
      )}
      {moves.includes('deliver') && isDone && custody.handOver?.(delivered)}
      {moves.includes('deliver') && !(isDone && custody.isRequired) && (
        <MoveButton
          orderId={order.id}
          keptMoves={keptMoves}
          move="deliver"
          primary={isDone && !custody.handOver}
          onMoved={delivered}
        >
          {t('Mark as Delivered')}
        </MoveButton>
      )}
    </>
  )
  return (
    <AppPage
      title={t('Laundry in progress')}
      back="/order-history"
      tab="orders"
      aside={
        <div className="grid gap-8 pt-12">
          {isDesk && <div className="grid gap-4">{acts}</div>}
          {items}
        </div>
      }
      dock={!isDesk && <Dock>{acts}</Dock>}
    >
      <p className="sr-only" role="status">
        {isDone ? t('The wash is done. Delivering.') : t('Washing.')}
      </p>
      <Ticket
        pegged
        state={custody.pin ? 'half' : 'whole'}
        label={t('Order {number}', { number: orderNumber(order.id) })}
      >
        <Ticket.Part>
          <Ticket.Head number={orderNumber(order.id)} numberWord={t('No.')}>
            <StatusChip status={order.status}>{t(statusLabels[order.status])}</StatusChip>
          </Ticket.Head>
          {order.picked_up_at && <PromiseClock pickedUpAt={order.picked_up_at} />}
        </Ticket.Part>
        <Ticket.Part>
          <LineOfProgress order={order} />
        </Ticket.Part>
        {custody.pin ? (
          <Ticket.Part tone="water">{custody.pin}</Ticket.Part>
        ) : (
          <Ticket.Part>
            <MilestoneList order={order} />
          </Ticket.Part>
        )}
      </Ticket>
      {custody.pin && <MilestoneList order={order} />}
      <KeptMoves kept={keptMoves.kept} />
      {isWasher && <CustomerAddress order={order} />}
      {isWasher && <SharingNote shared={shared} name={order.user.name} />}
      {custody.difference}
      <div className="desk:hidden">{items}</div>
      {custody.timeline}
    </AppPage>
  )
}
