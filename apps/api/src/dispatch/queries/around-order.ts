import type { UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import type { Tx } from '../../platform/db/database.ts'
import { blockedWith, favouritesOf } from '../../relationships/index.ts'
import { availableWashers, type Candidate } from '../../washers/index.ts'
import { askedFirst, type OrderToOffer, recordsOf, type WasherRecord, washersNotToAsk } from '../queries.ts'
import { type WayOf, waysOf } from './in-time.ts'
import { preferredWashers } from './preferred-washers.ts'
import { areSeveralOpen, openPlaces } from './scarcity.ts'

const { washers: limit } = market.dispatch.batch
const { nearestLookedAt } = market.dispatch.explained
/** So many more are read, and those who were asked before: where more turn out not to be asked, the nearest are read again without them. */
const spare = 10

/** What a step of a search decides by, all of it read once. */
export interface AroundOrder {
  readonly favourites: ReadonlySet<UserId>
  readonly blocked: ReadonlySet<UserId>
  /** Those who are available, whether they may be asked or not; all of them within `completeM`. */
  readonly available: readonly Candidate[]
  readonly completeM: number
  /** Those who may be asked. */
  readonly toAsk: readonly Candidate[]
  /** The nearest online, those too whose own radius does not reach the place. */
  readonly nearest: readonly Candidate[]
  readonly records: ReadonlyMap<UserId, WasherRecord>
  readonly wayOf: WayOf
  /** Other orders that are searched for, no farther than the Washers are counted; none where the order is alone or nobody is available. */
  readonly open: readonly Point[]
}

interface Asked {
  readonly radiusM: number
  readonly askAgainMs: number
  readonly now: Date
  /** Offers that this search has made. */
  readonly offersMade: number
}

/** The nearest Washers around an order, of whom `except` picks those who are available and none of some others. */
async function nearestAround(
  tx: Tx,
  { latitude, longitude, customerId }: OrderToOffer,
  { radiusM, offersMade }: Pick<Asked, 'radiusM' | 'offersMade'>,
) {
  const place = { latitude, longitude, radiusM }
  const read = limit + spare + Math.min(offersMade, limit)
  const all = await availableWashers(tx, { ...place, limit: read, excludeUserIds: [customerId], anyOwnRadius: true })
  const except = async (others: readonly UserId[]): Promise<readonly Candidate[]> => {
    const out = new Set(others)
    const left = all.filter(
      ({ userId, distanceM, radiusKm }) => !out.has(userId) && distanceM <= Math.min(radiusM, radiusKm * 1_000),
    )
    if (all.length < read || left.length >= limit) return left.slice(0, limit)
    return availableWashers(tx, { ...place, limit, excludeUserIds: [customerId, ...others] })
  }
  return { nearest: all.slice(0, nearestLookedAt), except }
}

export async function aroundOrder(
  tx: Tx,
  order: OrderToOffer,
  { askAgainMs, now, ...asked }: Asked,
): Promise<AroundOrder> {
  const { orderId, customerId } = order
  const { radiusM } = asked
  const [{ nearest, except }, notNow, favourites, preferred, blocked, isAlone] = await Promise.all([
    nearestAround(tx, order, asked),
    washersNotToAsk(tx, [orderId], { askAgainMs, now }),
    favouritesOf(tx, customerId),
    preferredWashers(tx, [orderId]),
    blockedWith(tx, customerId),
    areSeveralOpen(tx, [order], 2 * radiusM).then((several) => !several),
  ])
  const available = await except([])
  const toAsk = await except([...notNow(orderId), ...blocked])
  const completeM = available.length < limit ? 2 * radiusM : (available.at(-1)?.distanceM ?? 0)
  const washerIds = [...new Set([...available, ...toAsk, ...nearest].map(({ userId }) => userId))]
  const [records, wayOf, open] = await Promise.all([
    recordsOf(tx, washerIds, now),
    waysOf(tx, washerIds, now),
    isAlone || available.length === 0 ? [] : openPlaces(tx, [order], Math.min(completeM, 2 * radiusM)),
  ])
  return {
    favourites: new Set([...favourites, ...preferred.values(), ...askedFirst(order)]),
    blocked: new Set(blocked),
    available,
    completeM,
    toAsk,
    nearest,
    records: new Map(records.map((row) => [row.washerId, row])),
    wayOf,
    open,
  }
}
