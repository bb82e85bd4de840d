import { orderNumber } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Order } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { OrderAgain } from '../../../domain/order/order-again.tsx'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'

export interface CancelledNoticeProps {
  order: Order
  side: OrderSide
  /** Why it ended. */
  children?: ReactNode
}

/** A cancelled order, and what happened to its money. */
export function CancelledNotice({ order, side, children }: CancelledNoticeProps) {
  const at = order.cancelled_at ?? order.created_at
  const fee = order.cancel_fee_minor
  const isUndelivered = order.picked_up_at !== null && order.delivered_at === null
  return (
    <>
      <Ticket state="off" label={t('Order {number}', { number: orderNumber(order.id) })}>
        <Ticket.Part>
          <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')}>
            <StatusChip status="cancelled">{t('Cancelled')}</StatusChip>
          </Ticket.Head>
          <h2 className="mt-4 text-32" role="status">
            {isUndelivered ? t('This order ended without a delivery') : t('This order was cancelled')}
          </h2>
          <p className="mt-2">{formatDateTime(at)}</p>
        </Ticket.Part>
        <Ticket.Part>
          <p className="font-semibold">{moneyText(side, fee, isUndelivered)}</p>
          {side === 'washer' && isUndelivered && order.pickup_location && (
            <p className="wrap-anywhere">{order.pickup_location.address}</p>
          )}
          {fee > 0 && (
            <ButtonLink to={`/receipt?order=${order.id}`} variant="link" className="mt-2 -ml-1 min-h-11">
              {t('See the receipt')}
            </ButtonLink>
          )}
        </Ticket.Part>
      </Ticket>
      {children}
      {isUndelivered && side === 'customer' && (
        <ButtonLink to={`/claims/new?order=${order.id}`} variant="link">
          {t('Report loss or damage')}
        </ButtonLink>
      )}
      {side === 'customer' ? (
        <OrderAgain orderId={order.id} variant="primary" size="large" wide />
      ) : (
        <ButtonLink to="/home-screen" variant="primary" size="large" wide>
          {t('Back to requests')}
        </ButtonLink>
      )}
    </>
  )
}

function moneyText(side: OrderSide, fee: Minor, hasLaundry: boolean): string {
  const amount = formatMinor(fee)
  if (side === 'washer' && hasLaundry) return t('Please return the laundry to the customer.')
  if (side === 'washer')
    return fee > 0 ? t('You receive {amount} for the trip.', { amount }) : t('You do not have to do anything.')
  return fee > 0
    ? t('{amount} was paid to the Washer for the trip. The rest of the authorized amount is released.', { amount })
    : t('You were not charged. The authorized amount is released.')
}
