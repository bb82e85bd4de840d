import { orderNumber } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import type { Receipt, ReceiptPart } from '@washline/contract/orders/receipt'
import { formatDate } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { sayItem } from '../../../platform/i18n/say-item.ts'
import { Fact } from '../../../ui/fact.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { dayOf, headline, type ShownLine, showLine } from '../view-model.ts'
import { ReceiptRows } from './receipt-rows.tsx'

export interface ReceiptTicketProps {
  receipt: Receipt
  brandName: (brand: string) => string
}

/** The whole of an order's money on its ticket. */
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
        <Ticket.Head number={orderNumber(receipt.order_id)} numberWord={t('No.')}>
          <StatusChip status={status}>{t(statusLabels[status])}</StatusChip>
        </Ticket.Head>
        <p className="kicker mt-4">{headline(receipt)}</p>
        <p className="huge num">{formatMoney(receipt.total)}</p>
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
          <p className="font-semibold">{isWasher ? t('There was nothing to earn.') : t('You were charged nothing.')}</p>
        ) : (
          <ReceiptRows title={isWasher ? t('Earned') : t('Price')} lines={lines(bill)} sum={bill.sum} />
        )}
      </Ticket.Part>
      {paid.lines.length > 0 && (
        <Ticket.Part>
          <ReceiptRows
            title={is_open ? t('Held for it') : t('Paid')}
            lines={lines(paid)}
            {...(!is_open && { sum: paid.sum })}
          />
        </Ticket.Part>
      )}
      {since.lines.length > 0 && (
        <Ticket.Part>
          <ReceiptRows title={t('Since then')} lines={lines(since)} sum={since.sum} />
        </Ticket.Part>
      )}
      <Ticket.Part tone={isWasher ? 'water' : 'good'}>
        <Fact name={isWasher ? t('Yours in all') : is_open ? t('You pay at most') : t('In all')} total>
          {formatMoney(receipt.total)}
        </Fact>
      </Ticket.Part>
    </Ticket>
  )
}

const itemLines = ({ items, side }: Receipt): ShownLine[] =>
  items.map(({ name, quantity, unit_price, total_price }) => ({
    name: t('{quantity} × {name}', { quantity, name: sayItem(name) }),
    note: quantity > 1 && side === 'customer' ? t('{price} each', { price: formatMoney(unit_price) }) : null,
    amount: formatMoney(total_price),
  }))

const changeLines = ({ adjustments }: Receipt): ShownLine[] =>
  adjustments.map(({ reason, before, after }) => ({
    name: t('List corrected by the Washer'),
    note: reason,
    amount:
      before === null
        ? formatMoney(after)
        : t('{before} → {after}', { before: formatMoney(before), after: formatMoney(after) }),
  }))

const declaredLines = ({ declared_items }: Receipt): ShownLine[] =>
  declared_items.map(({ name, value }) => ({
    name: t('Declared: {name}', { name }),
    note: t('Its worth, not a price'),
    amount: formatMoney(value),
  }))
