import type { OrderId, UserId } from '@washline/contract/ids'
import { inHandStatuses } from '@washline/contract/orders/process'
import { type Errand, leftDoorMs } from '@washline/contract/orders/whereabouts'
import type { Tx } from '../platform/db/database.ts'
import { inList } from '../platform/db/in-list.ts'
import { sql } from '../platform/db/sql.ts'
import { profileColumns, type WasherProfile } from './queries.ts'
import type { PositionAt } from './rules/is-position-likely.ts'
import type { Point } from './rules.ts'

export interface NewWasher {
  readonly userId: UserId
  readonly businessName: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
  readonly point: Point | undefined
  readonly radiusKm: number
  readonly depositIntentId: string
  readonly at: Date
}

/** Inserts a profile, online if it has a position. It is not verified: `verification` sets that. */
export const insertWasher = (tx: Tx, washer: NewWasher): Promise<WasherProfile> =>
  tx.one<WasherProfile>(sql`
    insert into washers (user_id, business_name, street, city, state, postal_code, country, latitude, longitude,
      online, radius_km, deposit_intent_id, deposit_held, created_at)
    values (${washer.userId}, ${washer.businessName}, ${washer.street}, ${washer.city}, ${washer.state},
      ${washer.postalCode}, ${washer.country}, ${washer.point?.latitude ?? null}, ${washer.point?.longitude ?? null},
      ${washer.point !== undefined}, ${washer.radiusKm},
      ${washer.depositIntentId}, true, ${washer.at})
    returning ${profileColumns}`)

/** Reopens a closed profile with new details; the metrics stay. */
export const reopenWasher = (tx: Tx, washer: NewWasher): Promise<WasherProfile> =>
  tx.one<WasherProfile>(sql`
    update washers set business_name = ${washer.businessName}, street = ${washer.street}, city = ${washer.city},
      state = ${washer.state}, postal_code = ${washer.postalCode}, country = ${washer.country},
      latitude = ${washer.point?.latitude ?? null}, longitude = ${washer.point?.longitude ?? null},
      online = ${washer.point !== undefined}, radius_km = ${washer.radiusKm}, verified_at = null,
      deposit_intent_id = ${washer.depositIntentId}, deposit_held = true, closed_at = null
    where user_id = ${washer.userId}
    returning ${profileColumns}`)

export const saveClosed = (tx: Tx, userId: UserId, at: Date): Promise<number> =>
  tx.run(sql`
    update washers set closed_at = ${at}, online = false, deposit_held = false, last_latitude = null, last_longitude = null,
      last_position_at = null, left_latitude = null, left_longitude = null, left_at = null
    where user_id = ${userId} and closed_at is null`)

export const lockWasher = (tx: Tx, userId: UserId): Promise<WasherProfile | undefined> =>
  tx.maybe<WasherProfile>(sql`select ${profileColumns} from washers where user_id = ${userId} for update`)

/** Sets or clears `verified_at`; returns the profile if that changed it. */
export const setVerified = (
  tx: Tx,
  change: { userId: UserId; verified: boolean; at: Date },
): Promise<WasherProfile | undefined> =>
  tx.maybe<WasherProfile>(sql`
    update washers set verified_at = ${change.verified ? change.at : null}
    where user_id = ${change.userId} and (verified_at is not null) <> ${change.verified}
    returning ${profileColumns}`)

export const saveAvailability = (
  tx: Tx,
  change: { userId: UserId; online: boolean; point: Point | undefined; radiusKm: number },
): Promise<WasherProfile> =>
  tx.one<WasherProfile>(sql`
    update washers set online = ${change.online}, radius_km = ${change.radiusKm},
      latitude = ${change.point?.latitude ?? null}, longitude = ${change.point?.longitude ?? null}
    where user_id = ${change.userId}
    returning ${profileColumns}`)

interface UnderWayRow {
  /** From acceptance to delivery, with their doors. */
  readonly orders: readonly (Errand & { readonly id: OrderId })[]
  readonly latitude: number | null
  readonly longitude: number | null
  readonly at: Date | null
  readonly leftDoor: Point | null
}

/**
 * A Washer under way, locked: the orders in hand, the last live position, and the door that was left within the last half hour.
 * Undefined for somebody who is no Washer.
 */
export async function lockUnderWay(tx: Tx, userId: UserId, now: Date) {
  const row = await tx.maybe<UnderWayRow>(sql`
    select w.last_latitude as latitude, w.last_longitude as longitude, w.last_position_at as at,
      case when w.left_at > ${new Date(now.getTime() - leftDoorMs)} and w.left_latitude is not null and w.left_longitude is not null
        then jsonb_build_object('latitude', w.left_latitude, 'longitude', w.left_longitude) end as "leftDoor",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', o.order_id, 'status', o.status,
          'laundryCompleted', o.laundry_completed_at is not null, 'latitude', o.pickup_latitude, 'longitude', o.pickup_longitude)
          order by o.order_id)
        from order_progress o
        where o.washer_id = w.user_id and o.status ${inList(inHandStatuses)}
          and o.pickup_latitude is not null and o.pickup_longitude is not null), '[]') as orders
    from washers w where w.user_id = ${userId} for update`)
  if (!row) return undefined
  const { orders, leftDoor, latitude, longitude, at } = row
  const last: PositionAt | undefined =
    latitude === null || longitude === null || at === null ? undefined : { latitude, longitude, at }
  return { orders, leftDoor, last }
}

/** The Washer has nothing more to do at the order's door. */
export const saveLeftDoor = (tx: Tx, left: { userId: UserId; orderId: OrderId; at: Date }) =>
  tx.run(sql`
    update washers w set left_latitude = o.pickup_latitude, left_longitude = o.pickup_longitude, left_at = ${left.at}
    from order_progress o where o.order_id = ${left.orderId} and w.user_id = ${left.userId}`)

export const savePosition = (
  tx: Tx,
  { userId, latitude, longitude, at }: PositionAt & { readonly userId: UserId },
): void =>
  tx.runLast(
    () => sql`
    update washers set last_latitude = ${latitude}, last_longitude = ${longitude}, last_position_at = ${at}
    where user_id = ${userId}`,
  )

export const addRating = (tx: Tx, userId: UserId, tenths: number) =>
  tx.run(sql`
    update washers set rating_tenths_sum = rating_tenths_sum + ${tenths}, rating_count = rating_count + 1
    where user_id = ${userId}`)

export const removeRating = (tx: Tx, userId: UserId, tenths: number) =>
  tx.run(sql`
    update washers set rating_tenths_sum = rating_tenths_sum - ${tenths}, rating_count = rating_count - 1
    where user_id = ${userId}`)

/** Counts a completed order, and its promise if it was kept, or was begun by another Washer. */
export const countCompleted = (tx: Tx, userId: UserId, orderId: OrderId) =>
  tx.run(sql`
    update washers set orders_done = orders_done + 1,
      orders_on_time = orders_on_time + (select (o.promise_kept is true or o.taken_over_at is not null)::int
        from order_progress o where o.order_id = ${orderId})
    where user_id = ${userId}`)

export const forgetPositions = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`
    update washers set last_latitude = null, last_longitude = null, last_position_at = null
    where last_position_at <= ${before}`)
