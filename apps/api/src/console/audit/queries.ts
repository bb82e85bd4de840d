import { type OperatorRead, type ReadArea, readAreas } from '@washline/contract/console/operator-reads'
import {
  type ActionGroup,
  type AuditedChange,
  type AuditKind,
  actionGroups,
  type ConsoleAction,
} from '@washline/contract/console/schemas'
import {
  type AlertId,
  type AuditEntryId,
  type ClaimId,
  type OrderId,
  orderId,
  type UserId,
} from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import { idBound, type PageOptions } from '../queries/conditions.ts'
import type { ReadSubject } from './rules/audited-read.ts'

export interface AuditRow {
  readonly id: AuditEntryId
  readonly action: ConsoleAction
  readonly operator: { readonly id: UserId; readonly name: string }
  readonly orderId: OrderId | null
  readonly person: { readonly id: UserId; readonly name: string } | null
  readonly alertId: AlertId | null
  readonly claimId: ClaimId | null
  readonly amountMinor: Minor | null
  readonly reason: string | null
  readonly route: string | null
  readonly changes: AuditedChange[] | null
  readonly requestId: string
  readonly at: Date
}
const auditRows = sql`
  select a.id, a.action, jsonb_build_object('id', o.id, 'name', o.name) as operator, a.order_id as "orderId",
    case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as person,
    a.alert_id as "alertId", a.claim_id as "claimId", a.amount_minor as "amountMinor", a.reason, a.route, a.changes,
    a.request_id as "requestId", a.at
  from audit_log a join users o on o.id = a.operator_id left join users u on u.id = a.person_id`

export interface AuditQuery extends PageOptions {
  readonly operatorId?: UserId | undefined
  readonly personId?: UserId | undefined
  readonly orderId?: OrderId | undefined
  readonly kind?: AuditKind | undefined
}
const isGroup = (kind: AuditKind): kind is ActionGroup => kind in actionGroups
const kindIs = (kind: AuditQuery['kind']) => {
  if (kind === undefined) return sql``
  if (kind === 'reads') return sql`and a.action like 'read\\_%'`
  if (isGroup(kind)) return sql`and a.action = any(${actionGroups[kind]}::text[])`
  return kind === 'actions' ? sql`and a.action not like 'read\\_%'` : sql`and a.action = ${kind}`
}

export const auditPage = (q: Queryable, options: AuditQuery): Promise<AuditRow[]> =>
  q.all<AuditRow>(sql`
    ${auditRows} where a.id < ${idBound(options)} ${kindIs(options.kind)}
      ${options.operatorId === undefined ? sql`` : sql`and a.operator_id = ${options.operatorId}`}
      ${options.personId === undefined ? sql`` : sql`and a.person_id = ${options.personId}`}
      ${options.orderId === undefined ? sql`` : sql`and a.order_id = ${options.orderId}`}
    order by a.id desc limit ${options.limit}`)

/** Every operator with an entry in the log. */
export const auditedOperators = (q: Queryable): Promise<{ id: UserId; name: string }[]> =>
  q.all(
    sql`select id, name from users u where exists (select from audit_log a where a.operator_id = u.id) order by name, id`,
  )

/** The order, claim and person that an audited read concerns. */
export async function subjectOf(
  q: Queryable,
  of: ReadSubject,
  id: number | undefined,
): Promise<{ orderId?: OrderId; personId?: UserId; claimId?: ClaimId }> {
  if (id === undefined) return {}
  // A list may be asked for somebody who does not exist.
  if (of === 'person') return (await q.maybe(sql`select id as "personId" from users where id = ${id}`)) ?? {}
  if (of === 'claim')
    return q.one(sql`
      select id as "claimId", order_id as "orderId", customer_id as "personId" from claims where id = ${id}`)
  if (of === 'verification') return q.one(sql`select washer_id as "personId" from verification_steps where id = ${id}`)
  if (of === 'offer_appeal')
    return q.one(sql`select order_id as "orderId", washer_id as "personId" from offer_appeals where id = ${id}`)
  if (of !== 'order') return {}
  const { personId } = await q.one<{ personId: UserId }>(
    sql`select customer_id as "personId" from orders where id = ${id}`,
  )
  return { orderId: orderId.parse(id), personId }
}

/** The action that an operator has recorded with this key. */
export const actionUnder = (q: Queryable, operatorId: UserId, requestId: string): Promise<AuditRow | undefined> =>
  q.maybe<AuditRow>(sql`${auditRows} where a.operator_id = ${operatorId} and a.request_id = ${requestId}`)

/** How many refunds and credits operators have made for an order or a person. */
export const countActions = async (
  q: Queryable,
  subject: { readonly orderId: OrderId } | { readonly personId: UserId },
): Promise<number> => {
  const of = 'orderId' in subject ? sql`order_id = ${subject.orderId}` : sql`person_id = ${subject.personId}`
  const row = await q.one<{ actions: number }>(
    sql`select count(*) as actions from audit_log where ${of} and action in ('refund', 'credit')`,
  )
  return row.actions
}

const shownReads = 100

const areaOf = (action: ConsoleAction): ReadArea => readAreas.find((area) => action === `read_${area}`) ?? 'other'

/** Audited reads that concern a person: of their data, and of orders that they placed or washed. */
export async function readsOf(q: Queryable, userId: UserId): Promise<OperatorRead[]> {
  const rows = await q.all<{ id: AuditEntryId; action: ConsoleAction; reason: string | null; at: Date }>(sql`
    select a.id, a.action, a.reason, a.at from audit_log a
    where a.action like 'read\\_%' and (a.person_id = ${userId}
      or a.order_id in (select o.id from orders o where o.washer_id = ${userId}))
    order by a.id desc limit ${shownReads}`)
  return rows.map(({ action, at, ...row }) => ({ ...row, area: areaOf(action), at: at.toISOString() }))
}
