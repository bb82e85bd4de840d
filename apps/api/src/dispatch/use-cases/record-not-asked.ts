import type { UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import type { AroundOrder } from '../queries/around-order.ts'
import type { OrderToOffer, SearchState } from '../queries.ts'
import { type DecidedWave, explainNotAsked } from '../rules/explain-not-asked.ts'
import { explainNotRanked } from '../rules/explain-not-ranked.ts'
import { type OfferNotMade, saveOffersNotMade } from '../store/decisions.ts'

interface Step {
  readonly order: OrderToOffer
  readonly running: SearchState | undefined
  readonly around: AroundOrder
  readonly now: Date
}

/**
 * Stores why the Washers around an order were not asked by this step of its search: the best of those who could have been, and
 * of the nearest online those who could not.
 */
export function recordNotAsked(
  tx: Tx,
  { order, running, around: { nearest, blocked, records, wayOf }, now }: Step,
  decided?: DecidedWave,
): void {
  const asked = new Set<UserId>([...(running?.askedWashers ?? []), ...(decided?.wave ?? []).map((one) => one.washerId)])
  const ranked = new Set(decided?.ranked.map(({ washerId }) => washerId))
  const rows: OfferNotMade[] = (decided ? explainNotAsked(decided) : [])
    .filter(({ candidate }) => !asked.has(candidate.washerId))
    .map(({ candidate: { washerId, score, parts, input }, whyNot, changes }) => ({
      washerId,
      whyNot,
      score,
      parts,
      distanceM: Math.round(input.distanceM),
      changes,
    }))
  for (const washer of nearest) {
    const { userId, distanceM, radiusKm } = washer
    if (ranked.has(userId) || asked.has(userId)) continue
    const why = explainNotRanked({
      isBlocked: blocked.has(userId),
      inHand: records.get(userId)?.inHand ?? 0,
      distanceM,
      wayM: wayOf(order, washer),
      radiusKm,
    })
    if (why) rows.push({ washerId: userId, score: null, parts: null, ...why })
  }
  if (rows.length > 0) saveOffersNotMade(tx, { orderId: order.orderId, at: now, rows })
}
