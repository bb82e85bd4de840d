import type { ClaimState } from '@washline/contract/claims/process'
import type { ClaimId, NotificationId, OrderId, UserId } from '@washline/contract/ids'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Named } from '../../rules/wire-fields.ts'

export interface RatingRow {
  readonly orderId: OrderId
  readonly tenths: number
  readonly comment: string
  readonly by: Named
  readonly of: Named
  readonly at: Date
}
const ratingsWhere = (condition: Sql) => sql`
  select r.order_id as "orderId", r.tenths, r.comment, jsonb_build_object('id', c.id, 'name', c.name) as by,
    jsonb_build_object('id', w.id, 'name', w.name) as of, r.created_at as at
  from ratings r join users c on c.id = r.customer_id join users w on w.id = r.washer_id
  where ${condition} order by r.id desc limit 20`
export const ratingsOfOrder = (q: Queryable, orderId: OrderId): Promise<RatingRow[]> =>
  q.all<RatingRow>(ratingsWhere(sql`r.order_id = ${orderId}`))
export const ratingsOfPerson = (q: Queryable, userId: UserId): Promise<RatingRow[]> =>
  q.all<RatingRow>(ratingsWhere(sql`${userId} in (r.customer_id, r.washer_id)`))

export interface NotificationLine {
  readonly id: NotificationId
  readonly to: Named
  readonly type: string
  readonly title: string
  readonly at: Date
}
const notificationFilter = (condition: Sql) => sql`
  select n.id, jsonb_build_object('id', u.id, 'name', u.name) as to, n.type, n.title, n.created_at as at
  from notifications n join users u on u.id = n.user_id where ${condition} order by n.id desc limit 40`
export const notificationsOfOrder = (q: Queryable, orderId: OrderId): Promise<NotificationLine[]> =>
  q.all<NotificationLine>(notificationFilter(sql`n.order_id = ${orderId}`))
export const notificationsOfPerson = (q: Queryable, userId: UserId): Promise<NotificationLine[]> =>
  q.all<NotificationLine>(notificationFilter(sql`n.user_id = ${userId}`))

export interface ClaimRow {
  readonly id: ClaimId
  readonly orderId: OrderId
  readonly state: ClaimState
  readonly at: Date
}
const claimsWhere = (condition: Sql) => sql`
  select id, order_id as "orderId", state, submitted_at as at from claims where ${condition} order by id desc limit 20`
export const claimsOfOrder = (q: Queryable, orderId: OrderId): Promise<ClaimRow[]> =>
  q.all<ClaimRow>(claimsWhere(sql`order_id = ${orderId}`))
export const claimsOfPerson = (q: Queryable, userId: UserId): Promise<ClaimRow[]> =>
  q.all<ClaimRow>(claimsWhere(sql`${userId} in (customer_id, washer_id)`))
