import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { statusLabels } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { formatTime } from '../../../platform/format/date.ts'
import { formatReadyIn } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useLocation } from '../../../router/index.ts'
import { classes } from '../../../ui/classes.ts'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import type { Trip } from '../view-model.ts'
import { Arrival } from './arrival.tsx'
import { LineOfProgress } from './line-of-progress.tsx'
import { PinSlip } from './pin-slip.tsx'
import { PausedClock, PromiseClock } from './promise-clock.tsx'

export interface PickupTicketProps {
  order: Order
  /** The Washer's way to the door, where it is known. */
  trip: Trip | null
  /** When it is likely back. */
  likely: ReactNode
  /** The last section: the next step, unless the page begins with it. */
  next?: string
  /** The stub while a PIN waits. */
  pin?: ReactNode
}

/** The ticket of an order before and at the pickup. */
export function PickupTicket({ order, trip, likely, next, pin }: PickupTicketProps) {
  const time = order.pickup_time ? formatTime(order.pickup_time) : null
  const isJustAccepted = useLocation().state?.accepted === order.id
  const nextLines = (
    <>
      {next && <p className="font-semibold">{next}</p>}
      {!order.picked_up_at && (
        <p className="text-14 text-ink-2">
          {t('Estimated ready {time} after pickup.', { time: formatReadyIn(market.promise.readyS) })}
        </p>
      )}
    </>
  )
  const ticket = (
    <Ticket
      className={classes('ticket-of-order', isJustAccepted && 'half-falls')}
      label={t('Order {number}', { number: orderNumber(order.id) })}
    >
      <Ticket.Part>
        <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')}>
          <StatusChip status={order.status}>{t(statusLabels[order.status])}</StatusChip>
        </Ticket.Head>
        {order.picked_up_at ? (
          <PromiseClock pickedUpAt={order.picked_up_at} promiseS={order.promise_s} />
        ) : (
          <>
            <Arrival
              trip={trip}
              inText={t('At the door in')}
              atText={t('Pickup at')}
              note={time && t('Pickup was set for {time}', { time })}
              otherwise={
                <>
                  <p className="kicker mt-4">{t('Pickup set for')}</p>
                  <p className="huge num">{time ?? t('Soon')}</p>
                  <p className="mt-3 text-14 text-ink-2">{t('The distance to the door is not known yet.')}</p>
                </>
              }
            />
            <PausedClock promiseS={order.promise_s} />
          </>
        )}
        {likely}
      </Ticket.Part>
      <Ticket.Part>
        <LineOfProgress order={order} />
      </Ticket.Part>
      <Ticket.Part tone="water">{nextLines}</Ticket.Part>
    </Ticket>
  )
  if (!pin) return ticket
  return (
    <>
      <PinSlip>{pin}</PinSlip>
      {ticket}
    </>
  )
}
