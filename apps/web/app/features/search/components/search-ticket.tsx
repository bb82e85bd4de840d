import { orderNumber } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import { type ReactNode, useRef } from 'react'
import { washerOf } from '../../../domain/washer/washer-name.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { PinDigits } from '../../../ui/pin-digits.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { useFlight } from '../use-flight.ts'
import type { YesPhase } from '../use-yes.ts'

export interface SearchTicketProps {
  order: Order
  phase: YesPhase
  /** The PIN of the accepted order. */
  pin: ReactNode
  children: ReactNode
}

/** The order's ticket, whole while the Washer's half is open; it tears when somebody accepts. */
export function SearchTicket({ order, phase, pin, children }: SearchTicketProps) {
  const stub = useRef<HTMLDivElement>(null)
  useFlight(stub, phase === 'flying')
  const isTorn = phase !== 'waiting'
  const isArrived = phase === 'arrived'
  const name = washerOf(order.provider)?.name
  return (
    <Ticket
      state={isTorn ? 'half' : 'whole'}
      className={isTorn ? 'ticket-of-order ticket-tears' : 'ticket-of-order'}
      label={t('Order {number}', { number: orderNumber(order.id) })}
    >
      <Ticket.Part>
        <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')}>
          <StatusChip status={order.status}>{t(statusLabels[order.status])}</StatusChip>
        </Ticket.Head>
        {children}
        {isTorn && <span className="stitch-ink" aria-hidden="true" />}
      </Ticket.Part>
      <Ticket.Part tone="water">
        <div ref={stub} className="other-half">
          {isTorn && pin && <div hidden={!isArrived}>{pin}</div>}
          {!(isArrived && pin) && (
            <div className="flex items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="phrase text-14 text-ink-2">{t('Your Washer')}</p>
                <p className="display text-24 wrap-anywhere">{name ?? '?'}</p>
              </div>
              <PinDigits pin={undefined} label={t('PIN')} />
            </div>
          )}
        </div>
      </Ticket.Part>
    </Ticket>
  )
}
