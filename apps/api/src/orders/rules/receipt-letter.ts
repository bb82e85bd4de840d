import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Receipt, ReceiptLine } from '@washline/contract/orders/receipt'
import { wordsOf } from '@washline/contract/orders/receipt-words'
import { type LetterRow, letterHtml } from './receipt-letter-html.ts'

export type LetterOccasion = 'completed' | 'cancelled' | 'refunded'

export interface ReceiptLetter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const money = (amount: number): string => `${amount < 0 ? '-' : ''}${market.symbol}${Math.abs(amount).toFixed(2)}`
const card = ({ brand, last4 }: { brand: string; last4: string }) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending ${last4}`
const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

const dateOf = (at: string): string =>
  new Intl.DateTimeFormat(market.locale, { dateStyle: 'medium', timeZone: market.timeZone }).format(new Date(at))

function spanOf(fromAt: string, toAt: string): string {
  const minutes = Math.round((Date.parse(toAt) - Date.parse(fromAt)) / 60_000)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

function promiseText(receipt: Receipt): string {
  const { picked_up_at, delivered_at, promise_kept } = receipt
  if (!picked_up_at || !delivered_at) return ''
  const time = spanOf(picked_up_at, delivered_at)
  return promise_kept
    ? `Back in ${time}: the promise was kept.`
    : `It took ${time}. The service fee is back in your wallet.`
}

const headlines: Record<LetterOccasion, string> = {
  completed: 'Paid',
  cancelled: 'Charged for a late cancellation',
  refunded: 'Paid, after the refund',
}

const rowOf = (receipt: Receipt, line: ReceiptLine): LetterRow => {
  const { name, rule, reason, values } = wordsOf(line, receipt, { money, card })
  return { name: fill(name, values), note: reason ?? (rule && fill(rule, values)), amount: money(line.amount) }
}

const textOf = ({ name, note, amount }: LetterRow): string =>
  `${name.padEnd(36)} ${amount.padStart(10)}${note ? `\n  ${note}` : ''}`

/** The customer's receipt as a letter: looks for readers that show them, and the same in plain text. */
export function receiptLetter(
  receipt: Receipt,
  { url, occasion }: { url: string; occasion: LetterOccasion },
): ReceiptLetter {
  const number = orderNumber(receipt.order_id)
  const total = money(receipt.total)
  const rows = (lines: readonly ReceiptLine[]) => lines.map((line) => rowOf(receipt, line))
  const items = receipt.items.map(({ name, quantity, unit_price, total_price }) => ({
    name: `${quantity} × ${name}`,
    note: quantity > 1 ? `${money(unit_price)} each` : null,
    amount: money(total_price),
  }))
  const changes = receipt.adjustments.map(({ reason, before, after }) => ({
    name: 'List corrected by the Washer',
    note: reason,
    amount: before === null ? money(after) : `${money(before)} → ${money(after)}`,
  }))
  const sections = [
    ...(receipt.status === 'completed' ? [{ title: 'Items', rows: [...items, ...changes] }] : []),
    {
      title: 'Price',
      rows: [...rows(receipt.bill.lines), { name: 'Sum', note: null, amount: money(receipt.bill.sum) }],
    },
    { title: 'Paid', rows: rows(receipt.paid.lines) },
    ...(receipt.since.lines.length > 0 ? [{ title: 'Since then', rows: rows(receipt.since.lines) }] : []),
    { title: '', rows: [{ name: 'Total', note: null, amount: total }] },
  ]
  const link = `${url}/receipt?order=${receipt.order_id}`
  const endedAt = receipt.completed_at ?? receipt.cancelled_at
  const parts = {
    number,
    date: endedAt ? dateOf(endedAt) : '',
    headline: headlines[occasion],
    total,
    promise: promiseText(receipt),
    washer: receipt.provider && receipt.delivered_at ? `Washed by ${receipt.provider.business_name}.` : '',
    sections,
    link,
  }
  const text = [
    `${parts.headline} ${total}: ${number}, ${parts.date}`,
    [parts.promise, parts.washer].filter(Boolean).join(' '),
    ...sections.map(({ title, rows: list }) => [title, ...list.map(textOf)].filter(Boolean).join('\n')),
    `Every amount explained: ${link}`,
  ]
  return {
    subject: occasion === 'refunded' ? `Refund for ${number}` : `Receipt ${number}: ${total}`,
    text: text.filter(Boolean).join('\n\n'),
    html: letterHtml(parts),
  }
}
