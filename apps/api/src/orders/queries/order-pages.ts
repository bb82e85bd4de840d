import type { UserId } from '@washline/contract/ids'
import { draftStatus } from '@washline/contract/orders/process'
import { ok } from '../../platform/http/ok.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { OrdersDeps } from '../deps.ts'
import { activeOrdersOfWasher, ordersOfCustomer, ordersOfWasher, type PageQuery } from '../queries.ts'
import { type PageEnd, readCursor, writeCursor } from '../rules/page-cursor.ts'
import { paidSummary } from '../rules/receipt-lines.ts'
import { type OrderCard, showOrderCard } from '../rules/show-order-card.ts'

/** A page as the client asks for it. */
type PageRequest = Pick<PageQuery, 'limit'> &
  Partial<Pick<PageQuery, 'status' | 'search'>> & { readonly cursor?: string | undefined }

const pageAfter = (cursor: string | undefined): PageEnd | undefined => {
  if (cursor === undefined) return undefined
  const after = readCursor(cursor)
  if (!after) throw invalid({ cursor: ['This page does not belong to this list.'] })
  return after
}

/** One row more than the limit shows whether a page follows. */
const queryOf = ({ cursor, limit, status, search }: PageRequest): PageQuery => ({
  after: pageAfter(cursor),
  limit: limit + 1,
  status,
  search,
})

/** The cards of a page, read with one row more than its limit, and the cursor of the next one. */
const cut = <Card extends OrderCard>(cards: Card[], limit: number) => {
  const last = cards.length > limit ? cards[limit - 1] : undefined
  return { cards: cards.slice(0, limit), next_cursor: last ? writeCursor(last) : null }
}

/** A page of the customer's orders with what was paid for each, from the ledger. */
export async function customerPage(deps: OrdersDeps, customerId: UserId, request: PageRequest) {
  const { cards, next_cursor } = cut(await ordersOfCustomer(deps.db, customerId, queryOf(request)), request.limit)
  const data = cards.map((card) => {
    const movements = card.movements.map((movement) => ({ ...movement, at: new Date(movement.at) }))
    const paid = card.status === draftStatus ? null : paidSummary(movements, customerId)
    return showOrderCard(card, 'customer', deps.storage.portraitUrl, paid)
  })
  return { success: true as const, data, next_cursor }
}

export async function washerPage(deps: OrdersDeps, washerId: UserId, request: PageRequest) {
  const { cards, next_cursor } = cut(await ordersOfWasher(deps.db, washerId, queryOf(request)), request.limit)
  const data = cards.map((card) => showOrderCard(card, 'washer', deps.storage.portraitUrl, null))
  return { success: true as const, data, next_cursor }
}

/** What a Washer has in hand, the soonest pickup first. */
export async function activeCards(deps: OrdersDeps, washerId: UserId) {
  const cards = await activeOrdersOfWasher(deps.db, washerId)
  return ok(cards.map((card) => showOrderCard(card, 'washer', deps.storage.portraitUrl, null)))
}
