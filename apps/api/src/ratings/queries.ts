import type { OrderId, UserId } from '@washline/contract/ids'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { RatingRow, ReportedRow } from './rules/show-rating.ts'

export const ratingColumns = sql`
  r.id, r.order_id as "orderId", r.washer_id as "washerId", r.customer_id as "customerId", r.tenths, r.comment,
  u.name as "fromName", u.photo_key as "fromPhotoKey", r.created_at as "createdAt", r.answer,
  r.answered_at as "answeredAt", r.hidden_at as "hiddenAt", r.answer_hidden_at as "answerHiddenAt"`

export interface Spread {
  readonly tenths: number
  readonly count: number
}

/** Number of a Washer's visible ratings by tenths; undefined for anybody whom the viewer can neither find in the directory nor has met as a Washer. */
export async function ratingSpread(db: Database, userId: UserId, viewerId: UserId): Promise<Spread[] | undefined> {
  const rows = await db.all<{ tenths: number | null; count: number }>(sql`
    select r.tenths, count(r.id)::int as count from washer_profiles w
    left join ratings r on r.washer_id = w.user_id and r.hidden_at is null
    where w.user_id = ${userId} and (w.is_listed or w.user_id = ${viewerId}
      or exists (select from orders o where o.customer_id = ${viewerId} and o.washer_id = w.user_id))
    group by r.tenths`)
  if (rows.length === 0) return undefined
  return rows.flatMap(({ tenths, count }) => (tenths === null ? [] : [{ tenths, count }]))
}

/** A page of a Washer's visible ratings, newest first. */
export const ratingsPage = (
  db: Database,
  userId: UserId,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<RatingRow[]> =>
  db.all<RatingRow>(sql`
    select ${ratingColumns} from ratings r join people u on u.id = r.customer_id
    where r.washer_id = ${userId} and r.hidden_at is null
      and r.id < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
    order by r.id desc limit ${page.limit}`)

/** The rating of an order, null before there is one; undefined for a user who is not its customer or Washer. */
export async function ratingOfOrder(
  db: Database,
  orderId: OrderId,
  userId: UserId,
): Promise<{ rating: RatingRow | null } | undefined> {
  const row = await db.maybe<RatingRow | { id: null }>(sql`
    select ${ratingColumns} from orders o
    left join (ratings r join people u on u.id = r.customer_id) on r.order_id = o.id
    where o.id = ${orderId} and ${userId} in (o.customer_id, o.washer_id)`)
  if (!row) return undefined
  return { rating: row.id === null ? null : row }
}

/** Last row of the previous page: the open or decided part of the list, and the report's id. */
export interface ReportsEnd {
  readonly isDecided: boolean
  readonly id: number
}

/** Reported texts, open ones first. All reports about one text up to its decision are one row. */
export const reportedPage = (
  db: Database,
  page: { readonly after: ReportsEnd | undefined; readonly limit: number },
): Promise<ReportedRow[]> =>
  db.all<ReportedRow>(sql`
    with reports_by_reason as (
      select rating_id, about, decided_at, reason, count(*)::int as count, min(id) as id, min(reported_at) as reported_at,
        min(decision) as decision, min(note) as note
      from rating_reports group by rating_id, about, decided_at, reason
    ), cases as (
      select rating_id, about, decided_at, min(id) as id, min(reported_at) as reported_at, min(decision) as decision,
        min(note) as note, jsonb_agg(jsonb_build_object('reason', reason, 'count', count) order by count desc, reason) as reasons
      from reports_by_reason group by rating_id, about, decided_at
    )
    select c.id, c.about, c.rating_id as "ratingId", r.order_id as "orderId", r.tenths,
      coalesce(case c.about when 'answer' then r.answer else r.comment end, '') as text,
      jsonb_build_object('id', u.id, 'name', u.name) as author, c.reasons, c.reported_at as "reportedAt", c.decision,
      c.note, c.decided_at as "decidedAt"
    from cases c join ratings r on r.id = c.rating_id
    join people u on u.id = case c.about when 'answer' then r.washer_id else r.customer_id end
    where (c.decided_at is null, c.id)
      < (${!page.after?.isDecided}::boolean, coalesce(${page.after?.id ?? null}::bigint, 9223372036854775807))
    order by c.decided_at is null desc, c.id desc limit ${page.limit}`)
