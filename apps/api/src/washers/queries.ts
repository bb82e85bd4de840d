import type { UserId } from '@washline/contract/ids'
import { cellMiddle } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { assignedStatuses, orderProcess } from '@washline/contract/orders/process'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { mercatorCircles, type Point } from './rules.ts'

export interface WasherProfile {
  readonly userId: UserId
  readonly businessName: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly online: boolean
  readonly radiusKm: number
  readonly verified: boolean
  readonly depositHeld: boolean
  readonly depositIntentId: string
  /** The person no longer works as a Washer. */
  readonly closed: boolean
}

export const profileColumns = sql`
  user_id as "userId", business_name as "businessName", latitude, longitude, online,
  radius_km as "radiusKm", verified_at is not null as verified, deposit_held as "depositHeld",
  deposit_intent_id as "depositIntentId", closed_at is not null as closed`

export const washerProfile = (q: Queryable, userId: UserId): Promise<WasherProfile | undefined> =>
  q.maybe<WasherProfile>(sql`select ${profileColumns} from washers where user_id = ${userId}`)

/** A Washer who can be offered an order, with the metrics that dispatch ranks by. */
export interface Candidate extends Point {
  readonly userId: UserId
  readonly name: string
  readonly businessName: string
  /** From the middle of the requested place's grid cell to the Washer's shown place. */
  readonly distanceM: number
  readonly radiusKm: number
  readonly ratingTenthsSum: number
  readonly ratingCount: number
  readonly ordersDone: number
  readonly ordersOnTime: number
}

export interface AroundPlace extends Point {
  readonly radiusM: number
  readonly limit: number
  readonly excludeUserIds: readonly UserId[]
  /** Those too whose own radius does not reach the place. */
  readonly anyOwnRadius?: boolean
}

const candidateColumns = (place: AroundPlace): Sql => sql`
  w.user_id as "userId", u.name, w.business_name as "businessName",
  w.shown_place[1] as latitude, w.shown_place[0] as longitude,
  great_circle_m(w.shown_place[1], w.shown_place[0], ${place.latitude}, ${place.longitude}) as "distanceM",
  w.radius_km as "radiusKm", w.rating_tenths_sum as "ratingTenthsSum", w.rating_count as "ratingCount",
  w.orders_done as "ordersDone", w.orders_on_time as "ordersOnTime"`

// The first line repeats the predicate of the partial indexes, so that PostgreSQL uses them.
const isAvailable = (place: AroundPlace): Sql => sql`
  w.online and w.verified_at is not null and w.deposit_held
  and u.is_washer and w.user_id <> all(${place.excludeUserIds}::bigint[])
  and great_circle_m(w.shown_place[1], w.shown_place[0], ${place.latitude}, ${place.longitude})
    <= ${place.anyOwnRadius ? sql`${place.radiusM}::double precision` : sql`least(${place.radiusM}::double precision, w.radius_km * 1000)`}`

/** Order on the Mercator plane differs slightly from great-circle order: this many more rows are read and sorted again. */
const extraRows = 20

const isPlaced = sql`near.latitude is not null and near.longitude is not null and near."distanceM" is not null`

const inCircle = (place: AroundPlace, { x, y, r }: { x: number; y: number; r: number }): Sql => sql`
  select * from (select ${candidateColumns(place)}
  from washers w join users u on u.id = w.user_id
  where w.shown_pos <@ circle(point(${x}, ${y}), ${r}) and ${isAvailable(place)}
  order by w.shown_pos <-> point(${x}, ${y})
  limit ${place.limit + extraRows}) near where ${isPlaced}`

const nearPoles = (place: AroundPlace): Sql => sql`
  select * from (select ${candidateColumns(place)}
  from washers w join users u on u.id = w.user_id
  where abs(w.shown_place[1]) >= 84 and ${isAvailable(place)}) near where ${isPlaced}`

/**
 * Washers who can be offered an order at a place, nearest first: verified, with a deposit, online, within both radii. Neither
 * the result nor its order depends on where in their grid cells the place and the Washers are: asking from many places
 * reveals the cells only.
 */
