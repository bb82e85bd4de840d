import { market } from '@washline/contract/market'
import type { AuditedChange, OpsAct, OpsAlert } from '@washline/contract/ops/schemas'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { LookSubject } from './rules/look-at.ts'
import type { OrderPayment } from './rules/show-money.ts'
import type { StoryPosting } from './rules/sum-order.ts'

export interface PageWish {
  readonly before: number | undefined
  readonly limit: number
  readonly search?: string | undefined
}
export interface NamedPerson {
  readonly id: number
  readonly name: string
  readonly email: string
}

const beforeOf = ({ before }: PageWish) => sql`coalesce(${before ?? null}::bigint, 9223372036854775807)`
const partOf = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

export interface OrderRow {
  readonly id: number
  readonly status: OrderStatus
  readonly customer: NamedPerson
  readonly washer: NamedPerson | null
  readonly placedAt: Date | null
  readonly completedAt: Date | null
  readonly cancelledAt: Date | null
}
const personJson = (alias: 'c' | 'p') => {
  const u = alias === 'c' ? sql`c.id, 'name', c.name, 'email', c.email` : sql`p.id, 'name', p.name, 'email', p.email`
  return sql`jsonb_build_object('id', ${u})`
}
const orderRows = sql`
  select o.id, o.status, ${personJson('c')} as customer, case when p.id is null then null else ${personJson('p')} end as washer,
    o.placed_at as "placedAt", o.completed_at as "completedAt", o.cancelled_at as "cancelledAt"
  from orders o join users c on c.id = o.customer_id left join users p on p.id = o.washer_id`

/** A whole number is that order, whatever its state; words are looked for in the names and addresses of its people. */
export function findOrders(q: Queryable, wish: PageWish): Promise<OrderRow[]> {
  const number = /^(?:wl-)?(\d{1,15})$/i.exec(wish.search ?? '')?.[1]
  if (number) return q.all(sql`${orderRows} where o.id = ${Number(number)} and o.id < ${beforeOf(wish)}`)
  const found = wish.search
    ? sql`and (c.name ilike ${partOf(wish.search)} or c.email ilike ${partOf(wish.search)}
        or p.name ilike ${partOf(wish.search)} or p.email ilike ${partOf(wish.search)})`
    : sql``
  return q.all(sql`
    ${orderRows} where o.placed_at is not null and o.id < ${beforeOf(wish)} ${found}
    order by o.id desc limit ${wish.limit}`)
}

export const orderRow = (q: Queryable, orderId: number): Promise<OrderRow | undefined> =>
  q.maybe<OrderRow>(sql`${orderRows} where o.id = ${orderId}`)

export interface StoryTransfer {
  readonly id: string
  readonly kind: string
  readonly reason: string | null
  readonly state: 'pending' | 'posted' | 'voided' | 'expired'
  readonly at: Date
  readonly settledAt: Date | null
  readonly by: { readonly id: number; readonly name: string } | null
  readonly postings: readonly StoryPosting[]
}

/** Every transfer of an order in its time, voided ones too, each with its postings and the people whose accounts they move. */
export const transfersOf = (q: Queryable, orderId: number): Promise<StoryTransfer[]> =>
  q.all<StoryTransfer>(sql`
    select t.id, t.kind, t.reason, t.state, t.created_at as at, t.settled_at as "settledAt",
      case when b.id is null then null else jsonb_build_object('id', b.id, 'name', b.name) end as by,
      (select jsonb_agg(jsonb_build_object(
          'from', jsonb_build_object('owner', f.owner, 'name', f.name,
            'person', case when fu.id is null then null else jsonb_build_object('id', fu.id, 'name', fu.name) end),
          'to', jsonb_build_object('owner', o.owner, 'name', o.name,
            'person', case when ou.id is null then null else jsonb_build_object('id', ou.id, 'name', ou.name) end),
          'amountMinor', l.amount, 'movedMinor', coalesce(l.posted, 0)) order by l.n)
        from ledger_postings l
        join ledger_accounts f on f.id = l.from_account left join users fu on f.owner = 'user' and fu.id = f.owner_id
        join ledger_accounts o on o.id = l.to_account left join users ou on o.owner = 'user' and ou.id = o.owner_id
        where l.transfer_id = t.id) as postings
    from ledger_transfers t
    left join payment_refunds r on r.id = t.id
    left join payment_credits k on k.id = t.id
    left join users b on b.id = coalesce(r.actor_id, k.actor_id)
    where t.order_id = ${orderId}
    order by t.created_at, (select min(e.id) from ledger_entries e where e.transfer_id = t.id), t.id`)

