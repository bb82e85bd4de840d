import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import type { Card, PaymentGateway } from './payment-gateway.ts'
import type { ComparedPayment } from './rules/compare-intent.ts'
import type { OrderCaptured } from './rules/share-refund.ts'
import { type Payment, type PaymentKind, paymentColumns } from './store.ts'

type GatewayName = PaymentGateway['name']
const cardColumns = sql`c.id, c.brand, c.last4, c.exp_month as "expMonth", c.exp_year as "expYear"`

export async function customerOf(q: Queryable, gateway: GatewayName, userId: UserId): Promise<string | undefined> {
  const row = await q.maybe<{ id: string }>(
    sql`select customer_id as id from payment_customers where user_id = ${userId} and gateway = ${gateway}`,
  )
  return row?.id
}

export async function payoutAccountOf(q: Queryable, gateway: GatewayName, userId: UserId): Promise<string | undefined> {
  const row = await q.maybe<{ id: string }>(
    sql`select account_id as id from payment_accounts where user_id = ${userId} and gateway = ${gateway}`,
  )
  return row?.id
}

/** The cards as last listed by the gateway. */
export const savedCards = (q: Queryable, gateway: GatewayName, userId: UserId): Promise<Card[]> =>
  q.all<Card>(sql`
    select ${cardColumns} from payment_cards c join payment_customers pc using (customer_id)
    where pc.user_id = ${userId} and pc.gateway = ${gateway} and c.removed_at is null order by c.seen_at desc, c.id`)

export const savedCard = (q: Queryable, gateway: GatewayName, userId: UserId, cardId: string) =>
  q.maybe<Card & { customerId: string }>(sql`
    select ${cardColumns}, pc.customer_id as "customerId" from payment_cards c join payment_customers pc using (customer_id)
    where c.id = ${cardId} and pc.user_id = ${userId} and pc.gateway = ${gateway} and c.removed_at is null`)

export const paymentById = (q: Queryable, id: string): Promise<Payment | undefined> =>
  q.maybe<Payment>(sql`select ${paymentColumns} from payments p where p.id = ${id}`)

export interface OrderMoney {
  /** The authorization of the order, open or captured. */
  readonly payment: Payment | undefined
  /** The wallet's part, in the order's escrow account. */
  readonly walletMinor: Minor
  readonly walletUserId: UserId | null
}

/** What pays for an order: the authorization and the wallet's part. */
export async function orderMoney(q: Queryable, orderId: OrderId): Promise<OrderMoney> {
  const row = await q.one<(Payment | { readonly id: null }) & { walletMinor: Minor; walletUserId: UserId | null }>(sql`
    select ${paymentColumns}, coalesce(a.balance, 0)::bigint as "walletMinor", w.owner_id as "walletUserId"
    from (select ${orderId}::bigint as id) o
    left join payments p on p.order_id = o.id and p.state in ('capturable', 'captured')
    left join ledger_accounts a on a.owner = 'order' and a.owner_id = o.id and a.name = 'escrow'
    left join lateral (
      select f.owner_id from ledger_transfers t join ledger_postings l on l.transfer_id = t.id join ledger_accounts f on f.id = l.from_account
      where t.order_id = o.id and t.kind = 'wallet_use' limit 1
    ) w on true`)
  const { walletMinor, walletUserId, ...payment } = row
  return { payment: payment.id === null ? undefined : payment, walletMinor, walletUserId }
}

/** The deposit that a person has paid or is paying, while it is not refunded; one not yet claimed first. */
export const openDeposit = (q: Queryable, userId: UserId): Promise<Payment | undefined> =>
  q.maybe<Payment>(sql`
    select ${paymentColumns} from payments p
    where p.user_id = ${userId} and p.kind = 'deposit' and p.state in ('charging', 'authenticating', 'succeeded')
      and not exists (select from payment_refunds r where r.payment_id = p.id)
    order by p.claimed_at nulls first limit 1`)

export const depositByIntent = (q: Queryable, userId: UserId, intentId: string): Promise<Payment | undefined> =>
  q.maybe<Payment>(sql`
    select ${paymentColumns} from payments p
    where p.intent_id = ${intentId} and p.user_id = ${userId} and p.kind = 'deposit' and p.state = 'succeeded'`)

/** The person's payment with this intent. */
export const paymentByIntent = (
  q: Queryable,
  payment: { userId: UserId; kind: PaymentKind; intentId: string },
): Promise<Payment | undefined> =>
  q.maybe<Payment>(sql`
    select ${paymentColumns} from payments p
    where p.intent_id = ${payment.intentId} and p.user_id = ${payment.userId} and p.kind = ${payment.kind}`)

