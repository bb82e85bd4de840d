import type { OrderId, UserId } from '@washline/contract/ids'
import { inHandStatuses } from '@washline/contract/orders/process'
import { type Errand, leftDoorMs } from '@washline/contract/orders/whereabouts'
import type { Tx } from '../platform/db/database.ts'
import { inList } from '../platform/db/in-list.ts'
import { sql } from '../platform/db/sql.ts'
import { profileColumns, type WasherProfile } from './queries.ts'
import type { PositionAt } from './rules/is-position-likely.ts'
import { type Point, positionStep } from './rules.ts'

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

/** The orders that the Washer has in hand, from acceptance to delivery, with their doors. */
export const ordersInHand = (tx: Tx, userId: UserId): Promise<(Errand & { readonly id: OrderId })[]> =>
  tx.all<Errand & { id: OrderId }>(sql`
    select order_id as id, status, laundry_completed_at is not null as "laundryCompleted",
      pickup_latitude as latitude, pickup_longitude as longitude from order_progress
    where washer_id = ${userId} and status ${inList(inHandStatuses)}
      and pickup_latitude is not null and pickup_longitude is not null`)

/** The last live position of a Washer, locked. */
export const lastPosition = (tx: Tx, userId: UserId): Promise<PositionAt | undefined> =>
  tx.maybe<PositionAt>(sql`
    select last_latitude as latitude, last_longitude as longitude, last_position_at as at from washers
    where user_id = ${userId} and last_position_at is not null and last_latitude is not null
      and last_longitude is not null for update`)

/** The door that a Washer has left within the last half hour. */
export const leftDoor = (tx: Tx, userId: UserId, now: Date): Promise<Point | undefined> =>
  tx.maybe<Point>(sql`
    select left_latitude as latitude, left_longitude as longitude from washers
    where user_id = ${userId} and left_at > ${new Date(now.getTime() - leftDoorMs)}
      and left_latitude is not null and left_longitude is not null`)

/** The Washer has nothing more to do at the order's door. */
export const saveLeftDoor = (tx: Tx, left: { userId: UserId; orderId: OrderId; at: Date }) =>
  tx.run(sql`
    update washers w set left_latitude = o.pickup_latitude, left_longitude = o.pickup_longitude, left_at = ${left.at}
    from order_progress o where o.order_id = ${left.orderId} and w.user_id = ${left.userId}`)

/** Stores the live position if the stored one is far enough away or old enough; returns whether it did. */
export async function savePosition(tx: Tx, position: Point & { userId: UserId; at: Date }): Promise<boolean> {
  const { userId, latitude, longitude, at } = position
  const touched = await tx.run(sql`
    update washers set last_latitude = ${latitude}, last_longitude = ${longitude}, last_position_at = ${at}
    where user_id = ${userId} and (
      last_position_at is null
      or last_position_at <= ${new Date(at.getTime() - positionStep.ageMs)}
      or great_circle_m(last_latitude, last_longitude, ${latitude}, ${longitude}) >= ${positionStep.distanceM}
    )`)
  return touched > 0
}

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
