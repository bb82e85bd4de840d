import type { RatingId, UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import type { VerificationStep } from '@washline/contract/verification/steps'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { mercatorCircles } from '../washers/index.ts'

export interface ListedWasher {
  readonly id: UserId
  readonly name: string
  readonly createdAt: Date
  readonly ratingTenthsSum: number
  readonly ratingCount: number
  readonly ordersDone: number
  readonly ordersOnTime: number
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface NearWasher extends ListedWasher {
  readonly latitude: number
  readonly longitude: number
  readonly distanceM: number
}

// Reads the shown place only: no result, order or limit may depend on the true place.
const columns = sql`
  w.user_id as id, w.business_name as name, w.created_at as "createdAt", w.rating_tenths_sum as "ratingTenthsSum",
  w.rating_count as "ratingCount", w.orders_done as "ordersDone", w.orders_on_time as "ordersOnTime",
  w.shown_place[1] as latitude, w.shown_place[0] as longitude`
// Repeats the predicate of the partial index, so that PostgreSQL uses it.
const isListed = sql`w.verified_at is not null and w.deposit_held`

const maxListed = 60

/** Listed Washers within a radius, nearest first. `hiddenUserIds` are left out. */
export async function washersNear(
  db: Database,
  center: Point,
  radiusM: number,
  hiddenUserIds: readonly UserId[],
): Promise<NearWasher[]> {
  const areas = mercatorCircles(center, radiusM).map(
    ({ x, y, r }) => sql`w.shown_pos <@ circle(point(${x}, ${y}), ${r})`,
  )
  const washers: NearWasher[] = []
  for (const area of areas.length > 0 ? areas : [sql`abs(w.shown_place[1]) >= 84`])
    washers.push(
      ...(await db.all<NearWasher>(sql`
        select * from (
          select ${columns},
            great_circle_m(w.shown_place[1], w.shown_place[0], ${center.latitude}, ${center.longitude}) as "distanceM"
          from washers w where ${isListed} and ${area} and w.user_id <> all(${hiddenUserIds}::bigint[])
        ) near
        where "distanceM" <= ${radiusM} and near.latitude is not null and near.longitude is not null
        order by "distanceM", id limit ${maxListed}`)),
    )
  return washers.sort((a, b) => a.distanceM - b.distanceM || a.id - b.id).slice(0, maxListed)
}

export const listedWasher = (db: Database, id: UserId): Promise<ListedWasher | undefined> =>
  db.maybe<ListedWasher>(sql`select ${columns} from washers w where ${isListed} and w.user_id = ${id}`)

export interface WasherCheck {
  readonly step: VerificationStep
  readonly until: Date
}

/** Approvals that are valid now, without automatic ones. */
export const checksOf = (db: Database, userId: UserId, now: Date): Promise<WasherCheck[]> =>
  db.all<WasherCheck>(sql`
    select s.step, s.approved_until as until
    from reviewed_approvals s
    where s.washer_id = ${userId} and s.approved_until > ${now}
    order by s.id`)

export interface GivenRating {
  readonly id: RatingId
  readonly tenths: number
  readonly comment: string
  readonly fromName: string
  readonly createdAt: Date
  readonly answer: string | null
}

/** A page of a Washer's visible ratings, newest first. */
export const ratingsOfWasher = (
  db: Database,
  userId: UserId,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<GivenRating[]> =>
  db.all<GivenRating>(sql`
    select r.id, r.tenths, r.comment, u.name as "fromName", r.created_at as "createdAt", r.answer
    from visible_ratings r join people u on u.id = r.customer_id
    where r.washer_id = ${userId} and r.id < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
    order by r.id desc limit ${page.limit}`)

/** Number of visible ratings by tenths. */
export const ratingSpread = (db: Database, userId: UserId): Promise<{ tenths: number; count: number }[]> =>
  db.all<{ tenths: number; count: number }>(sql`
    select r.tenths, count(*)::int as count
    from visible_ratings r where r.washer_id = ${userId} group by r.tenths`)
