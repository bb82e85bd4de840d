import { market } from '@washline/contract/market'
import { placeOrder } from '@washline/contract/orders/endpoints'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { LoadType, Quote } from '@washline/contract/orders/schemas'
import { ApiError } from '../../platform/api/api-error.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { problemOf } from '../../platform/api/problem-of.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'

export function loadText(count: number, loadType: LoadType): string {
  const texts = {
    light: t('{count, plural, one {# item} other {# items}}, light load', { count }),
    medium: t('{count, plural, one {# item} other {# items}}, medium load', { count }),
    heavy: t('{count, plural, one {# item} other {# items}}, heavy load', { count }),
  }
  return texts[loadType]
}

/** 10 minutes from now. */
export const pickupMs = (nowMs: number): number => nowMs + market.pickup.leadMs

/** The new price in a refusal with a changed price. */
export function changedQuote(error: unknown): Quote | undefined {
  const problem = problemOf(placeOrder, error)
  return problem?.code === orderRefusals.quoteChanged.code ? problem.quote : undefined
}

/** The draft or the wallet is not as it was shown: read both again. */
export function isStale(error: unknown): boolean {
  const problem = problemOf(placeOrder, error)
  return problem?.status === 409 || (error instanceof ApiError && error.errors.load_type !== undefined)
}

/** The error text of a placement that failed; for a changed price, the old and the new one. */
export function placeProblem(error: unknown, shown: Pick<Quote, 'total'>): string {
  const changed = changedQuote(error)
  if (!changed) return errorText(error, t(orderMessages.place))
  const totals = { before: formatMoney(shown.total), now: formatMoney(changed.total) }
  return t('The price has changed from {before} to {now}. Please check the new total and confirm again.', totals)
}