export const paymentsOf = (q: Queryable, orderId: number): Promise<OrderPayment[]> =>
  q.all<OrderPayment>(sql`
    select p.id, p.kind, p.state, p.gateway, p.intent_id as "intentId", p.amount_minor as "amountMinor",
      case when p.state = 'succeeded' then p.amount_minor else p.captured_minor end as "capturedMinor", c.brand, c.last4,
      p.decline_code as "declineCode", p.gateway_told_at is not null as "isTold", p.created_at as at
    from payments p join payment_cards c on c.id = p.card_id where p.order_id = ${orderId} order by p.created_at, p.id`)

export interface OrderRefund {
  readonly id: string
  readonly cardMinor: number
  readonly walletMinor: number
  readonly reason: string
  readonly by: { readonly id: number; readonly name: string } | null
  readonly at: Date
  readonly toldAt: Date | null
}
export const refundsOf = (q: Queryable, orderId: number): Promise<OrderRefund[]> =>
  q.all<OrderRefund>(sql`
    select r.id, r.card_minor as "cardMinor", r.wallet_minor as "walletMinor", r.reason, r.created_at as at,
      case when r.card_minor = 0 then r.created_at else r.gateway_told_at end as "toldAt",
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as by
    from payment_refunds r left join users u on u.id = r.actor_id where r.order_id = ${orderId} order by r.created_at, r.id`)

/** How often operators have moved money for an order or a person. */
export const countActs = async (
  q: Queryable,
  subject: { readonly orderId: number } | { readonly personId: number },
): Promise<number> => {
  const of = 'orderId' in subject ? sql`order_id = ${subject.orderId}` : sql`person_id = ${subject.personId}`
  const row = await q.one<{ acts: number }>(
    sql`select count(*) as acts from ops_audit where ${of} and act in ('refund', 'credit')`,
  )
  return row.acts
}

export interface PersonRow extends NamedPerson {
  readonly isWasher: boolean
  readonly isOperator: boolean
  readonly createdAt: Date
}
const personColumns = sql`u.id, u.name, u.email, u.is_operator as "isOperator", u.created_at as "createdAt",
  exists (select from washers w where w.user_id = u.id) as "isWasher"`

export const findPeople = (q: Queryable, wish: PageWish): Promise<PersonRow[]> => {
  const found = wish.search
    ? sql`and (u.name ilike ${partOf(wish.search)} or u.email ilike ${partOf(wish.search)})`
    : sql``
  return q.all(sql`
    select ${personColumns} from users u where u.id < ${beforeOf(wish)} ${found} order by u.id desc limit ${wish.limit}`)
}

export const personRow = (q: Queryable, userId: number): Promise<PersonRow | undefined> =>
  q.maybe<PersonRow>(sql`select ${personColumns} from users u where u.id = ${userId}`)

export const balancesOf = (q: Queryable, userId: number): Promise<{ name: string; balanceMinor: number }[]> =>
  q.all(sql`
    select name, balance as "balanceMinor" from ledger_accounts
    where owner = 'user' and owner_id = ${userId} and currency = ${market.currency}`)

export interface PersonEntry {
  readonly id: number
  readonly account: string
  readonly kind: string
  readonly reason: string | null
  readonly amountMinor: number
  readonly balanceAfterMinor: number
  readonly orderId: number | null
  readonly at: Date
}
/** A page of all that moved on any of a person's accounts, newest first. */
export const entriesOf = (q: Queryable, userId: number, wish: PageWish): Promise<PersonEntry[]> =>
  q.all<PersonEntry>(sql`
    select e.id, a.name as account, t.kind, t.reason, e.amount as "amountMinor", e.balance_after as "balanceAfterMinor",
      t.order_id as "orderId", e.created_at as at
    from ledger_accounts a
    cross join lateral (
      select * from ledger_entries where account_id = a.id and id < ${beforeOf(wish)} order by version desc limit ${wish.limit}
    ) e
    join ledger_transfers t on t.id = e.transfer_id
    where a.owner = 'user' and a.owner_id = ${userId} and a.currency = ${market.currency}
    order by e.id desc limit ${wish.limit}`)

