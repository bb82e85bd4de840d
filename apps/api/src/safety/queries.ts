import type { Database, Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { ReportRow } from './rules.ts'

const reportRows = sql`
  select p.id, p.about, p.order_id as "orderId",
    case when s.id is null then null else jsonb_build_object('id', s.id, 'name', s.name) end as person,
    jsonb_build_object('id', r.id, 'name', r.name) as reporter, p.kind, p.text, p.is_urgent as "isUrgent",
    p.created_at as "createdAt", p.outcome, p.note, p.closed_at as "closedAt"
  from reports p join users r on r.id = p.reporter_id left join users s on s.id = p.person_id`

export const reportById = (q: Queryable, reportId: number): Promise<ReportRow | undefined> =>
  q.maybe<ReportRow>(sql`${reportRows} where p.id = ${reportId}`)

const shownOfOne = 50

/** What one person reported, newest first. */
export const reportsOf = (db: Database, userId: number): Promise<ReportRow[]> =>
  db.all<ReportRow>(sql`${reportRows} where p.reporter_id = ${userId} order by p.id desc limit ${shownOfOne}`)

/** Where a page of the queue ended. */
export interface QueueEnd {
  readonly isOpen: boolean
  readonly isUrgent: boolean
  readonly id: number
}

/** The operators' queue: what is open first, the urgent ones of it before the others; then newest first. */
export const reportQueue = (
  db: Database,
  page: { readonly after: QueueEnd | undefined; readonly limit: number },
): Promise<ReportRow[]> =>
  db.all<ReportRow>(sql`
    ${reportRows}
    where (p.outcome is null, p.outcome is null and p.is_urgent, p.id) < (
      ${page.after?.isOpen ?? true}::boolean, ${page.after?.isUrgent ?? true}::boolean,
      coalesce(${page.after?.id ?? null}::bigint, 9223372036854775807))
    order by p.outcome is null desc, (p.outcome is null and p.is_urgent) desc, p.id desc limit ${page.limit}`)

/** The other one of an order's two people, as one of them sees it; nothing for a stranger. */
export const otherOfOrder = (
  q: Queryable,
  orderId: number,
  userId: number,
): Promise<{ personId: number | null } | undefined> =>
  q.maybe(sql`
    select case when customer_id = ${userId} then washer_id else customer_id end as "personId"
    from orders where id = ${orderId} and ${userId} in (customer_id, washer_id)`)

/** Whether somebody could have met a person: in an order, or in the directory. */
export const couldHaveMet = async (q: Queryable, userId: number, personId: number): Promise<boolean> =>
  (await q.maybe(sql`
    select from users u left join washers w on w.user_id = u.id
    where u.id = ${personId} and u.id <> ${userId}
      and ((w.verified_at is not null and w.deposit_held)
        or exists (select from orders o where (o.customer_id, o.washer_id) in ((${userId}, u.id), (u.id, ${userId}))))`)) !==
  undefined

export const openReports = (db: Database): Promise<{ isUrgent: boolean; count: number }[]> =>
  db.all(sql`
    select is_urgent as "isUrgent", count(*)::int as count from reports where outcome is null group by is_urgent`)
