import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { Card, PaymentGateway } from './payment-gateway.ts'
import { type Payment, type PaymentKind, paymentColumns } from './store.ts'

type GatewayName = PaymentGateway['name']
const cardColumns = sql`c.id, c.brand, c.last4, c.exp_month as "expMonth", c.exp_year as "expYear"`

export async function customerOf(q: Queryable, gateway: GatewayName, userId: number): Promise<string | undefined> {
  const row = await q.maybe<{ id: string }>(
    sql`select customer_id as id from payment_customers where user_id = ${userId} and gateway = ${gateway}`,
  )
  return row?.id
}

export async function payoutAccountOf(q: Queryable, gateway: GatewayName, userId: number): Promise<string | undefined> {
  const row = await q.maybe<{ id: string }>(
    sql`select account_id as id from payment_accounts where user_id = ${userId} and gateway = ${gateway}`,
  )
  return row?.id
}

/** The cards as last seen at the gateway. */
export const savedCards = (q: Queryable, gateway: GatewayName, userId: number): Promise<Card[]> =>
  q.all<Card>(sql`
    select ${cardColumns} from payment_cards c join payment_customers pc using (customer_id)
    where pc.user_id = ${userId} and pc.gateway = ${gateway} and c.removed_at is null order by c.seen_at desc, c.id`)

export const savedCard = (q: Queryable, gateway: GatewayName, userId: number, cardId: string) =>
  q.maybe<Card & { customerId: string }>(sql`
    select ${cardColumns}, pc.customer_id as "customerId" from payment_cards c join payment_customers pc using (customer_id)
    where c.id = ${cardId} and pc.user_id = ${userId} and pc.gateway = ${gateway} and c.removed_at is null`)

export const paymentById = (q: Queryable, id: string): Promise<Payment | undefined> =>
  q.maybe<Payment>(sql`select ${paymentColumns} from payments p where p.id = ${id}`)

export interface OrderMoney {
  /** The hold that stands for the order, or did. */
  readonly payment: Payment | undefined
  /** What the wallet has put in, waiting in the order's escrow. */
  readonly walletMinor: number
  readonly walletUserId: number | null
}

/** What lies ready for an order: the promise of the card and the wallet's part. */
export async function orderMoney(q: Queryable, orderId: number): Promise<OrderMoney> {
  const row = await q.one<Partial<Payment> & { walletMinor: number; walletUserId: number | null }>(sql`
    select ${paymentColumns}, coalesce(a.balance, 0)::bigint as "walletMinor", w.owner_id as "walletUserId"
    from (select ${orderId}::bigint as id) o
    left join payments p on p.order_id = o.id and p.state in ('held', 'captured')
    left join ledger_accounts a on a.owner = 'order' and a.owner_id = o.id and a.name = 'escrow'
    left join lateral (
      select f.owner_id from ledger_transfers t join ledger_postings l on l.transfer_id = t.id join ledger_accounts f on f.id = l.from_account
      where t.order_id = o.id and t.kind = 'wallet_use' limit 1
    ) w on true`)
  const { walletMinor, walletUserId, ...payment } = row
  return { payment: payment.id ? (payment as Payment) : undefined, walletMinor, walletUserId }
}

/** The deposit that a person has paid, or is paying, and that has not made them a Washer yet. */
export const openDeposit = (q: Queryable, userId: number): Promise<Payment | undefined> =>
  q.maybe<Payment>(sql`
    select ${paymentColumns} from payments p
    where p.user_id = ${userId} and p.kind = 'deposit' and p.state in ('charging', 'authenticating', 'succeeded')
    order by p.claimed_at nulls first limit 1`)

export const depositByIntent = (q: Queryable, userId: number, intentId: string): Promise<Payment | undefined> =>
  q.maybe<Payment>(sql`
    select ${paymentColumns} from payments p
    where p.intent_id = ${intentId} and p.user_id = ${userId} and p.kind = 'deposit' and p.state = 'succeeded'`)

/** The person's payment that their bank was asked about. */
export const paymentByIntent = (
  q: Queryable,
  payment: { userId: number; kind: PaymentKind; intentId: string },
): Promise<Payment | undefined> =>
  q.maybe<Payment>(sql`
    select ${paymentColumns} from payments p
    where p.intent_id = ${payment.intentId} and p.user_id = ${payment.userId} and p.kind = ${payment.kind}`)

/** Payments that a process left half done: never settled since, never authenticated, or the gateway not told since. */
export const unfinishedPayments = (
  q: Queryable,
  gateway: GatewayName,
  before: { begunAt: Date; askedAt: Date; movedAt: Date },
): Promise<Payment[]> =>
  q.all<Payment>(sql`
    select ${paymentColumns} from payments p
    where p.gateway = ${gateway}
      and ((p.state in ('authorising', 'authorised', 'charging') and p.updated_at < ${before.begunAt})
        or (p.state = 'authenticating' and p.updated_at < ${before.askedAt})
        or (p.state in ('captured', 'released', 'abandoned') and p.gateway_told_at is null and p.updated_at < ${before.movedAt}))
    order by p.updated_at limit 200`)

export const dueEarnings = (q: Queryable, at: Date): Promise<{ orderId: number }[]> =>
  q.all(sql`
    select order_id as "orderId" from payment_earnings where released_at is null and available_at <= ${at}
    order by available_at limit 500`)
