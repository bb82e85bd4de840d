import type { UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import type { Tx } from '../../platform/db/database.ts'
import { blockedWith, favouritesOf } from '../../relationships/index.ts'
import { availableWashers, type Candidate } from '../../washers/index.ts'
import { askedFirst, type OrderToOffer, recordsOf, type WasherRecord, washersNotToAsk } from '../queries.ts'
import { scarceInAnyCase } from '../rules/scarcity.ts'
import { isSurelyScarce } from '../rules/scarcity-around.ts'
import { type WayOf, waysOf } from './in-time.ts'
import { preferredWashers } from './preferred-washers.ts'
import { openPlaces, someOpenPlaces } from './scarcity.ts'

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
  /**
   * Orders that are searched for, no farther than the Washers are counted; none where nobody is available. Where some of them are too many
   * for the Washers already, only these.
   */
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

/** The open orders around one, as many as it takes to decide whether Washers are short: of a hundred placed at once, each would read all. */
async function openAround(
  tx: Tx,
  order: OrderToOffer,
  around: { readonly washers: readonly Candidate[]; readonly completeM: number; readonly radiusM: number },
): Promise<Point[]> {
  const withinM = Math.min(around.completeM, 2 * around.radiusM)
  const enough = 2 * scarceInAnyCase(around.washers.length)
  const open = await someOpenPlaces(tx, [order], { withinM, limit: enough })
  if (open.length < enough || isSurelyScarce({ places: [order], open, ...around })) return open
  return openPlaces(tx, [order], withinM)
}

export async function aroundOrder(
  tx: Tx,
  order: OrderToOffer,
  { askAgainMs, now, ...asked }: Asked,
): Promise<AroundOrder> {
  const { orderId, customerId } = order
  const { radiusM } = asked
  const [{ nearest, except }, notNow, favourites, preferred, blocked] = await Promise.all([
    nearestAround(tx, order, asked),
    washersNotToAsk(tx, [orderId], { askAgainMs, now }),
    favouritesOf(tx, customerId),
    preferredWashers(tx, [orderId]),
    blockedWith(tx, customerId),
  ])
  const available = await except([])
  const toAsk = await except([...notNow(orderId), ...blocked])
  const completeM = available.length < limit ? 2 * radiusM : (available.at(-1)?.distanceM ?? 0)
  const washerIds = [...new Set([...available, ...toAsk, ...nearest].map(({ userId }) => userId))]
  const [records, wayOf, open] = await Promise.all([
    recordsOf(tx, washerIds, now),
    waysOf(tx, washerIds, now),
    available.length === 0 ? [] : openAround(tx, order, { washers: available, completeM, radiusM }),
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