/** Payments that have been open for too long and are compared with the gateway. */
export const openPayments = (
  q: Queryable,
  gateway: GatewayName,
  before: { askedAt: Date; heldAt: Date; endedAt: Date },
): Promise<Payment[]> =>
  q.all<Payment>(sql`
    select ${paymentColumns} from payments p
    where p.gateway = ${gateway}
      and ((p.state in ('authorizing', 'authenticating', 'charging') and p.updated_at < ${before.askedAt})
        or (p.state = 'capturable' and p.updated_at < ${before.heldAt})
        or (p.state in ('captured', 'released') and p.gateway_synced_at is null and p.updated_at < ${before.endedAt}))
    order by p.updated_at limit 200`)

/** The refunds to the card that the books have of a payment. */
export async function refundedOf(q: Queryable, paymentId: string): Promise<Minor> {
  const { minor } = await q.one<{ minor: Minor }>(
    sql`select coalesce(sum(card_minor), 0)::bigint as minor from payment_refunds where payment_id = ${paymentId}`,
  )
  return minor
}

export const eventById = (q: Queryable, gateway: GatewayName, id: string) =>
  q.maybe<{ intentId: string | null; followedAt: Date | null }>(sql`
    select intent_id as "intentId", followed_at as "followedAt" from payment_events where gateway = ${gateway} and id = ${id}`)

/** Interrupted payments: never settled, never authenticated, or not synced with the gateway. */
export const unfinishedPayments = (
  q: Queryable,
  gateway: GatewayName,
  before: { begunAt: Date; askedAt: Date; movedAt: Date },
): Promise<Payment[]> =>
  q.all<Payment>(sql`
    select ${paymentColumns} from payments p
    where p.gateway = ${gateway}
      and ((p.state in ('authorizing', 'authorized', 'charging') and p.updated_at < ${before.begunAt})
        or (p.state = 'authenticating' and p.updated_at < ${before.askedAt})
        or (p.state in ('captured', 'released', 'abandoned') and p.gateway_synced_at is null and p.updated_at < ${before.movedAt}))
    order by p.updated_at limit 200`)

/** The tips of an order: booked, or still being charged to a card. */
export const tipsOf = (
  q: Queryable,
  orderId: OrderId,
): Promise<{ id: string; amountMinor: Minor; isBooked: boolean }[]> =>
  q.all(sql`
    select t.id, coalesce(l.posted, 0) as "amountMinor", true as "isBooked" from ledger_transfers t join ledger_postings l on l.transfer_id = t.id
    where t.order_id = ${orderId} and t.kind = 'tip' and t.state = 'posted'
    union all
    select id, amount_minor, false from payments where order_id = ${orderId} and kind = 'tip' and state in ('charging', 'authenticating')`)

/** A customer's tips of an order that wait for authentication. */
export const waitingTips = (q: Queryable, of: { orderId: OrderId; customerId: UserId }) =>
  q.all<Payment & { readonly intentId: string }>(sql`
    select ${paymentColumns} from payments p
    where p.order_id = ${of.orderId} and p.user_id = ${of.customerId} and p.kind = 'tip' and p.state = 'authenticating'
      and p.intent_id is not null`)

export interface Refund {
  readonly id: string
  readonly orderId: OrderId | null
  readonly paymentId: string | null
  readonly cardMinor: Minor
  readonly walletMinor: Minor
  readonly gatewaySyncedAt: Date | null
}

export const refundById = (q: Queryable, id: string): Promise<Refund | undefined> =>
  q.maybe<Refund>(sql`
    select id, order_id as "orderId", payment_id as "paymentId", card_minor as "cardMinor", wallet_minor as "walletMinor",
      gateway_synced_at as "gatewaySyncedAt"
    from payment_refunds where id = ${id}`)

export const unsyncedRefunds = (q: Queryable, gateway: GatewayName, before: Date): Promise<{ id: string }[]> =>
  q.all(sql`
    select r.id from payment_refunds r join payments p on p.id = r.payment_id
    where r.gateway_synced_at is null and r.created_at < ${before} and p.gateway = ${gateway}
    order by r.created_at limit 200`)

/** What a finished order captured, less refunds. */
export const orderCaptured = (
  q: Queryable,
  orderId: OrderId,
): Promise<OrderCaptured & { readonly paymentId: string | null }> =>
  q.one(sql`
    select p.id as "paymentId",
      coalesce(p.captured_minor, 0) - r.card as "cardLeftMinor", w.used - r.wallet as "walletLeftMinor", c.given as "creditedMinor"
    from (select coalesce(sum(card_minor), 0)::bigint as card, coalesce(sum(wallet_minor), 0)::bigint as wallet
      from payment_refunds where order_id = ${orderId}) r
    cross join (select coalesce(sum(amount_minor), 0)::bigint as given from payment_credits
      where order_id = ${orderId} and kind = 'promise_credit') c
    cross join (select coalesce(sum(case t.kind when 'wallet_use' then l.posted else -l.posted end), 0)::bigint as used
      from ledger_transfers t join ledger_postings l on l.transfer_id = t.id
      where t.order_id = ${orderId} and t.kind in ('wallet_use', 'wallet_refund') and t.state = 'posted') w
    left join payments p on p.order_id = ${orderId} and p.kind = 'order' and p.state = 'captured'`)

