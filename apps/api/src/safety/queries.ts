import type { OrderId, ReportId, UserId } from '@washline/contract/ids'
import { seriousKinds } from '@washline/contract/safety/schemas'
import type { Database } from '../platform/db/database.ts'
import { inList } from '../platform/db/in-list.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import type { ReportRow } from './rules.ts'

const reportRows = sql`
  select p.id, p.about, p.order_id as "orderId",
    case when s.id is null then null else jsonb_build_object('id', s.id, 'name', s.name, 'businessName', w.business_name) end as person,
    jsonb_build_object('id', r.id, 'name', r.name) as reporter, p.kind, p.text, p.is_urgent as "isUrgent",
    p.created_at as "createdAt", p.outcome, p.note, p.closed_at as "closedAt"
  from reports p join people r on r.id = p.reporter_id left join people s on s.id = p.person_id
  left join washer_profiles w on w.user_id = s.id`

export const reportById = (q: Queryable, reportId: ReportId): Promise<ReportRow | undefined> =>
  q.maybe<ReportRow>(sql`${reportRows} where p.id = ${reportId}`)

const maxOwnReports = 50

/** The reports that one user made, newest first. */
export const reportsOf = (db: Database, userId: UserId): Promise<ReportRow[]> =>
  db.all<ReportRow>(sql`${reportRows} where p.reporter_id = ${userId} order by p.id desc limit ${maxOwnReports}`)

/** Last row of the previous page of the queue. */
export interface QueueEnd {
  readonly rank: number
  readonly id: number
}

const rankOf = sql`(case when p.outcome is not null then 0 when p.is_urgent then 3 when p.kind ${inList(seriousKinds)} then 2 else 1 end)`

/** The operators' queue: open reports by severity, then closed ones; each newest first. */
export const reportQueue = (
  db: Database,
  page: { readonly after: QueueEnd | undefined; readonly limit: number },
): Promise<ReportRow[]> =>
  db.all<ReportRow>(sql`
    ${reportRows}
    where (${rankOf}, p.id) < (${page.after?.rank ?? 3}::int, coalesce(${page.after?.id ?? null}::bigint, 9223372036854775807))
    order by ${rankOf} desc, p.id desc limit ${page.limit}`)

/** The other person of an order, null if there is no Washer; undefined for a user who is not in the order. */
export const otherOfOrder = (
  q: Queryable,
  orderId: OrderId,
  userId: UserId,
): Promise<{ personId: UserId | null } | undefined> =>
  q.maybe(sql`
    select case when customer_id = ${userId} then washer_id else customer_id end as "personId"
    from order_parties where order_id = ${orderId} and ${userId} in (customer_id, washer_id)`)

/** Whether the user has met the person in an order or could see the person in the directory. */
export const couldHaveMet = async (q: Queryable, userId: UserId, personId: UserId): Promise<boolean> =>
  (await q.maybe(sql`
    select from people u left join washer_profiles w on w.user_id = u.id
    where u.id = ${personId} and u.id <> ${userId}
      and (w.is_listed
        or exists (select from order_parties o where (o.customer_id, o.washer_id) in ((${userId}, u.id), (u.id, ${userId}))))`)) !==
  undefined

export const openReports = (db: Database): Promise<{ isUrgent: boolean; count: number }[]> =>
  db.all(sql`
    select is_urgent as "isUrgent", count(*)::int as count from reports where outcome is null group by is_urgent`)
