import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { profileColumns, type WasherProfile } from './queries.ts'
import { type Point, positionStep } from './rules.ts'

export interface NewWasher {
  readonly userId: number
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

/** Adds a profile; online where the position is known. Whether it is verified is for verification to say. */
export const insertWasher = (tx: Tx, washer: NewWasher): Promise<WasherProfile> =>
  tx.one<WasherProfile>(sql`
    insert into washers (user_id, business_name, street, city, state, postal_code, country, latitude, longitude,
      online, radius_km, deposit_intent_id, deposit_held, created_at)
    values (${washer.userId}, ${washer.businessName}, ${washer.street}, ${washer.city}, ${washer.state},
      ${washer.postalCode}, ${washer.country}, ${washer.point?.latitude ?? null}, ${washer.point?.longitude ?? null},
      ${washer.point !== undefined}, ${washer.radiusKm},
      ${washer.depositIntentId}, true, ${washer.at})
    returning ${profileColumns}`)

/** Takes up the profile of someone who had stopped, with what they say of themselves now; the figures stay. */
export const reopenWasher = (tx: Tx, washer: NewWasher): Promise<WasherProfile> =>
  tx.one<WasherProfile>(sql`
    update washers set business_name = ${washer.businessName}, street = ${washer.street}, city = ${washer.city},
      state = ${washer.state}, postal_code = ${washer.postalCode}, country = ${washer.country},
      latitude = ${washer.point?.latitude ?? null}, longitude = ${washer.point?.longitude ?? null},
      online = ${washer.point !== undefined}, radius_km = ${washer.radiusKm}, verified_at = null,
      deposit_intent_id = ${washer.depositIntentId}, deposit_held = true, closed_at = null
    where user_id = ${washer.userId}
    returning ${profileColumns}`)

export const saveClosed = (tx: Tx, userId: number, at: Date): Promise<number> =>
  tx.run(sql`
    update washers set closed_at = ${at}, online = false, deposit_held = false, last_latitude = null, last_longitude = null,
      last_position_at = null
    where user_id = ${userId} and closed_at is null`)

export const lockWasher = (tx: Tx, userId: number): Promise<WasherProfile | undefined> =>
  tx.maybe<WasherProfile>(sql`select ${profileColumns} from washers where user_id = ${userId} for update`)

/** Lets requests come, or no more; gives the profile where that is a change. */
export const setVerified = (
  tx: Tx,
  change: { userId: number; verified: boolean; at: Date },
): Promise<WasherProfile | undefined> =>
  tx.maybe<WasherProfile>(sql`
    update washers set verified_at = ${change.verified ? change.at : null}
    where user_id = ${change.userId} and (verified_at is not null) <> ${change.verified}
    returning ${profileColumns}`)

export const saveAvailability = (
  tx: Tx,
  change: { userId: number; online: boolean; point: Point | undefined; radiusKm: number },
): Promise<WasherProfile> =>
  tx.one<WasherProfile>(sql`
    update washers set online = ${change.online}, radius_km = ${change.radiusKm},
      latitude = ${change.point?.latitude ?? null}, longitude = ${change.point?.longitude ?? null}
    where user_id = ${change.userId}
    returning ${profileColumns}`)

/** The orders that a Washer has in hand, from acceptance to delivery. */
export const ordersInHand = async (tx: Tx, userId: number): Promise<number[]> => {
  const rows = await tx.all<{ id: number }>(
    sql`select id from orders where washer_id = ${userId} and status in ('accepted', 'picked_up', 'in_progress')`,
  )
  return rows.map((row) => row.id)
}

/** Writes the live position when it is far enough from the last one or that is old enough; gives whether it did. */
export async function savePosition(tx: Tx, position: Point & { userId: number; at: Date }): Promise<boolean> {
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

export const addRating = (tx: Tx, userId: number, tenths: number) =>
  tx.run(sql`
    update washers set rating_tenths_sum = rating_tenths_sum + ${tenths}, rating_count = rating_count + 1
    where user_id = ${userId}`)

export const takeRatingAway = (tx: Tx, userId: number, tenths: number) =>
  tx.run(sql`
    update washers set rating_tenths_sum = rating_tenths_sum - ${tenths}, rating_count = rating_count - 1
    where user_id = ${userId}`)

/** Counts a completed order, and whether its promise was kept. */
export const countCompleted = (tx: Tx, userId: number, orderId: number) =>
  tx.run(sql`
    update washers set orders_done = orders_done + 1,
      orders_on_time = orders_on_time + (select (o.promise_kept is true)::int from orders o where o.id = ${orderId})
    where user_id = ${userId}`)
