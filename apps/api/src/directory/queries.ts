import type { Point } from '@washline/contract/maps/geo'
import type { VerificationStep } from '@washline/contract/verification/steps'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { mercatorCircles } from '../washers/index.ts'

export interface ListedWasher {
  readonly id: number
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

// Only the shown place is read: no answer, order or limit here depends on the true one.
const columns = sql`
  w.id, w.business_name as name, w.created_at as "createdAt", w.rating_tenths_sum as "ratingTenthsSum",
  w.rating_count as "ratingCount", w.orders_done as "ordersDone", w.orders_on_time as "ordersOnTime",
  w.shown_place[1] as latitude, w.shown_place[0] as longitude`
// Repeats the predicate of the index.
const isListed = sql`w.verified_at is not null and w.deposit_held`

const maxListed = 60

/** Listed Washers within a radius, nearest first, without those whom the viewer has blocked. */
export async function washersNear(
  db: Database,
  center: Point,
  radiusM: number,
  hiddenUserIds: readonly number[],
): Promise<NearWasher[]> {
  const areas = mercatorCircles(center, radiusM).map(
    ({ x, y, r }) => sql`w.shown_pos <@ circle(point(${x}, ${y}), ${r})`,
  )
  const found: NearWasher[] = []
  for (const area of areas.length > 0 ? areas : [sql`abs(w.shown_place[1]) >= 84`])
    found.push(
      ...(await db.all<NearWasher>(sql`
        select * from (
          select ${columns},
            great_circle_m(w.shown_place[1], w.shown_place[0], ${center.latitude}, ${center.longitude}) as "distanceM"
          from washers w where ${isListed} and ${area} and w.user_id <> all(${hiddenUserIds}::bigint[])
        ) near
        where "distanceM" <= ${radiusM}
        order by "distanceM", id limit ${maxListed}`)),
    )
  return found.sort((a, b) => a.distanceM - b.distanceM || a.id - b.id).slice(0, maxListed)
}

export const listedWasher = (db: Database, id: number): Promise<ListedWasher | undefined> =>
  db.maybe<ListedWasher>(sql`select ${columns} from washers w where ${isListed} and w.id = ${id}`)

export interface WasherCheck {
  readonly step: VerificationStep
  readonly until: Date
}

/** Approvals that count now. What an installation passes without a check is none to show. */
export const checksOf = (db: Database, washerId: number, now: Date): Promise<WasherCheck[]> =>
  db.all<WasherCheck>(sql`
    select s.step, s.approved_until as until
    from washers w join verification_steps s on s.washer_id = w.user_id
    where w.id = ${washerId} and s.state in ('approved', 'submitted') and s.approved_until > ${now}
      and s.reviewer <> 'automatic'
    order by s.id`)

export interface GivenRating {
  readonly id: number
  readonly tenths: number
  readonly comment: string
  readonly fromName: string
  readonly createdAt: Date
  readonly answer: string | null
}

/** A page of a Washer's ratings, newest first; what was hidden is not among them. */
export const ratingsOfWasher = (
  db: Database,
  washerId: number,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<GivenRating[]> =>
  db.all<GivenRating>(sql`
    select r.id, r.tenths, r.comment, u.name as "fromName", r.created_at as "createdAt",
      case when r.answer_hidden_at is null then r.answer end as answer
    from washers w join ratings r on r.washer_id = w.user_id join users u on u.id = r.customer_id
    where w.id = ${washerId} and r.hidden_at is null
      and r.id < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
    order by r.id desc limit ${page.limit}`)

/** How many ratings there are of each number of tenths. */
export const ratingSpread = (db: Database, washerId: number): Promise<{ tenths: number; count: number }[]> =>
  db.all<{ tenths: number; count: number }>(sql`
    select r.tenths, count(*)::int as count
    from washers w join ratings r on r.washer_id = w.user_id
    where w.id = ${washerId} and r.hidden_at is null group by r.tenths`)
