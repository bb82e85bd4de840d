import type { RatingId, UserId, WasherId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import type { VerificationStep } from '@washline/contract/verification/steps'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { mercatorCircles } from '../washers/index.ts'

export interface ListedWasher {
  readonly id: WasherId
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
  w.id, w.business_name as name, w.created_at as "createdAt", w.rating_tenths_sum as "ratingTenthsSum",
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

export const listedWasher = (db: Database, id: WasherId): Promise<ListedWasher | undefined> =>
  db.maybe<ListedWasher>(sql`select ${columns} from washers w where ${isListed} and w.id = ${id}`)

export interface WasherCheck {
  readonly step: VerificationStep
  readonly until: Date
}

/** Approvals that are valid now, without automatic ones. */
export const checksOf = (db: Database, washerId: WasherId, now: Date): Promise<WasherCheck[]> =>
  db.all<WasherCheck>(sql`
    select s.step, s.approved_until as until
    from washers w join reviewed_approvals s on s.washer_id = w.user_id
    where w.id = ${washerId} and s.approved_until > ${now}
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
  washerId: WasherId,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<GivenRating[]> =>
  db.all<GivenRating>(sql`
    select r.id, r.tenths, r.comment, u.name as "fromName", r.created_at as "createdAt", r.answer
    from washers w join visible_ratings r on r.washer_id = w.user_id join people u on u.id = r.customer_id
    where w.id = ${washerId} and r.id < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
    order by r.id desc limit ${page.limit}`)

/** Number of visible ratings by tenths. */
export const ratingSpread = (db: Database, washerId: WasherId): Promise<{ tenths: number; count: number }[]> =>
  db.all<{ tenths: number; count: number }>(sql`
    select r.tenths, count(*)::int as count
    from washers w join visible_ratings r on r.washer_id = w.user_id
    where w.id = ${washerId} group by r.tenths`)
