import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Tx } from '../../platform/db/database.ts'
import { blockedWith } from '../../relationships/index.ts'
import { availableWashers } from '../../washers/index.ts'
import { atCapacityOf } from '../queries/decisions.ts'
import { waysOf } from '../queries/in-time.ts'
import type { OrderToOffer, SearchState } from '../queries.ts'
import { type DecidedWave, explainNotAsked } from '../rules/explain-not-asked.ts'
import { explainNotRanked } from '../rules/explain-not-ranked.ts'
import { largestRadiusM } from '../rules/radius-at.ts'
import { type OfferNotMade, saveOffersNotMade } from '../store/decisions.ts'

interface Step {
  readonly order: OrderToOffer
  readonly running: SearchState | undefined
  readonly now: Date
}

/**
 * Stores why the Washers around an order were not asked by this step of its search: the best of those who could have been, and
 * of the nearest online those who could not. It is the last that a wave does: one search of the nearest and one insert.
 */
export async function recordNotAsked(
  tx: Tx,
  { order, running, now }: Step,
  { radiiKm, decided }: { radiiKm: readonly number[]; decided?: DecidedWave },
): Promise<void> {
  const asked = new Set<UserId>([...(running?.askedWashers ?? []), ...(decided?.wave ?? []).map((one) => one.washerId)])
  const ranked = new Set(decided?.ranked.map(({ washerId }) => washerId))
  const near = await availableWashers(tx, {
    latitude: order.latitude,
    longitude: order.longitude,
    radiusM: largestRadiusM(radiiKm),
    limit: market.dispatch.explained.nearestLookedAt,
    excludeUserIds: [order.customerId],
    anyOwnRadius: true,
  })
  const notRanked = near.filter(({ userId }) => !ranked.has(userId) && !asked.has(userId))
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
  if (notRanked.length > 0) {
    const ids = notRanked.map(({ userId }) => userId)
    const full = await atCapacityOf(tx, ids)
    const blocked = new Set(await blockedWith(tx, order.customerId))
    const wayOf = await waysOf(tx, ids, now)
    for (const washer of notRanked) {
      const { userId, distanceM, radiusKm } = washer
      const why = explainNotRanked({
        isBlocked: blocked.has(userId),
        inHand: full.get(userId) ?? 0,
        distanceM,
        wayM: wayOf(order, washer),
        radiusKm,
      })
      if (why) rows.push({ washerId: userId, score: null, parts: null, ...why })
    }
  }
  if (rows.length > 0) await saveOffersNotMade(tx, { orderId: order.orderId, at: now, rows })
}
