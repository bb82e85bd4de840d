import type { Statement } from '@washline/contract/earnings/schemas'
import { orderNumber } from '@washline/contract/ids'
import { type Minor, plainAmount } from '@washline/contract/money'

type Cell = string | Minor | null

const kindNames: Record<Statement['movements'][number]['kind'], string> = {
  order_earning: 'Order',
  tip: 'Tip',
  late_cancel_fee: 'Late cancellation fee',
  deduction: 'Deduction',
  cash_out: 'Payout',
  cash_out_returned: 'Payout returned',
  to_wallet: 'Moved to wallet',
  correction: 'Correction',
}

/** A spreadsheet would execute a text that begins like this: signs of any width, also behind what nobody sees. */
const isFormula = /^(?:[\t\r\n]|[\p{Z}\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u

const cellText = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return plainAmount(cell)
  const text = isFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The statement as comma-separated values by RFC 4180: a header, the opening balance, the movements, the closing
 * balance.
 */
export function statementCsv(statement: Statement): string {
  const { washer, month, time_zone, currency, opening_minor, closing_minor, movements } = statement
  const rows: Cell[][] = [
    [
      'Date',
      'Time (UTC)',
      'Description',
      'Order',
      'Order value',
      'Commission',
      'Amount',
      'Balance',
      'Currency',
      'Washer',
    ],
    [
      `${month} (${time_zone})`,
      null,
      'Opening balance',
      null,
      null,
      null,
      null,
      opening_minor,
      currency,
      washer.business_name,
    ],
    ...movements.map(({ day, at, kind, order_id, ...money }): Cell[] => [
      day,
      at.slice(11, 19),
      kindNames[kind],
      order_id === null ? null : orderNumber(order_id),
      money.value_minor,
      money.commission_minor,
      money.amount_minor,
      money.balance_minor,
      currency,
      washer.business_name,
    ]),
    [
      `${month} (${time_zone})`,
      null,
      'Closing balance',
      null,
      null,
      null,
      null,
      closing_minor,
      currency,
      washer.business_name,
    ],
  ]
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}
