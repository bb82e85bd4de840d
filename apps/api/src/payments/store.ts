import type { AlertId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import { cardMessages } from '@washline/contract/payments/messages'
import type { PaymentState } from '@washline/contract/payments/schemas'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { Tx } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { invalid, refuse } from '../platform/http/refusal.ts'
import type { Card, PaymentGateway } from './payment-gateway.ts'

export type PaymentKind = 'order' | 'deposit' | 'top_up' | 'tip' | 'door_fee'

/** The uuid that the caller chose for this attempt; also the gateway's idempotency key. */
export type PaymentId = string

export interface Payment {
  readonly id: PaymentId
  readonly kind: PaymentKind
  readonly userId: UserId
  readonly orderId: OrderId | null
  /** The Washer who receives a tip. */
  readonly payeeId: UserId | null
  readonly customerId: string
  readonly cardId: string
  readonly amountMinor: Minor
  readonly currency: string
  readonly state: PaymentState
  readonly capturedMinor: Minor
  readonly intentId: string | null
  readonly declineCode: string | null
  readonly claimedAt: Date | null
  readonly gatewaySyncedAt: Date | null
}

export const paymentColumns = sql`p.id, p.kind, p.user_id as "userId", p.order_id as "orderId", p.payee_id as "payeeId", p.customer_id as "customerId",
  p.card_id as "cardId", p.amount_minor as "amountMinor", p.currency, p.state, p.captured_minor as "capturedMinor",
  p.intent_id as "intentId", p.decline_code as "declineCode", p.claimed_at as "claimedAt", p.gateway_synced_at as "gatewaySyncedAt"`

export interface NewPayment {
  readonly id: string
  readonly kind: PaymentKind
  readonly userId: UserId
  readonly orderId: OrderId | null
  readonly payeeId?: UserId
  readonly cardId: string
  readonly amountMinor: Minor
  readonly at: Date
}

/**
 * Stores a payment before the card is asked, with one of the payer's own cards. A repeated id returns the same
 * payment.
 */
export async function insertPayment(
  q: Queryable,
  gateway: PaymentGateway['name'],
  input: NewPayment,
): Promise<Payment> {
  const payment = await q.maybe<Payment>(sql`
    insert into payments as p (id, kind, user_id, order_id, payee_id, gateway, customer_id, card_id, amount_minor, currency, state, created_at, updated_at)
    select ${input.id}, ${input.kind}, pc.user_id, ${input.orderId}::bigint, ${input.payeeId ?? null}::bigint, pc.gateway, pc.customer_id, c.id, ${input.amountMinor},
      ${market.currency}, ${input.kind === 'order' ? 'authorizing' : 'charging'}, ${input.at}, ${input.at}
    from payment_cards c join payment_customers pc using (customer_id)
    where c.id = ${input.cardId} and c.removed_at is null and pc.user_id = ${input.userId} and pc.gateway = ${gateway}
    on conflict (id) do update set id = p.id
    returning ${paymentColumns}`)
  if (!payment) throw invalid({ payment_method_id: [cardMessages.unknown] })
  const same =
    payment.kind === input.kind &&
    payment.userId === input.userId &&
    payment.orderId === input.orderId &&
    payment.cardId === input.cardId &&
    payment.amountMinor === input.amountMinor
  if (!same) throw refuse(platformRefusals.idempotencyKeyReused)
  return payment
}

/** Moves a payment if it is still in one of the states; undefined otherwise. */
export const movePayment = (
  q: Queryable,
  id: string,
  move: {
    from: readonly PaymentState[]
    to: PaymentState
    at: Date
    set?: { intentId?: string; declineCode?: string; capturedMinor?: Minor }
  },
): Promise<Payment | undefined> =>
  q.maybe<Payment>(sql`
    update payments p set state = ${move.to}, updated_at = ${move.at},
      intent_id = coalesce(${move.set?.intentId ?? null}, p.intent_id),
      decline_code = coalesce(${move.set?.declineCode ?? null}, p.decline_code),
      captured_minor = coalesce(${move.set?.capturedMinor ?? null}::bigint, p.captured_minor)
    where p.id = ${id} and p.state = any(${move.from})
    returning ${paymentColumns}`)

/** Assigns an authorization to its order and posts it. False if it is no longer in one of the states, and nothing is posted. */
export const settlePayment = async (
  tx: Tx,
  id: PaymentId,
  settled: { from: readonly PaymentState[]; at: Date; intentId: string | null; posting: Sql },
): Promise<boolean> =>
  (await tx.maybe(sql`
    with settled as (
      update payments p set state = 'capturable', updated_at = ${settled.at}, intent_id = coalesce(${settled.intentId}, p.intent_id)
      where p.id = ${id} and p.state = any(${settled.from})
      returning p.id
    )
    select ${settled.posting} as done from settled`)) !== undefined

export const saveGatewaySynced = (q: Queryable, id: string, at: Date): Promise<number> =>
  q.run(sql`update payments set gateway_synced_at = ${at} where id = ${id} and gateway_synced_at is null`)

export const insertCustomer = (
  q: Queryable,
  customer: { userId: UserId; gateway: PaymentGateway['name']; customerId: string },
): Promise<{ customerId: string }> =>
  q.one(sql`
    insert into payment_customers as c (user_id, gateway, customer_id)
    values (${customer.userId}, ${customer.gateway}, ${customer.customerId})
    on conflict (user_id, gateway) do update set gateway = c.gateway
    returning customer_id as "customerId"`)

export const insertPayoutAccount = (
  q: Queryable,
  account: { userId: UserId; gateway: PaymentGateway['name']; accountId: string },
): Promise<{ accountId: string }> =>
  q.one(sql`
    insert into payment_accounts as a (user_id, gateway, account_id)
    values (${account.userId}, ${account.gateway}, ${account.accountId})
    on conflict (user_id, gateway) do update set gateway = a.gateway
    returning account_id as "accountId"`)

/** Replaces the stored list of a customer's cards; writes only differences. */
export const saveCards = (q: Queryable, input: { customerId: string; cards: readonly Card[]; at: Date }) =>
  q.run(sql`
    with listed as (
      select * from jsonb_to_recordset(${JSON.stringify(input.cards)}::jsonb)
        as l (id text, brand text, last4 text, "expMonth" int, "expYear" int)
    ), gone as (
      update payment_cards set removed_at = ${input.at}
      where customer_id = ${input.customerId} and removed_at is null and id not in (select id from listed)
    )
    insert into payment_cards as c (id, customer_id, brand, last4, exp_month, exp_year, seen_at)
    select id, ${input.customerId}, brand, last4, "expMonth", "expYear", ${input.at} from listed
    on conflict (id) do update set brand = excluded.brand, last4 = excluded.last4, exp_month = excluded.exp_month,
      exp_year = excluded.exp_year, removed_at = null, seen_at = excluded.seen_at
    where (c.brand, c.last4, c.exp_month, c.exp_year) is distinct from (excluded.brand, excluded.last4, excluded.exp_month, excluded.exp_year)
      or c.removed_at is not null`)

export const saveCardRemoved = (q: Queryable, cardId: string, at: Date): Promise<number> =>
  q.run(sql`update payment_cards set removed_at = ${at} where id = ${cardId} and removed_at is null`)

export const claimDepositRow = (tx: Tx, deposit: { userId: UserId; paymentIntentId: string; at: Date }) =>
  tx.run(sql`
    update payments set claimed_at = ${deposit.at}, updated_at = ${deposit.at}
    where intent_id = ${deposit.paymentIntentId} and user_id = ${deposit.userId} and kind = 'deposit'
      and state = 'succeeded' and claimed_at is null`)

export interface NewRefund {
  readonly id: string
  readonly orderId: OrderId | null
  readonly paymentId: string | null
  readonly cardMinor: Minor
  readonly walletMinor: Minor
  readonly reason: string
  readonly actorId: UserId | null
  readonly at: Date
}

/** A refund to the wallet alone is not sent to the gateway. */
export const insertRefund = (tx: Tx, refund: NewRefund): Promise<number> =>
  tx.run(sql`
    insert into payment_refunds (id, order_id, payment_id, card_minor, wallet_minor, reason, actor_id, created_at, gateway_synced_at)
    values (${refund.id}, ${refund.orderId}::bigint, ${refund.paymentId}::uuid, ${refund.cardMinor}, ${refund.walletMinor}, ${refund.reason},
      ${refund.actorId}::bigint, ${refund.at}, ${refund.paymentId === null ? refund.at : null}::timestamptz)`)

/** Also updates the payment, so that the next proof of the books compares it again. */
export const saveRefundSynced = (q: Queryable, id: string, at: Date): Promise<number> =>
  q.run(sql`
    with synced as (
      update payment_refunds set gateway_synced_at = ${at} where id = ${id} and gateway_synced_at is null returning payment_id
    )
    update payments set updated_at = ${at} where id in (select payment_id from synced)`)

/** 0 when this credit exists, or when the order already has its one promise credit. */
export const insertCredit = (
  tx: Tx,
  credit: {
    id: string
    userId: UserId
    orderId: OrderId | null
    kind: string
    amountMinor: Minor
    reason: string
    actorId: UserId | null
    at: Date
  },
): Promise<number> =>
  tx.run(sql`
    insert into payment_credits (id, user_id, order_id, kind, amount_minor, reason, actor_id, created_at)
    values (${credit.id}, ${credit.userId}, ${credit.orderId}::bigint, ${credit.kind}, ${credit.amountMinor}, ${credit.reason},
      ${credit.actorId}::bigint, ${credit.at})
    on conflict do nothing`)

export const insertEvent = (
  tx: Tx,
  event: {
    gateway: string
    id: string
    type: string
    intentId: string | null
    payoutKey: string | null
    at: Date
    receivedAt: Date
  },
): Promise<number> =>
  tx.run(sql`
    insert into payment_events (gateway, id, type, intent_id, payout_key, occurred_at, received_at)
    values (${event.gateway}, ${event.id}, ${event.type}, ${event.intentId}, ${event.payoutKey}, ${event.at}, ${event.receivedAt})
    on conflict do nothing`)

export const saveEventFollowed = (q: Queryable, gateway: string, id: string, at: Date): Promise<number> =>
  q.run(sql`update payment_events set followed_at = ${at} where gateway = ${gateway} and id = ${id}`)

export type AlertKind =
  | 'refunded_outside'
  | 'disputed'
  | 'authorization_lost'
  | 'authorized_too_long'
  | 'unsynced_too_long'
  | 'claims_budget_used'
  | 'door_fee_declined'

/** 0 when the alert exists. */
export const insertAlert = (
  q: Queryable,
  alert: { key: string; kind: AlertKind; paymentId: string; amountMinor: Minor; message: string; at: Date },
): Promise<number> =>
  q.run(sql`
    insert into payment_alerts (key, kind, payment_id, amount_minor, message, raised_at)
    values (${alert.key}, ${alert.kind}, ${alert.paymentId}, ${alert.amountMinor}, ${alert.message}, ${alert.at})
    on conflict (key) do nothing`)

/** False when it was closed before. */
export const closeAlertRow = async (tx: Tx, close: { alertId: AlertId; by: UserId; at: Date }): Promise<boolean> =>
  (await tx.run(sql`
    update payment_alerts set closed_at = ${close.at}, closed_by = ${close.by}
    where id = ${close.alertId} and closed_at is null`)) === 1

/** The problem of an alert has gone by itself. */
export const closeAlertOf = (tx: Tx, key: string, at: Date): Promise<number> =>
  tx.run(sql`update payment_alerts set closed_at = ${at} where key = ${key} and closed_at is null`)

export interface UnpaidFee {
  readonly id: string
  readonly orderId: OrderId
  readonly amountMinor: Minor
}

/** The fees at doors that a customer's cards declined, and that the wallet has not paid; the oldest first. */
export const lockUnpaidFees = (tx: Tx, userId: UserId): Promise<UnpaidFee[]> =>
  tx.all<UnpaidFee>(sql`
    select id, order_id as "orderId", amount_minor as "amountMinor" from payments
    where user_id = ${userId} and kind = 'door_fee' and state = 'declined' and claimed_at is null and order_id is not null
    order by created_at, id for no key update`)

export const saveFeePaid = (tx: Tx, id: string, at: Date): Promise<number> =>
  tx.run(sql`update payments set claimed_at = ${at}, updated_at = ${at} where id = ${id}`)

/** Two tips from one wallet at once do not both get what is left beside compensation. Locked after the order. */
export const lockWalletTips = (tx: Tx, userId: UserId): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('wallet-tips', ${userId}))`)

export const saveWalletChoice = (tx: Tx, userId: UserId, walletFirst: boolean): Promise<number> =>
  tx.run(sql`
    insert into payment_preferences (user_id, wallet_first) values (${userId}, ${walletFirst})
    on conflict (user_id) do update set wallet_first = excluded.wallet_first`)
