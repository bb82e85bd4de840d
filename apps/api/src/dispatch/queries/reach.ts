import type { UserId, WaitlistId } from '@washline/contract/ids'
import { cellMiddle, type Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { tripSeconds } from '@washline/contract/orders/pay'
import { searchRules } from '../../console/index.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import { availableWashers } from '../../washers/index.ts'
import { recordsOf, washersNotForCustomer } from '../queries.ts'
import type { MarketTimes } from '../rules/estimate-pickup.ts'
import { largestRadiusM } from '../rules/radius-at.ts'
import { type WaitlistKind, waitlistMs } from '../store/waitlist.ts'

const { reach } = market.dispatch

export interface WasherInReach {
  readonly tripS: number
  readonly inHand: number
}

/**
 * Washers who could be asked for an order of this customer at a place now. Distances are those of the place's grid cell, and a
 * Washer counts whose reach covers the whole cell: the answer is the same anywhere in it, and never promises too much.
 */
export async function washersInReach(
  q: Queryable,
  { customerId, place, now }: { customerId: UserId; place: Point; now: Date },
): Promise<WasherInReach[]> {
  const { radiiKm } = await searchRules(q, now)
  const radiusM = largestRadiusM(radiiKm)
  const near = await availableWashers(q, {
    ...cellMiddle(place),
    radiusM: radiusM - reach.cellReachM,
    limit: 50,
    excludeUserIds: [customerId, ...(await washersNotForCustomer(q, customerId))],
  })
  const covering = near.filter(({ distanceM, radiusKm }) => distanceM <= radiusKm * 1_000 - reach.cellReachM)
  const ids = covering.map(({ userId }) => userId)
  const inHand = new Map((await recordsOf(q, ids, now)).map((record) => [record.washerId, record.inHand]))
  return covering.map(({ userId, distanceM }) => ({
    tripS: tripSeconds(distanceM),
    inHand: inHand.get(userId) ?? 0,
  }))
}

interface TimesRow {
  readonly orders: number
  readonly acceptFast: number | null
  readonly acceptUsual: number | null
  readonly acceptSlow: number | null
  readonly delayFast: number | null
  readonly delayUsual: number | null
  readonly delaySlow: number | null
}

/** What the last orders took that were to be picked up at once, from all places of the market. */
export async function marketTimes(q: Queryable, now: Date): Promise<MarketTimes> {
  const row = await q.one<TimesRow>(sql`
    select count(*) as orders,
      percentile_disc(0.1) within group (order by accept_s) as "acceptFast",
      percentile_disc(0.5) within group (order by accept_s) as "acceptUsual",
      percentile_disc(0.9) within group (order by accept_s) as "acceptSlow",
      percentile_disc(0.1) within group (order by delay_s) as "delayFast",
      percentile_disc(0.5) within group (order by delay_s) as "delayUsual",
      percentile_disc(0.9) within group (order by delay_s) as "delaySlow"
    from (
      select extract(epoch from o.accepted_at - o.pending_since)::float8 as accept_s,
        extract(epoch from o.picked_up_at - o.accepted_at)::float8 - f.duration_s as delay_s
      from offers f join orders o on o.id = f.order_id
      where f.state = 'accepted' and f.answered_at > ${new Date(now.getTime() - reach.days * 86_400_000)}
        and o.picked_up_at is not null and o.taken_over_at is null
        and o.pickup_at <= o.pending_since + ${market.pickup.leadMs + 60_000} * interval '1 millisecond'
      order by f.answered_at desc limit ${reach.last}
    ) recent`)
  const spread = (fast: number | null, usual: number | null, slow: number | null) => ({
    fast: fast ?? 0,
    usual: usual ?? 0,
    slow: slow ?? 0,
  })
  return {
    orders: row.orders,
    acceptS: spread(row.acceptFast, row.acceptUsual, row.acceptSlow),
    delayS: spread(row.delayFast, row.delayUsual, row.delaySlow),
  }
}

/** The person's place on the waitlist for a place, while it counts. */
export const waitlistIdAt = async (
  q: Queryable,
  { userId, place, now }: { userId: UserId; place: Point; now: Date },
): Promise<WaitlistId | null> => {
  const { latitude, longitude } = cellMiddle(place)
  const row = await q.maybe<{ id: WaitlistId; kind: WaitlistKind; createdAt: Date }>(sql`
    select id, kind, created_at as "createdAt" from waitlist
    where user_id = ${userId} and latitude = ${latitude} and longitude = ${longitude}`)
  return row && row.createdAt.getTime() > now.getTime() - waitlistMs(row.kind) ? row.id : null
}

/** Some of the entries, in no order: however long the list, none of them waits behind the same others forever. */
export const someWaiting = async (q: Queryable, limit: number): Promise<WaitlistId[]> =>
  (
    await q.all<{ id: WaitlistId }>(sql`select id from waitlist where kind = 'reach' order by random() limit ${limit}`)
  ).map(({ id }) => id)

/** Entries within a Washer's radius, the oldest first. */
export const waitingAround = async (
  q: Queryable,
  { latitude, longitude, radiusM }: Point & { radiusM: number },
): Promise<WaitlistId[]> =>
  (
    await q.all<{ id: WaitlistId }>(sql`
      select id from waitlist
      where kind = 'reach' and great_circle_m(latitude, longitude, ${latitude}, ${longitude}) <= ${radiusM}::double precision
      order by created_at limit 500`)
  ).map(({ id }) => id)

export const isAnyoneWaiting = async (q: Queryable): Promise<boolean> =>
  (await q.maybe(sql`select from waitlist where kind = 'reach' limit 1`)) !== undefined

/** Entries of people who wait until a place is in a zone, in the order of their ids. */
export const waitingForZone = async (q: Queryable, after: number, limit: number): Promise<WaitlistId[]> =>
  (
    await q.all<{ id: WaitlistId }>(
      sql`select id from waitlist where kind = 'zone' and id > ${after} order by id limit ${limit}`,
    )
  ).map(({ id }) => id)

/** The customer of an order, for what only they may ask. */
export const customerOf = async (q: Queryable, orderId: number): Promise<UserId | undefined> =>
  (await q.maybe<{ customerId: UserId }>(sql`select customer_id as "customerId" from orders where id = ${orderId}`))
    ?.customerId