/** No gateway intent of the product is older. */
export const firstPaymentAt = async (q: Queryable): Promise<Date | null> =>
  (await q.one<{ at: Date | null }>(sql`select min(created_at) as at from payments`)).at

/** The creation time of the oldest payment updated since a time. */
export const oldestMovedSince = async (q: Queryable, moment: Date): Promise<Date | null> =>
  (await q.one<{ at: Date | null }>(sql`select min(created_at) as at from payments where updated_at >= ${moment}`)).at

export type ProvenPayment = Payment & ComparedPayment
const provenColumns = sql`${paymentColumns}, p.updated_at as "updatedAt",
  (select coalesce(sum(r.card_minor), 0)::bigint from payment_refunds r where r.payment_id = p.id and r.gateway_synced_at is not null)
    as "refundedMinor"`

export const paymentsByIds = (q: Queryable, ids: readonly string[]): Promise<ProvenPayment[]> =>
  q.all<ProvenPayment>(sql`select ${provenColumns} from payments p where p.id = any(${ids})`)

/** Payments of a period that the gateway must have, except those already seen there. */
export const paymentsUnseen = (
  q: Queryable,
  gateway: GatewayName,
  begun: { from: Date; until: Date },
  seen: readonly string[],
): Promise<ProvenPayment[]> =>
  q.all<ProvenPayment>(sql`
    select ${provenColumns} from payments p
    where p.created_at >= ${begun.from} and p.created_at < ${begun.until} and p.gateway = ${gateway}
      and p.state in ('capturable', 'captured', 'succeeded') and p.id <> all(${seen}::uuid[])`)

interface BookPage {
  readonly rows: number
  readonly last: string | null
  readonly findings: string[]
}

/** A page of payments, with a finding for each whose ledger transfer does not match its state. */
export const paymentsAgainstLedger = (q: Queryable, after: string, limit: number): Promise<BookPage> =>
  q.one<BookPage>(sql`
    with page as materialized (
      select id, kind, state, amount_minor, captured_minor from payments where id > ${after} order by id limit ${limit}
    )
    select (select count(*) from page) as rows, (select id from page order by id desc limit 1) as last,
      array(
        select format('payment %s (%s) is %s with %s of %s captured, its transfer is %s with %s of %s', p.id, p.kind, p.state,
          p.captured_minor, p.amount_minor, coalesce(t.state, 'missing'), coalesce(l.posted, 0), coalesce(l.amount, 0))
        from page p left join ledger_transfers t on t.id = p.id
        left join lateral (select sum(amount) as amount, sum(posted) as posted from ledger_postings where transfer_id = t.id) l on true
        where case p.state
          when 'capturable' then (t.state, l.amount) is distinct from ('pending', p.amount_minor)
          when 'captured' then (t.state, l.amount, l.posted) is distinct from ('posted', p.amount_minor, p.captured_minor)
          when 'succeeded' then (t.state, l.posted) is distinct from ('posted', p.amount_minor)
          when 'released' then coalesce(t.state not in ('voided', 'expired'), true)
          else t.id is not null
        end
        limit 100
      ) as findings`)

/** A page of transfers, with a finding for each that moves card money without a payment. */
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
          and l.from_account not in (select id from ledger_accounts where owner = 'platform' and name = 'payout_clearing')
          and not exists (select from payment_refunds r where r.id = t.id and r.card_minor = l.amount)
        group by t.id, t.kind limit 100
      ) as findings`)

export interface HeldDeposit {
  readonly amountMinor: Minor
  readonly cardLast4: string
  readonly state: 'held' | 'refunding' | 'refunded'
}

/** The deposit of a current or former Washer: its state, and the card it came from. */
export const depositOfWasher = (q: Queryable, userId: UserId, intentId: string): Promise<HeldDeposit | undefined> =>
  q.maybe<HeldDeposit>(sql`
    select p.amount_minor as "amountMinor", c.last4 as "cardLast4", case
      when r.id is null then 'held' when r.gateway_synced_at is null then 'refunding' else 'refunded' end as state
    from payments p join payment_cards c on c.id = p.card_id left join payment_refunds r on r.payment_id = p.id
    where p.intent_id = ${intentId} and p.user_id = ${userId} and p.kind = 'deposit'`)
