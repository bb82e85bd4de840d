import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { statusLabels } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { formatTime } from '../../../platform/format/date.ts'
import { formatReadyIn } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { LineOfProgress } from './line-of-progress.tsx'
import { PausedClock, PromiseClock, TravelDigits } from './promise-clock.tsx'

export interface PickupTicketProps {
  order: Order
  /** Seconds until the Washer is at the door, where they are known. */
  awayS: number | null
  /** When it is likely back. */
  likely: ReactNode
  /** The last section: the next step. */
  next: string
  /** The stub while a PIN waits. */
  pin?: ReactNode
}

/** The ticket of an order before and at the pickup. */
export function PickupTicket({ order, awayS, likely, next, pin }: PickupTicketProps) {
  const nextLines = (
    <>
      <p className="font-semibold">{next}</p>
      {!order.picked_up_at && (
        <p className="text-14 text-ink-2">
          {t('Estimated ready {time} after pickup.', { time: formatReadyIn(market.promise.readyS) })}
        </p>
      )}
    </>
  )
  const ticket = (
    <Ticket
      className="ticket-of-order"
      state={pin ? 'half' : 'whole'}
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
            <Arrival awayS={awayS} pickupTime={order.pickup_time} />
            <PausedClock promiseS={order.promise_s} />
          </>
        )}
        {likely}
      </Ticket.Part>
      <Ticket.Part>
        <LineOfProgress order={order} />
      </Ticket.Part>
      <Ticket.Part tone="water">{pin || nextLines}</Ticket.Part>
    </Ticket>
  )
  if (!pin) return ticket
  return (
    <>
      {ticket}
      <div>{nextLines}</div>
    </>
  )
}

function Arrival({ awayS, pickupTime }: Pick<PickupTicketProps, 'awayS'> & { pickupTime: string | null }) {
  const time = pickupTime ? formatTime(pickupTime) : null
  if (awayS !== null)
    return (
      <>
        <p className="kicker mt-4">{t('At the door in')}</p>
        <p className="clock num">
          <TravelDigits seconds={awayS} />
        </p>
        {time && <p className="mt-4 text-ink-2">{t('Pickup was set for {time}', { time })}</p>}
      </>
    )
  return (
    <>
      <p className="kicker mt-4">{t('Pickup set for')}</p>
      <p className="huge num">{time ?? t('Soon')}</p>
    </>
  )
}
