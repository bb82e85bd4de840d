import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { payPerHourMinor, tripSeconds } from '@washline/contract/orders/pay'
import type { SearchRules } from '../../console/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { blockedWith, favouritesOf } from '../../relationships/index.ts'
import { availableWashers, type Candidate } from '../../washers/index.ts'
import { isInTime, type WayOf, waysOf } from '../queries/in-time.ts'
import { preferredWashers } from '../queries/preferred-washers.ts'
import { askedFirst, type OrderToOffer, offeredTo, recordsOf, type WasherRecord, washersNotToAsk } from '../queries.ts'
import type { Reaching } from '../rules/open-in-reach.ts'
import { largestRadiusM } from '../rules/radius-at.ts'
import { type Ranked as RankedByRule, rankCandidate, share } from '../rules/rank-candidate.ts'
import type { RefusalPair } from '../rules/refusal-inputs.ts'
import { type Skip, skipShare } from '../rules/skip-share.ts'
import type { NewOffer } from '../store.ts'

export type Ranked = Omit<NewOffer, 'ground' | 'reason' | 'refusalInputs'> &
  RankedByRule & { readonly pair: RefusalPair; readonly reach: Reaching }

const skipOf = ({ at, pickupAt, ...skip }: WasherRecord['skips'][number]): Skip => ({
  ...skip,
  at: new Date(at),
  pickupAt: new Date(pickupAt),
})

interface RankedBy {
  readonly records: ReadonlyMap<UserId, WasherRecord>
  readonly wayOf: WayOf
  readonly favourites: ReadonlySet<UserId> | undefined
  readonly weights: SearchRules['weights']
  readonly now: Date
}

/** Those of the Washers who can keep the promise, with their scores. */
export const rankWashers = (
  order: OrderToOffer,
  washers: readonly Candidate[],
  { records, wayOf, favourites, weights, now }: RankedBy,
): Ranked[] =>
  washers.flatMap((washer) => {
    const record = records.get(washer.userId)
    if (!record || !isInTime(wayOf(order, washer))) return []
    const isFavourite = favourites?.has(washer.userId) === true
    return [rankOne(offeredTo(order, washer.userId), washer, { record, isFavourite, weights, now })]
  })

interface Customer {
  readonly favourites: readonly UserId[]
  readonly blocked: readonly UserId[]
}

async function customersOf(tx: Tx, orders: readonly OrderToOffer[]): Promise<ReadonlyMap<UserId, Customer>> {
  const customerIds = [...new Set(orders.map(({ customerId }) => customerId))]
  const read = async (id: UserId): Promise<[UserId, Customer]> => {
    const [favourites, blocked] = await Promise.all([favouritesOf(tx, id), blockedWith(tx, id)])
    return [id, { favourites, blocked }]
  }
  return new Map(await Promise.all(customerIds.map(read)))
}

interface Asked {
  readonly settings: SearchRules
  readonly now: Date
}

/** The nearest available Washers of each order who may be asked for it now and can keep the promise, with their scores. */
export async function rankCandidates(
  tx: Tx,
  orders: readonly OrderToOffer[],
  { settings: { radiiKm, askAgainMs, weights }, now }: Asked,
): Promise<Map<OrderId, Ranked[]>> {
  const orderIds = orders.map(({ orderId }) => orderId)
  const notNow = await washersNotToAsk(tx, orderIds, { askAgainMs, now })
  const customers = await customersOf(tx, orders)
  const radiusM = largestRadiusM(radiiKm)
  const near = new Map(
    await Promise.all(
      orders.map(async ({ orderId, customerId, latitude, longitude }) => {
        const excludeUserIds = [customerId, ...notNow(orderId), ...(customers.get(customerId)?.blocked ?? [])]
        const around = { latitude, longitude, radiusM, limit: market.dispatch.batch.washers, excludeUserIds }
        return [orderId, await availableWashers(tx, around)] as const
      }),
    ),
  )
  const washerIds = [...new Set([...near.values()].flatMap((washers) => washers.map(({ userId }) => userId)))]
  const [wayOf, rows, preferred] = await Promise.all([
    waysOf(tx, washerIds, now),
    recordsOf(tx, washerIds, now),
    preferredWashers(tx, orderIds),
  ])
  const records = new Map(rows.map((row) => [row.washerId, row]))
  return new Map(
    orders.map((order) => {
      const favourites = new Set([...(customers.get(order.customerId)?.favourites ?? []), ...askedFirst(order)])
      const liked = preferred.get(order.orderId)
      if (liked !== undefined) favourites.add(liked)
      const by = { records, wayOf, favourites, weights, now }
      return [order.orderId, rankWashers(order, near.get(order.orderId) ?? [], by)]
    }),
  )
}

function rankOne(
  order: OrderToOffer,
  washer: Candidate,
  {
    record,
    isFavourite,
    weights,
    now,
  }: { record: WasherRecord; isFavourite: boolean; weights: SearchRules['weights']; now: Date },
): Ranked {
  const { userId: washerId, distanceM, ratingTenthsSum, ratingCount, ordersDone, ordersOnTime } = washer
  const { seen, accepted, inHand } = record
  const skips = skipShare(record.skips.map(skipOf), { ...order, distanceM }, now)
  const travelS = tripSeconds(distanceM)
  const profile = { distanceM, ratingTenthsSum, ratingCount, ordersDone, ordersOnTime, seen, accepted, inHand }
  return {
    ...rankCandidate(washerId, { ...profile, skipShare: skips, isFavourite }, weights),
    pair: {
      travelS,
      payMinorPerHour: payPerHourMinor(order.netPayMinor, distanceM, order.loadType ?? 'medium'),
      ordersInHand: inHand,
      acceptanceRate: share(accepted, seen),
      skipShare: skips,
    },
    reach: { latitude: washer.latitude, longitude: washer.longitude, radiusKm: washer.radiusKm },
    distanceM: Math.round(distanceM),
    durationS: travelS,
  }
}
