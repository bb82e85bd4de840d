import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { Card, PaymentGateway } from './payment-gateway.ts'
import type { ComparedPayment } from './rules/compare-intent.ts'
import { type Payment, paymentColumns } from './store.ts'

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
    where p.user_id = ${userId} and p.kind = 'deposit' and p.state in ('charging', 'succeeded')
    order by p.claimed_at nulls first limit 1`)

export const depositByIntent = (q: Queryable, userId: number, intentId: string): Promise<Payment | undefined> =>
  q.maybe<Payment>(sql`
    select ${paymentColumns} from payments p
    where p.intent_id = ${intentId} and p.user_id = ${userId} and p.kind = 'deposit' and p.state = 'succeeded'`)

/** Payments that a process left half done: never settled since, or the gateway not told since. */
export const unfinishedPayments = (
  q: Queryable,
  gateway: GatewayName,
  before: { begunAt: Date; movedAt: Date },
): Promise<Payment[]> =>
  q.all<Payment>(sql`
    select ${paymentColumns} from payments p
    where p.gateway = ${gateway}
      and ((p.state in ('authorising', 'authorised', 'charging') and p.updated_at < ${before.begunAt})
        or (p.state in ('captured', 'released', 'abandoned') and p.gateway_told_at is null and p.updated_at < ${before.movedAt}))
    order by p.updated_at limit 200`)

export const dueEarnings = (q: Queryable, at: Date): Promise<{ orderId: number }[]> =>
  q.all(sql`
    select order_id as "orderId" from payment_earnings where released_at is null and available_at <= ${at}
    order by available_at limit 500`)

/** Nothing of it came before this payment. */
export const firstPaymentAt = async (q: Queryable): Promise<Date | null> =>
  (await q.one<{ at: Date | null }>(sql`select min(created_at) as at from payments`)).at

/** When the oldest payment was begun that has moved since a moment. */
export const oldestMovedSince = async (q: Queryable, moment: Date): Promise<Date | null> =>
  (await q.one<{ at: Date | null }>(sql`select min(created_at) as at from payments where updated_at >= ${moment}`)).at

export type ProvenPayment = Payment & ComparedPayment
const provenColumns = sql`${paymentColumns}, p.updated_at as "updatedAt", 0::bigint as "refundedMinor"`

export const paymentsByIds = (q: Queryable, ids: readonly string[]): Promise<ProvenPayment[]> =>
  q.all<ProvenPayment>(sql`select ${provenColumns} from payments p where p.id = any(${ids})`)

/** Payments that a gateway must know, begun in a stretch of time, less those already seen there. */
export const paymentsUnseen = (
  q: Queryable,
  gateway: GatewayName,
  begun: { from: Date; until: Date },
  seen: readonly string[],
): Promise<ProvenPayment[]> =>
  q.all<ProvenPayment>(sql`
    select ${provenColumns} from payments p
    where p.created_at >= ${begun.from} and p.created_at < ${begun.until} and p.gateway = ${gateway}
      and p.state in ('held', 'captured', 'succeeded') and p.id <> all(${seen}::uuid[])`)

interface BookPage {
  readonly rows: number
  readonly last: string | null
  readonly findings: string[]
}

/** A page of payments whose transfer in the ledger is not as their state says. */
export const paymentsAgainstLedger = (q: Queryable, after: string, limit: number): Promise<BookPage> =>
  q.one<BookPage>(sql`
    with page as materialized (
      select id, kind, state, amount_minor, captured_minor from payments where id > ${after} order by id limit ${limit}
    )
    select (select count(*) from page) as rows, (select id from page order by id desc limit 1) as last,
      array(
        select format('payment %s (%s) is %s with %s of %s taken, its transfer is %s with %s of %s', p.id, p.kind, p.state,
          p.captured_minor, p.amount_minor, coalesce(t.state, 'missing'), coalesce(l.posted, 0), coalesce(l.amount, 0))
        from page p left join ledger_transfers t on t.id = p.id
        left join lateral (select sum(amount) as amount, sum(posted) as posted from ledger_postings where transfer_id = t.id) l on true
        where case p.state
          when 'held' then (t.state, l.amount) is distinct from ('pending', p.amount_minor)
          when 'captured' then (t.state, l.amount, l.posted) is distinct from ('posted', p.amount_minor, p.captured_minor)
          when 'succeeded' then (t.state, l.posted) is distinct from ('posted', p.amount_minor)
          when 'released' then coalesce(t.state not in ('voided', 'expired'), true)
          else t.id is not null
        end
        limit 100
      ) as findings`)

/** A page of transfers that move a card's money without a payment. */
export const cardTransfersWithoutPayment = (q: Queryable, after: string, limit: number): Promise<BookPage> =>
  q.one<BookPage>(sql`
    with page as materialized (
      select id, kind from ledger_transfers where id > ${after} order by id limit ${limit}
    )
    select (select count(*) from page) as rows, (select id from page order by id desc limit 1) as last,
      array(
        select format('transfer %s (%s) moves %s by card without a payment', t.id, t.kind, sum(l.amount))
        from page t join ledger_postings l on l.transfer_id = t.id
        join ledger_accounts a on a.id in (l.from_account, l.to_account) and a.owner = 'platform' and a.name = 'card_clearing'
        where not exists (select from payments where id = t.id)
        group by t.id, t.kind limit 100
      ) as findings`)
