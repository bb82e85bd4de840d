import { orderNumber } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import type { Receipt, ReceiptPart } from '@washline/contract/orders/receipt'
import { OrderLineLater } from '../../../domain/order/order-line-later.tsx'
import { formatDate } from '../../../platform/format/date.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Detail } from '../../../ui/detail.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { dayOf, headline, type ShownLine, showLine } from '../view-model.ts'
import { ReceiptRows } from './receipt-rows.tsx'

export interface ReceiptTicketProps {
  receipt: Receipt
  brandName: (brand: string) => string
}

/** All of an order's money. */
export function ReceiptTicket({ receipt, brandName }: ReceiptTicketProps) {
  const { side, bill, paid, since, is_open, status } = receipt
  const lines = (part: ReceiptPart) => part.lines.map((line) => showLine(line, receipt, brandName))
  const day = dayOf(receipt)
  const isWasher = side === 'washer'
  return (
    <Ticket
      state={status === 'completed' ? 'torn' : status === 'cancelled' ? 'off' : 'whole'}
      label={t('Receipt of order {number}', { number: orderNumber(receipt.order_id) })}
    >
      <Ticket.Part>
        <Ticket.Head number={orderNumber(receipt.order_id)} numberLabel={t('No.')}>
          <StatusChip status={status}>{t(statusLabels[status])}</StatusChip>
        </Ticket.Head>
        <p className="kicker mt-4">{headline(receipt)}</p>
        <p className="huge num">{formatMinor(receipt.total_minor)}</p>
        <OrderLineLater items={receipt.items} most={9} />
        {day && <p className="mt-2 text-14 text-ink-2">{formatDate(day)}</p>}
      </Ticket.Part>
      {status !== 'cancelled' && (
        <Ticket.Part>
          <ReceiptRows
            title={t('Items')}
            lines={[...itemLines(receipt), ...changeLines(receipt), ...declaredLines(receipt)]}
          />
        </Ticket.Part>
      )}
      <Ticket.Part>
        {bill.lines.length === 0 ? (
          <p className="font-semibold">{isWasher ? t('This order has no earnings.') : t('You were not charged.')}</p>
        ) : (
          <ReceiptRows title={isWasher ? t('Earned') : t('Price')} lines={lines(bill)} sum={bill.sum_minor} />
        )}
      </Ticket.Part>
      {paid.lines.length > 0 && (
        <Ticket.Part>
          <ReceiptRows
            title={is_open ? t('Authorized') : t('Paid')}
            lines={lines(paid)}
            {...(!is_open && { sum: paid.sum_minor })}
          />
        </Ticket.Part>
      )}
      {since.lines.length > 0 && (
        <Ticket.Part>
          <ReceiptRows title={t('Later changes')} lines={lines(since)} sum={since.sum_minor} />
        </Ticket.Part>
      )}
      <Ticket.Part tone={isWasher ? 'water' : 'good'}>
        <Detail name={isWasher ? t('Your total earnings') : is_open ? t('You pay at most') : t('Total')} total>
          {formatMinor(receipt.total_minor)}
        </Detail>
      </Ticket.Part>
    </Ticket>
  )
}

const itemLines = ({ items, side }: Receipt): ShownLine[] =>
  items.map(({ name, quantity, unit_price_minor, total_price_minor }) => ({
    name: t('{quantity} × {name}', { quantity, name: itemLabel(name) }),
    note: quantity > 1 && side === 'customer' ? t('{price} each', { price: formatMinor(unit_price_minor) }) : null,
    amount: formatMinor(total_price_minor),
  }))

const changeLines = ({ adjustments }: Receipt): ShownLine[] =>
  adjustments.map(({ reason, before_minor, after_minor }) => ({
    name: t('List corrected by the Washer'),
    note: reason,
    amount:
      before_minor === null
        ? formatMinor(after_minor)
        : t('{before} → {after}', { before: formatMinor(before_minor), after: formatMinor(after_minor) }),
  }))

const declaredLines = ({ declared_items }: Receipt): ShownLine[] =>
  declared_items.map(({ name, value_minor }) => ({
    name: t('Declared: {name}', { name }),
    note: t('Value of the item, not a price'),
    amount: formatMinor(value_minor),
  }))
