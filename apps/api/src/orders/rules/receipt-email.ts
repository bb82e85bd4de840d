import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import type { Receipt, ReceiptLine } from '@washline/contract/orders/receipt'
import { receiptLabels } from '@washline/contract/orders/receipt-labels'
import { itemLabel } from '@washline/contract/scanning/item-label'
import type { Values } from '@washline/contract/texts/fill-message'
import { formatMoney, localeOf } from '@washline/contract/texts/format-money'
import type { Language } from '@washline/contract/texts/languages'
import { type EmailRow, emailHtml } from './receipt-email-html.ts'
import { receiptEmailTexts as texts } from './receipt-email-texts.ts'

export type EmailOccasion = 'completed' | 'cancelled' | 'refunded'

export interface ReceiptEmail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Translates a text into the recipient's language. */
export type Translate = (text: string, values?: Values) => string

interface Translation {
  readonly language: Language
  readonly translate: Translate
}

const dateIn = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: market.timeZone }).format(new Date(at))

function spanOf(translate: Translate, fromAt: string, toAt: string): string {
  const minutes = Math.round((Date.parse(toAt) - Date.parse(fromAt)) / 60_000)
  return minutes < 60
    ? translate(texts.minutes, { minutes })
    : translate(texts.hours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

function promiseText(translate: Translate, receipt: Receipt): string {
  const { picked_up_at, delivered_at, promise_kept } = receipt
  if (!picked_up_at || !delivered_at) return ''
  return translate(promise_kept ? texts.promiseKept : texts.missed, {
    time: spanOf(translate, picked_up_at, delivered_at),
  })
}

const rowOf = ({ language, translate }: Translation, receipt: Receipt, line: ReceiptLine): EmailRow => {
  const { name, rule, reason, values } = receiptLabels(line, receipt, {
    money: (amountMinor) => formatMoney(language, amountMinor),
    card: ({ brand, last4 }) =>
      translate(texts.ending, { brand: `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`, last4 }),
  })
  return {
    name: translate(name, values),
    note: reason ?? (rule && translate(rule, values)),
    amount: formatMoney(language, line.amount_minor),
  }
}

const textOf = ({ name, note, amount }: EmailRow): string =>
  `${name.padEnd(36)} ${amount.padStart(10)}${note ? `\n  ${note}` : ''}`

/** The receipt as an email in the customer's language, as HTML and as plain text. */
export function receiptEmail(
  receipt: Receipt,
  { url, occasion, language, translate }: { url: string; occasion: EmailOccasion } & Translation,
): ReceiptEmail {
  const number = orderNumber(receipt.order_id)
  const money = (amountMinor: Minor) => formatMoney(language, amountMinor)
  const total = money(receipt.total_minor)
  const rows = (lines: readonly ReceiptLine[]) => lines.map((line) => rowOf({ language, translate }, receipt, line))
  const items = receipt.items.map(({ name, quantity, unit_price_minor, total_price_minor }) => ({
    name: `${quantity} × ${itemLabel(language, translate, name)}`,
    note: quantity > 1 ? translate(texts.each, { price: money(unit_price_minor) }) : null,
    amount: money(total_price_minor),
  }))
  const changes = receipt.adjustments.map(({ reason, before_minor, after_minor }) => ({
    name: translate(texts.corrected),
    note: reason,
    amount: before_minor === null ? money(after_minor) : `${money(before_minor)} → ${money(after_minor)}`,
  }))
  const sections = [
    ...(receipt.status === 'completed' ? [{ title: translate(texts.items), rows: [...items, ...changes] }] : []),
    {
      title: translate(texts.price),
      rows: [
        ...rows(receipt.bill.lines),
        { name: translate(texts.sum), note: null, amount: money(receipt.bill.sum_minor) },
      ],
    },
    { title: translate(texts.paid), rows: rows(receipt.paid.lines) },
    ...(receipt.since.lines.length > 0 ? [{ title: translate(texts.since), rows: rows(receipt.since.lines) }] : []),
    { title: '', rows: [{ name: translate(texts.total), note: null, amount: total }] },
  ]
  const link = `${url}/receipt?order=${receipt.order_id}`
  const endedAt = receipt.completed_at ?? receipt.cancelled_at
  const parts = {
    number,
    date: endedAt ? dateIn(language, endedAt) : '',
    headline: translate(texts.headlines[occasion]),
    total,
    promise: promiseText(translate, receipt),
    washer:
      receipt.provider && receipt.delivered_at ? translate(texts.washer, { name: receipt.provider.business_name }) : '',
    sections,
    link,
    language,
    eachLine: translate(texts.eachLine),
    see: translate(texts.see),
    why: translate(texts.why),
    numberSign: translate(texts.numberSign),
  }
  const text = [
    translate(texts.opening, { headline: parts.headline, total, number, date: parts.date }),
    [parts.promise, parts.washer].filter(Boolean).join(' '),
    ...sections.map(({ title, rows: list }) => [title, ...list.map(textOf)].filter(Boolean).join('\n')),
    translate(texts.explained, { link }),
  ]
  return {
    subject:
      occasion === 'refunded' ? translate(texts.refund, { number }) : translate(texts.receipt, { number, total }),
    text: text.filter(Boolean).join('\n\n'),
    html: emailHtml(parts),
  }
}
