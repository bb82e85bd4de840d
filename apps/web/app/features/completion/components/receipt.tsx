import { orderNumber } from '@washline/contract/ids'
import { add, toMinor } from '@washline/contract/money'
import { statusLabels } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { ZoneFees } from '../../../domain/order/zone-fees.tsx'
import { formatDate, formatTime } from '../../../platform/format/date.ts'
import { formatMinor, formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Detail } from '../../../ui/detail.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { promiseText } from '../view-model.ts'

export interface ReceiptProps {
  order: Order
  side: OrderSide
}

/** The receipt of the order; drawn torn once the order is completed. */
export function Receipt({ order, side }: ReceiptProps) {
  const isDone = order.status === 'completed'
  const promise = promiseText(order)
  return (
    <Ticket
      className={isDone ? 'ticket-of-order' : undefined}
      state={isDone ? 'torn' : 'whole'}
      label={t('Receipt of order {number}', { number: orderNumber(order.id) })}
    >
      <Ticket.Part>
        <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')}>
          <StatusChip status={order.status}>{t(statusLabels[order.status])}</StatusChip>
        </Ticket.Head>
        {side === 'washer' ? <Earned order={order} /> : <Paid order={order} />}
      </Ticket.Part>
      <Ticket.Part tone={order.promise_kept ? 'good' : 'paper'}>
        {promise && <p className="font-semibold">{promise}</p>}
        {order.picked_up_at && order.delivered_at && (
          <p className="text-14">
            {t('{date}, {from} to {to}', {
              date: formatDate(order.delivered_at),
              from: formatTime(order.picked_up_at),
              to: formatTime(order.delivered_at),
            })}
          </p>
        )}
      </Ticket.Part>
    </Ticket>
  )
}

const countText = (count: number) => t('{count, plural, one {# item} other {# items}}', { count })

function Paid({ order }: Pick<ReceiptProps, 'order'>) {
  const isDone = order.status === 'completed'
  return (
    <>
      <p className="kicker mt-4">{isDone ? t('Paid') : t('Authorized, charged when you confirm')}</p>
      <p className="huge num">{formatMinor(add(toMinor(order.total), toMinor(order.wallet)))}</p>
      <div className="mt-4 grid gap-2">
        <Detail name={countText(order.item_count)}>{formatMoney(order.estimated_value)}</Detail>
        <Detail name={t('Service fee')}>{formatMoney(order.service_fee)}</Detail>
        {order.coverage_fee > 0 && <Detail name={t('Extra coverage')}>{formatMoney(order.coverage_fee)}</Detail>}
        <ZoneFees of={order} />
        {order.wallet > 0 && <Detail name={t('From your wallet')}>{formatMoney(order.wallet)}</Detail>}
        {order.card && order.total > 0 && (
          <Detail name={t('Card ending {last4}', { last4: order.card.last4 })}>{formatMoney(order.total)}</Detail>
        )}
      </div>
    </>
  )
}

function Earned({ order }: Pick<ReceiptProps, 'order'>) {
  const isDone = order.status === 'completed'
  return (
    <>
      <p className="kicker mt-4">{isDone ? t('You earned') : t('You earn once the customer confirms')}</p>
      <p className="huge num">{formatMinor(toMinor(order.net_pay ?? 0))}</p>
      <div className="mt-4 grid gap-2">
        <Detail name={t('Laundry')}>{countText(order.item_count)}</Detail>
      </div>
    </>
  )
}
