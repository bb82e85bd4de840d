import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Receipt, ReceiptLine } from '@washline/contract/orders/receipt'
import { wordsOf } from '@washline/contract/orders/receipt-words'
import { sayItem } from '@washline/contract/scanning/say-item'
import type { Values } from '@washline/contract/texts/fill-message'
import { formatMoney, localeOf } from '@washline/contract/texts/format-money'
import type { Language } from '@washline/contract/texts/languages'
import { type LetterRow, letterHtml } from './receipt-letter-html.ts'
import { receiptLetterTexts as texts } from './receipt-letter-texts.ts'

export type LetterOccasion = 'completed' | 'cancelled' | 'refunded'

export interface ReceiptLetter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Says a text in the reader's language. */
export type Say = (text: string, values?: Values) => string

interface Speech {
  readonly language: Language
  readonly say: Say
}

const dateIn = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: market.timeZone }).format(new Date(at))

function spanOf(say: Say, fromAt: string, toAt: string): string {
  const minutes = Math.round((Date.parse(toAt) - Date.parse(fromAt)) / 60_000)
  return minutes < 60
    ? say(texts.minutes, { minutes })
    : say(texts.hours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

function promiseText(say: Say, receipt: Receipt): string {
  const { picked_up_at, delivered_at, promise_kept } = receipt
  if (!picked_up_at || !delivered_at) return ''
  return say(promise_kept ? texts.kept : texts.missed, { time: spanOf(say, picked_up_at, delivered_at) })
}

const rowOf = ({ language, say }: Speech, receipt: Receipt, line: ReceiptLine): LetterRow => {
  const { name, rule, reason, values } = wordsOf(line, receipt, {
    money: (amount) => formatMoney(language, amount),
    card: ({ brand, last4 }) =>
      say(texts.ending, { brand: `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`, last4 }),
  })
  return {
    name: say(name, values),
    note: reason ?? (rule && say(rule, values)),
    amount: formatMoney(language, line.amount),
  }
}

const textOf = ({ name, note, amount }: LetterRow): string =>
  `${name.padEnd(36)} ${amount.padStart(10)}${note ? `\n  ${note}` : ''}`

/** The customer's receipt as a letter in the customer's language: looks for readers that show them, and the same in plain text. */
export function receiptLetter(
  receipt: Receipt,
  { url, occasion, language, say }: { url: string; occasion: LetterOccasion } & Speech,
): ReceiptLetter {
  const number = orderNumber(receipt.order_id)
  const money = (amount: number) => formatMoney(language, amount)
  const total = money(receipt.total)
  const rows = (lines: readonly ReceiptLine[]) => lines.map((line) => rowOf({ language, say }, receipt, line))
  const items = receipt.items.map(({ name, quantity, unit_price, total_price }) => ({
    name: `${quantity} × ${sayItem(language, say, name)}`,
    note: quantity > 1 ? say(texts.each, { price: money(unit_price) }) : null,
    amount: money(total_price),
  }))
  const changes = receipt.adjustments.map(({ reason, before, after }) => ({
    name: say(texts.corrected),
    note: reason,
    amount: before === null ? money(after) : `${money(before)} → ${money(after)}`,
  }))
  const sections = [
    ...(receipt.status === 'completed' ? [{ title: say(texts.items), rows: [...items, ...changes] }] : []),
    {
      title: say(texts.price),
      rows: [...rows(receipt.bill.lines), { name: say(texts.sum), note: null, amount: money(receipt.bill.sum) }],
    },
    { title: say(texts.paid), rows: rows(receipt.paid.lines) },
    ...(receipt.since.lines.length > 0 ? [{ title: say(texts.since), rows: rows(receipt.since.lines) }] : []),
    { title: '', rows: [{ name: say(texts.total), note: null, amount: total }] },
  ]
  const link = `${url}/receipt?order=${receipt.order_id}`
  const endedAt = receipt.completed_at ?? receipt.cancelled_at
  const parts = {
    number,
    date: endedAt ? dateIn(language, endedAt) : '',
    headline: say(texts.headlines[occasion]),
    total,
    promise: promiseText(say, receipt),
    washer: receipt.provider && receipt.delivered_at ? say(texts.washer, { name: receipt.provider.business_name }) : '',
    sections,
    link,
    language,
    eachLine: say(texts.eachLine),
    see: say(texts.see),
    why: say(texts.why),
    numberSign: say(texts.numberSign),
  }
  const text = [
    say(texts.opening, { headline: parts.headline, total, number, date: parts.date }),
    [parts.promise, parts.washer].filter(Boolean).join(' '),
    ...sections.map(({ title, rows: list }) => [title, ...list.map(textOf)].filter(Boolean).join('\n')),
    say(texts.explained, { link }),
  ]
  return {
    subject: occasion === 'refunded' ? say(texts.refund, { number }) : say(texts.receipt, { number, total }),
    text: text.filter(Boolean).join('\n\n'),
    html: letterHtml(parts),
  }
}