export async function availableWashers(q: Pick<Database, 'all'>, asked: AroundPlace): Promise<Candidate[]> {
  const place = { ...asked, ...cellMiddle(asked) }
  const circles = mercatorCircles(place, place.radiusM)
  const candidates: Candidate[] = []
  if (circles.length === 0) candidates.push(...(await q.all<Candidate>(nearPoles(place))))
  for (const circle of circles) candidates.push(...(await q.all<Candidate>(inCircle(place, circle))))
  return candidates.sort((a, b) => a.distanceM - b.distanceM || a.userId - b.userId).slice(0, place.limit)
}

export interface WasherPlaces {
  readonly userId: UserId
  /** Where the Washer works, and where they were last seen since the time asked for. */
  readonly work: Point | null
  readonly live: Point | null
}

export const placesOfWashers = (q: Queryable, userIds: readonly UserId[], since: Date): Promise<WasherPlaces[]> =>
  q.all<WasherPlaces>(sql`
    select user_id as "userId",
      case when latitude is not null and longitude is not null
        then jsonb_build_object('latitude', latitude, 'longitude', longitude) end as work,
      case when last_position_at > ${since} and last_latitude is not null and last_longitude is not null
        then jsonb_build_object('latitude', last_latitude, 'longitude', last_longitude) end as live
    from washers where user_id = any(${userIds}::bigint[])`)

export interface WasherSummary {
  readonly online: boolean
  readonly verified: boolean
  readonly radiusKm: number
  readonly latitude: number | null
  readonly longitude: number | null
  readonly ratingTenthsSum: number
  readonly ratingCount: number
  readonly latestTenths: number | null
  readonly latestComment: string | null
  readonly latestFrom: string | null
  readonly latestAt: Date | null
}

/** The stats of the Washer home, except the money. */
export const washerSummary = (q: Queryable, userId: UserId): Promise<WasherSummary | undefined> =>
  q.maybe<WasherSummary>(sql`
    select w.online, w.verified_at is not null as verified, w.radius_km as "radiusKm", w.latitude, w.longitude,
      w.rating_tenths_sum as "ratingTenthsSum", w.rating_count as "ratingCount",
      latest.tenths as "latestTenths", latest.comment as "latestComment", latest.name as "latestFrom",
      latest.created_at as "latestAt"
    from washers w left join lateral (
      select r.tenths, r.comment, u.name, r.created_at
      from visible_ratings r join users u on u.id = r.customer_id
      where r.washer_id = w.user_id
      order by r.created_at desc, r.id desc limit 1
    ) latest on true
    where w.user_id = ${userId}`)

/** Whether a Washer may take an order now. Takes a share lock, so that the profile cannot be closed meanwhile. */
export const mayTakeOrders = async (tx: Tx, userId: UserId): Promise<boolean> =>
  (await tx.maybe(
    sql`select 1 from washers where user_id = ${userId} and deposit_held and verified_at is not null for share`,
  )) !== undefined

/** Number of the Washer's orders between acceptance and completion. */
export const openOrders = async (q: Queryable, userId: UserId): Promise<number> =>
  (
    await q.one<{ count: number }>(sql`
      select count(*) as count from order_parties
      where washer_id = ${userId} and status = any(${assignedStatuses}::text[])`)
  ).count

export interface WasherStatsRow {
  readonly orders: number
  readonly promiseKept: number
  readonly promiseOf: number
  readonly onTime: number
  readonly pickups: number
  readonly accepted: number
  readonly answered: number
  readonly ratingTenthsSum: number
  readonly ratingCount: number
}

/** Stats of a Washer, counted from orders and offers instead of the stored metrics that dispatch ranks by. */
export const washerStats = (q: Queryable, userId: UserId): Promise<WasherStatsRow | undefined> =>
  q.maybe<WasherStatsRow>(sql`
    select o.orders, o."promiseKept", o."promiseOf", o."onTime", o.pickups, f.accepted, f.answered,
      w.rating_tenths_sum as "ratingTenthsSum", w.rating_count as "ratingCount"
    from washers w, lateral (
      select count(*) filter (where status = ${orderProcess.complete.to}) as orders,
        count(*) filter (where promise_kept) as "promiseKept", count(promise_kept) as "promiseOf",
        count(*) filter (where picked_up_at <= greatest(pickup_at, accepted_at + ${market.pickup.leadMs} * interval '1 millisecond')) as "onTime",
        count(picked_up_at) as pickups
      from order_progress where washer_id = ${userId}
    ) o, lateral (
      select count(*) filter (where is_accepted) as accepted, count(*) as answered
      from answered_offers where washer_id = ${userId}
    ) f
    where w.user_id = ${userId}`)
