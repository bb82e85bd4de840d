import type { AlertId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import { idBound, type PageOptions } from '../queries/conditions.ts'
import type { OrderPayment, OrderRefund, PaymentAlert, PersonEntry, TimelineTransfer } from './rules/show-money.ts'

/** Transfers with their postings, the owners of their accounts, and the operator who made them. */
export const transferRows = sql`
    select t.id, t.kind, t.reason, t.state, t.created_at as at, t.settled_at as "settledAt", t.order_id as "orderId",
      case when b.id is null then null else jsonb_build_object('id', b.id, 'name', b.name) end as by,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'from', jsonb_build_object('owner', f.owner, 'name', f.name,
            'person', case when fu.id is null then null else jsonb_build_object('id', fu.id, 'name', fu.name) end),
          'to', jsonb_build_object('owner', o.owner, 'name', o.name,
            'person', case when ou.id is null then null else jsonb_build_object('id', ou.id, 'name', ou.name) end),
          'amountMinor', l.amount, 'movedMinor', coalesce(l.posted, 0)) order by l.n), '[]')
        from ledger_postings l
        join ledger_accounts f on f.id = l.from_account left join users fu on f.owner = 'user' and fu.id = f.owner_id
        join ledger_accounts o on o.id = l.to_account left join users ou on o.owner = 'user' and ou.id = o.owner_id
        where l.transfer_id = t.id) as postings
    from ledger_transfers t
    left join payment_refunds r on r.id = t.id
    left join payment_credits k on k.id = t.id
    left join users b on b.id = coalesce(r.actor_id, k.actor_id)`

/** Every transfer of an order by time, voided ones included. */
export const transfersOf = (q: Queryable, orderId: OrderId): Promise<TimelineTransfer[]> =>
  q.all<TimelineTransfer>(sql`
    ${transferRows}
    where t.order_id = ${orderId}
    order by t.created_at, (select min(e.id) from ledger_entries e where e.transfer_id = t.id), t.id`)

export const paymentsOf = (q: Queryable, orderId: OrderId): Promise<OrderPayment[]> =>
  q.all<OrderPayment>(sql`
    select p.id, p.kind, p.state, p.gateway, p.intent_id as "intentId", p.amount_minor as "amountMinor",
      case when p.state = 'succeeded' then p.amount_minor else p.captured_minor end as "capturedMinor", c.brand, c.last4,
      p.decline_code as "declineCode", p.gateway_synced_at is not null as "isSynced", p.created_at as at
    from payments p join payment_cards c on c.id = p.card_id where p.order_id = ${orderId} order by p.created_at, p.id`)

export const refundsOf = (q: Queryable, orderId: OrderId): Promise<OrderRefund[]> =>
  q.all<OrderRefund>(sql`
    select r.id, r.card_minor as "cardMinor", r.wallet_minor as "walletMinor", r.reason, r.created_at as at,
      case when r.card_minor = 0 then r.created_at else r.gateway_synced_at end as "syncedAt",
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as by
    from payment_refunds r left join users u on u.id = r.actor_id where r.order_id = ${orderId} order by r.created_at, r.id`)

export const balancesOf = (q: Queryable, userId: UserId): Promise<{ name: string; balanceMinor: Minor }[]> =>
  q.all(sql`
    select name, balance as "balanceMinor" from ledger_accounts
    where owner = 'user' and owner_id = ${userId} and currency = ${market.currency}`)

/** A page of the entries on all accounts of a person, newest first. */
export const entriesOf = (q: Queryable, userId: UserId, options: PageOptions): Promise<PersonEntry[]> =>
  q.all<PersonEntry>(sql`
    select e.id, a.name as account, t.kind, t.reason, e.amount as "amountMinor", e.balance_after as "balanceAfterMinor",
      t.order_id as "orderId", e.created_at as at
    from ledger_accounts a
    cross join lateral (
      select * from ledger_entries where account_id = a.id and id < ${idBound(options)} order by version desc limit ${options.limit}
    ) e
    join ledger_transfers t on t.id = e.transfer_id
    where a.owner = 'user' and a.owner_id = ${userId} and a.currency = ${market.currency}
    order by e.id desc limit ${options.limit}`)

const alertRows = sql`
  select a.id, a.kind, a.message, a.payment_id as "paymentId", p.order_id as "orderId", a.amount_minor as "amountMinor",
    a.raised_at as "raisedAt", a.closed_at as "closedAt",
    case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as "closedBy"
  from payment_alerts a join payments p on p.id = a.payment_id left join users u on u.id = a.closed_by`

export const alertById = (q: Queryable, alertId: AlertId): Promise<PaymentAlert | undefined> =>
  q.maybe<PaymentAlert>(sql`${alertRows} where a.id = ${alertId}`)

/** A page of alerts: open ones first, then closed ones, each newest first. */
export const alertsPage = (
  q: Queryable,
  page: { after: { isClosed: boolean; id: number } | undefined; limit: number },
): Promise<PaymentAlert[]> =>
  q.all<PaymentAlert>(sql`
    ${alertRows}
    where (a.closed_at is null, a.id) < (${!page.after?.isClosed}::boolean, coalesce(${page.after?.id ?? null}::bigint, 9223372036854775807))
    order by a.closed_at is null desc, a.id desc limit ${page.limit}`)
