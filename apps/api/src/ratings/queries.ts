import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

export interface RatingRow {
  readonly id: number
  readonly orderId: number
  readonly tenths: number
  readonly comment: string
  readonly fromName: string
  readonly createdAt: Date
}

const maxListed = 100
const ratingColumns = sql`
  r.id, r.order_id as "orderId", r.tenths, r.comment, u.name as "fromName", r.created_at as "createdAt"`

export interface WasherRatings {
  readonly averageTenths: number | null
  readonly count: number
  readonly ratings: readonly RatingRow[]
}

/** A Washer's ratings, newest first; nothing for one who is no Washer. */
export async function ratingsOfWasher(db: Database, userId: number): Promise<WasherRatings | undefined> {
  const rows = await db.all<{ averageTenths: string | null; count: number } & (RatingRow | { id: null })>(sql`
    select f.*, r.* from washers w
    cross join lateral (
      select avg(tenths) as "averageTenths", count(*) as count from ratings where washer_id = w.user_id
    ) f
    left join lateral (
      select ${ratingColumns} from ratings r join users u on u.id = r.customer_id
      where r.washer_id = w.user_id order by r.id desc limit ${maxListed}
    ) r on true
    where w.user_id = ${userId}
    order by r.id desc`)
  const [first] = rows
  if (!first) return undefined
  return {
    averageTenths: first.averageTenths === null ? null : Number(first.averageTenths),
    count: first.count,
    ratings: rows.filter((row) => row.id !== null),
  }
}

/** The rating of an order, or null; nothing for one who is not its customer or Washer. */
export async function ratingOfOrder(
  db: Database,
  orderId: number,
  userId: number,
): Promise<{ rating: RatingRow | null } | undefined> {
  const row = await db.maybe<RatingRow | { id: null }>(sql`
    select ${ratingColumns} from orders o
    left join ratings r on r.order_id = o.id
    left join users u on u.id = r.customer_id
    where o.id = ${orderId} and ${userId} in (o.customer_id, o.washer_id)`)
  if (!row) return undefined
  return { rating: row.id === null ? null : row }
}
