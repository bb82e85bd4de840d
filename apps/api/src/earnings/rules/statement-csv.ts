import type { Statement } from '@washline/contract/earnings/schemas'
import { orderNumber } from '@washline/contract/ids'

type Cell = string | number | null

const words: Record<Statement['movements'][number]['kind'], string> = {
  order_earning: 'Order',
  tip: 'Tip',
  late_cancel_fee: 'Late cancellation fee',
  deduction: 'Deduction',
  cash_out: 'Cash-out',
  cash_out_returned: 'Cash-out returned',
  to_wallet: 'Moved to wallet',
  correction: 'Correction',
}

/** A spreadsheet would run a text that begins like this. */
const isFormula = /^[=+\-@\t\r]/

const cellText = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return cell.toFixed(2)
  const text = isFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The statement as comma-separated values, by RFC 4180: a header, a line for each movement, the balances around them. */
export function statementCsv(statement: Statement): string {
  const { washer, month, time_zone, currency, opening, closing, movements } = statement
  const rows: Cell[][] = [
    ['Date', 'Time (UTC)', 'What', 'Order', 'Order value', 'Commission', 'Amount', 'Balance', 'Currency', 'Washer'],
    [
      `${month} (${time_zone})`,
      null,
      'Opening balance',
      null,
      null,
      null,
      null,
      opening,
      currency,
      washer.business_name,
    ],
    ...movements.map(({ day, at, kind, order_id, value, commission, amount, balance }): Cell[] => [
      day,
      at.slice(11, 19),
      words[kind],
      order_id === null ? null : orderNumber(order_id),
      value,
      commission,
      amount,
      balance,
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
      closing,
      currency,
      washer.business_name,
    ],
  ]
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}
