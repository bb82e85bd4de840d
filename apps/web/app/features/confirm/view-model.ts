import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { type Item, type LoadType, type Quote, quote } from '@washline/contract/orders/schemas'
import { ApiError } from '../../platform/api/api-error.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatList } from '../../platform/format/list.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { sayItem } from '../../platform/i18n/say-item.ts'

const named = 3

/** '4 × T-shirt, 2 × Shirt, 1 × Jeans and 3 more' */
export function listOf(items: readonly Pick<Item, 'name' | 'quantity'>[]): string {
  const there = items.filter(({ quantity }) => quantity > 0).sort((a, b) => b.quantity - a.quantity)
  const list = formatList(
    there.slice(0, named).map(({ name, quantity }) => t('{quantity} × {name}', { quantity, name: sayItem(name) })),
  )
  const more = there.slice(named).reduce((sum, { quantity }) => sum + quantity, 0)
  return more ? t('{list} and {more} more', { list, more }) : list
}

export function loadText(count: number, loadType: LoadType): string {
  const texts = {
    light: t('{count, plural, one {# item} other {# items}}, light load', { count }),
    medium: t('{count, plural, one {# item} other {# items}}, medium load', { count }),
    heavy: t('{count, plural, one {# item} other {# items}}, heavy load', { count }),
  }
  return texts[loadType]
}

/** Pickup 10 minutes from now. */
export const pickupMs = (nowMs: number): number => nowMs + market.pickup.leadMs

/** The new price in a refusal that says the price has changed. */
export function changedQuote(error: unknown): Quote | undefined {
  if (!(error instanceof ApiError) || error.code !== 'quote_changed') return undefined
  const body = error.body as { quote?: unknown }
  return quote.safeParse(body.quote).data
}

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** What to tell about an order that could not be placed; of another price, what it was and what it is. */
export function placeProblem(error: unknown, shown: Pick<Quote, 'total'>): string {
  const changed = changedQuote(error)
  if (!changed) return errorText(error, t(messages.orders.place))
  const totals = { before: formatMoney(shown.total), now: formatMoney(changed.total) }
  return t('The price has changed from {before} to {now}. Please check the new total and confirm again.', totals)
}