export interface AuditRow {
  readonly id: number
  readonly act: OpsAct
  readonly operator: { readonly id: number; readonly name: string }
  readonly orderId: number | null
  readonly person: { readonly id: number; readonly name: string } | null
  readonly alertId: number | null
  readonly claimId: number | null
  readonly amountMinor: number | null
  readonly reason: string | null
  readonly route: string | null
  readonly changes: AuditedChange[] | null
  readonly requestId: string
  readonly at: Date
}
const auditRows = sql`
  select a.id, a.act, jsonb_build_object('id', o.id, 'name', o.name) as operator, a.order_id as "orderId",
    case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as person,
    a.alert_id as "alertId", a.claim_id as "claimId", a.amount_minor as "amountMinor", a.reason, a.route, a.changes,
    a.request_id as "requestId", a.at
  from ops_audit a join users o on o.id = a.operator_id left join users u on u.id = a.person_id`

export interface AuditWish extends PageWish {
  readonly operatorId?: number | undefined
  readonly personId?: number | undefined
  readonly orderId?: number | undefined
  /** One act, or all looks, or all that are none. */
  readonly kind?: OpsAct | 'looks' | 'acts' | undefined
}
const kindIs = (kind: AuditWish['kind']) => {
  if (kind === undefined) return sql``
  if (kind === 'looks') return sql`and a.act like 'look\\_%'`
  return kind === 'acts' ? sql`and a.act not like 'look\\_%'` : sql`and a.act = ${kind}`
}

export const auditPage = (q: Queryable, wish: AuditWish): Promise<AuditRow[]> =>
  q.all<AuditRow>(sql`
    ${auditRows} where a.id < ${beforeOf(wish)} ${kindIs(wish.kind)}
      ${wish.operatorId === undefined ? sql`` : sql`and a.operator_id = ${wish.operatorId}`}
      ${wish.personId === undefined ? sql`` : sql`and a.person_id = ${wish.personId}`}
      ${wish.orderId === undefined ? sql`` : sql`and a.order_id = ${wish.orderId}`}
    order by a.id desc limit ${wish.limit}`)

/** Everybody of whom there is a record. */
export const auditedOperators = (q: Queryable): Promise<{ id: number; name: string }[]> =>
  q.all(
    sql`select id, name from users u where exists (select from ops_audit a where a.operator_id = u.id) order by name, id`,
  )

/** Whose a thing is that an operator looks at. */
export async function subjectOf(
  q: Queryable,
  of: LookSubject,
  id: number | undefined,
): Promise<{ orderId?: number; personId?: number; claimId?: number }> {
  if (id === undefined) return {}
  if (of === 'person') return { personId: id }
  if (of === 'claim')
    return q.one(sql`
      select id as "claimId", order_id as "orderId", customer_id as "personId" from claims where id = ${id}`)
  if (of === 'verification') return q.one(sql`select washer_id as "personId" from verification_steps where id = ${id}`)
  if (of !== 'order') return {}
  const { personId } = await q.one<{ personId: number }>(
    sql`select customer_id as "personId" from orders where id = ${id}`,
  )
  return { orderId: id, personId }
}

/** What an operator did under this key. */
export const actUnder = (q: Queryable, operatorId: number, requestId: string): Promise<AuditRow | undefined> =>
  q.maybe<AuditRow>(sql`${auditRows} where a.operator_id = ${operatorId} and a.request_id = ${requestId}`)

export interface PaymentAlert {
  readonly id: number
  readonly kind: OpsAlert['kind']
  readonly message: string
  readonly paymentId: string
  readonly orderId: number | null
  readonly amountMinor: number
  readonly raisedAt: Date
  readonly closedAt: Date | null
  readonly closedBy: { readonly id: number; readonly name: string } | null
}
const alertRows = sql`
  select a.id, a.kind, a.message, a.payment_id as "paymentId", p.order_id as "orderId", a.amount_minor as "amountMinor",
    a.raised_at as "raisedAt", a.closed_at as "closedAt",
    case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as "closedBy"
  from payment_alerts a join payments p on p.id = a.payment_id left join users u on u.id = a.closed_by`

export const alertById = (q: Queryable, alertId: number): Promise<PaymentAlert | undefined> =>
  q.maybe<PaymentAlert>(sql`${alertRows} where a.id = ${alertId}`)

/** A page of alerts: the open ones first, then those closed, each newest first. */
export const alertsPage = (
  q: Queryable,
  page: { after: { isClosed: boolean; id: number } | undefined; limit: number },
): Promise<PaymentAlert[]> =>
  q.all<PaymentAlert>(sql`
    ${alertRows}
    where (a.closed_at is null, a.id) < (${!page.after?.isClosed}::boolean, coalesce(${page.after?.id ?? null}::bigint, 9223372036854775807))
    order by a.closed_at is null desc, a.id desc limit ${page.limit}`)
