import type { CashOut, Movement, OrderEarning, Span } from '@washline/contract/earnings/schemas'
import { messages } from '@washline/contract/messages'
import { toMinor } from '@washline/contract/money'
import { z } from 'zod'
import { formatCalendarMonth, formatDayOfMonth, formatMonthName, formatWeekday } from '../../platform/format/date.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'

export interface Line {
  name: string
  amount: number
}

/** How an order came to what it brought: what was added and what was taken off, and nothing that was neither. */
export function explain(order: OrderEarning): Line[] {
  const { value, commission, tip, late_cancel_fee, deductions, corrections } = order
  const share = value > 0 ? Math.round((commission / value) * 100) : 0
  const lines = [
    { name: t('Order value'), amount: value },
    { name: t('Commission, {share}%', { share }), amount: -commission },
    { name: t('Tip'), amount: tip },
    { name: t('Late cancellation fee'), amount: late_cancel_fee },
    { name: t('Taken for a claim'), amount: -deductions },
    { name: t('Correction'), amount: corrections },
  ]
  return lines.filter(({ amount }) => amount !== 0)
}

export function cashOutTitle(state: CashOut['state']): string {
  switch (state) {
    case 'requested':
      return t('Requested')
    case 'sent':
      return t('On its way')
    case 'paid':
      return t('Paid out')
    case 'failed':
      return t('Failed')
    case 'returned':
      return t('Sent back by the bank')
    default:
      return state satisfies never
  }
}

export function movementTitle(kind: Movement['kind']): string {
  switch (kind) {
    case 'order_earning':
      return t('Order')
    case 'tip':
      return t('Tip')
    case 'late_cancel_fee':
      return t('Late cancellation fee')
    case 'deduction':
      return t('Taken for a claim')
    case 'cash_out':
      return t('Cash-out')
    case 'cash_out_returned':
      return t('Cash-out returned')
    case 'to_wallet':
      return t('Moved to your wallet')
    case 'correction':
      return t('Correction')
    default:
      return kind satisfies never
  }
}

export function spanTitle(span: Span): string {
  switch (span) {
    case 'week':
      return t('Last 7 days')
    case 'month':
      return t('Last 30 days')
    case 'year':
      return t('Last 12 months')
    default:
      return span satisfies never
  }
}

/** The word below a bar. */
export const barName = (from: string, span: Span): string =>
  span === 'year' ? formatMonthName(from) : span === 'week' ? formatWeekday(from) : formatDayOfMonth(from)

/** What a bar is called where there is room. */
export const barTitle = (from: string, span: Span): string =>
  span === 'year' ? formatCalendarMonth(from.slice(0, 7)) : formatDayOfMonth(from)

const isPlain = (text: string) => /^\d{1,7}([.,]\d{1,2})?$/.test(text)

/** What the cash-out form takes; gives the amount in major units. */
export const cashOutFields = ({ minimum, available }: { minimum: number; available: number }) =>
  z.object({
    amount: z
      .string()
      .trim()
      .refine(isPlain, { error: () => t('Please enter an amount.'), abort: true })
      .transform((text) => toMinor(Number(text.replace(',', '.'))) / 100)
      .refine((amount) => amount >= minimum, {
        error: () => t('The smallest cash-out is {amount}.', { amount: formatMoney(minimum) }),
      })
      .refine((amount) => amount <= available, { error: () => t(messages.earnings.tooMuch) }),
    method: z.enum(['standard', 'instant']),
  })
