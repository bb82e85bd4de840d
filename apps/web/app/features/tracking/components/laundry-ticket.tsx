import { orderNumber } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { returnTexts } from '../next-labels.ts'
import type { Trip } from '../view-model.ts'
import { Arrival } from './arrival.tsx'
import { LineOfProgress } from './line-of-progress.tsx'
import { MilestoneList } from './milestone-list.tsx'
import { PinSlip } from './pin-slip.tsx'
import { PromiseClock, SmallPromiseClock } from './promise-clock.tsx'

export interface LaundryTicketProps {
  order: Order
  side: OrderSide
  /** The customer's PIN while one waits. */
  pin: ReactNode
  /** When it is likely back. */
  likely: ReactNode
  /** The Washer's way back, where it is known. */
  trip: Trip | null
}

/** The ticket of an order in the laundry: the three hours, and on the way back the minutes to the door. */
export function LaundryTicket({ order, side, pin, likely, trip }: LaundryTicketProps) {
  const isAway = order.status === 'in_progress'
  const promise = isAway && order.picked_up_at && { pickedUpAt: order.picked_up_at, promiseS: order.promise_s }
  return (
    <>
      {pin && <PinSlip>{pin}</PinSlip>}
      <Ticket pegged className="ticket-of-order" label={t('Order {number}', { number: orderNumber(order.id) })}>
        <Ticket.Part>
          <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')}>
            <StatusChip status={order.status}>{t(statusLabels[order.status])}</StatusChip>
          </Ticket.Head>
          <Arrival trip={trip} {...returnTexts(side)} otherwise={promise && <PromiseClock {...promise} />} />
          {trip && promise && <SmallPromiseClock {...promise} />}
          {likely}
        </Ticket.Part>
        <Ticket.Part>
          <LineOfProgress order={order} />
        </Ticket.Part>
        <Ticket.Part>
          <MilestoneList order={order} />
        </Ticket.Part>
      </Ticket>
    </>
  )
}
