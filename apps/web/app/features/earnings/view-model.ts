import type { CashOut, Movement, OrderEarning, Span } from '@washline/contract/earnings/schemas'
import { type Minor, negate } from '@washline/contract/money'
import { formatCalendarMonth, formatDayOfMonth, formatMonthName, formatWeekday } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'

export interface Line {
  name: string
  amount: Minor
}

/** The additions and deductions of an order's earnings, without those of zero. */
export function explain(order: OrderEarning): Line[] {
  const { value_minor, commission_minor, tip_minor, late_cancel_fee_minor, deductions_minor, corrections_minor } = order
  const share = value_minor > 0 ? Math.round((commission_minor / value_minor) * 100) : 0
  const lines = [
    { name: t('Order value'), amount: value_minor },
    { name: t('Commission, {share}%', { share }), amount: negate(commission_minor) },
    { name: t('Tip'), amount: tip_minor },
    { name: t('Late cancellation fee'), amount: late_cancel_fee_minor },
    { name: t('Deducted for a claim'), amount: negate(deductions_minor) },
    { name: t('Correction'), amount: corrections_minor },
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
      return t('Returned by the bank')
    default:
      return state satisfies never
  }
}

/** What happens next with a cash-out under way, and about when. */
export function cashOutNext({ state, method }: Pick<CashOut, 'state' | 'method'>): string | undefined {
  if (state === 'requested') return t('Next: we send it to the bank, usually within a minute.')
  if (state !== 'sent') return undefined
  return method === 'instant'
    ? t('Next: your bank processes it, usually within an hour. This page then shows it.')
    : t('Next: your bank processes it, usually within a few business days. This page then shows it.')
}

export function movementTitle(kind: Movement['kind']): string {
  switch (kind) {
    case 'order_earning':
      return t('Order##washer')
    case 'tip':
      return t('Tip')
    case 'late_cancel_fee':
      return t('Late cancellation fee')
    case 'deduction':
      return t('Deducted for a claim')
    case 'cash_out':
      return t('Payout')
    case 'cash_out_returned':
      return t('Payout returned')
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

/** The label below a bar. */
export const barName = (from: string, span: Span): string =>
  span === 'year' ? formatMonthName(from) : span === 'week' ? formatWeekday(from) : formatDayOfMonth(from)

/** The label of a bar where there is room. */
export const barTitle = (from: string, span: Span): string =>
  span === 'year' ? formatCalendarMonth(from.slice(0, 7)) : formatDayOfMonth(from)
