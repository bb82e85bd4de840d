import type { OrderId, UserId } from '@washline/contract/ids'
import { balanceOf } from '../../src/ledger/index.ts'
import type { FakeStripeRecord, SavedIntent } from '../../src/payments/builders.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Acknowledged } from './world-state.ts'

interface PaymentRow {
  readonly id: string
  readonly kind: string
  readonly state: string
  readonly userId: UserId
  readonly orderId: OrderId | null
  readonly amountMinor: number
  readonly capturedMinor: number
}

interface Booking {
  readonly kind: string
  readonly userId: UserId
  readonly minor: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What an intent has to look like for a payment that is over or authorized; undefined while the payment is open. */
const expectedOf = ({ state, amountMinor, capturedMinor }: PaymentRow): string | undefined => {
  if (state === 'capturable') return 'requires_capture 0'
  if (state === 'captured') return `succeeded ${capturedMinor}`
  if (state === 'succeeded') return `succeeded ${amountMinor}`
  if (state === 'released') return 'canceled 0'
  return undefined
}
const isOver = (intent: SavedIntent) => intent.status === 'canceled' || intent.status === 'requires_payment_method'

function comparePayment(payment: PaymentRow, intents: readonly SavedIntent[]): string[] {
  const name = `${payment.kind} payment ${payment.id} (${payment.state})`
  if (intents.length > 1) return [`${name} has asked the card ${intents.length} times`]
  const [intent] = intents
  const found = intent && `${intent.status} ${intent.received}`
  const expected = expectedOf(payment)
  if (expected) return found === expected ? [] : [`${name} should be ${expected} at Stripe, and is ${found}`]
  if (payment.state === 'abandoned' || payment.state === 'declined')
    return !intent || isOver(intent) ? [] : [`${name} is still ${found} at Stripe`]
  return [`${name} was never finished`]
}

/** Each order asks one card once, at most: a live or captured authorization, and only while there is an order for it. */
async function compareOrders(
  db: Database,
  payments: readonly PaymentRow[],
  acknowledged: Acknowledged,
): Promise<string[]> {
  const orders = await db.all<{ id: number; status: string }>(sql`select id, status from orders`)
  const statusOf = new Map(orders.map(({ id, status }) => [id, status]))
  const lost = acknowledged.placed
    .filter((id) => statusOf.get(id) === 'draft')
    .map((id) => `order ${id} was placed, and is lost`)
  const standing = payments.filter(({ state }) => state === 'capturable' || state === 'captured')
  const counts = Map.groupBy(standing, ({ orderId }) => orderId)
  return [
    ...lost,
    ...[...counts].filter(([, of]) => of.length > 1).map(([id, of]) => `order ${id} is paid for ${of.length} times`),
    ...standing
      .filter(({ state, orderId }) => {
        const status = statusOf.get(orderId ?? 0) ?? 'draft'
        return state === 'capturable' && ['draft', 'completed', 'cancelled'].includes(status)
      })
      .map(({ id, orderId }) => `authorization ${id} has no owner: order ${orderId} is ${statusOf.get(orderId ?? 0)}`),
  ]
}

/** Every acknowledged request has taken effect exactly once, and no other request has. */
async function compareRequests(db: Database, acknowledged: Acknowledged): Promise<string[]> {
  const booked = await db.all<Booking>(sql`
    select t.kind, case when f.owner = 'user' then f.owner_id else p.user_id end as "userId", l.posted as minor
    from ledger_transfers t join ledger_postings l on l.transfer_id = t.id join ledger_accounts f on f.id = l.from_account
    left join payments p on p.id = t.id
    where t.kind in ('top_up', 'tip') and t.state = 'posted'`)
  const requested = [
    ...acknowledged.topUps.map((booking) => ({ kind: 'top_up', ...booking })),
    ...acknowledged.tips.map((booking) => ({ kind: 'tip', ...booking })),
  ]
  const nameOf = ({ kind, userId, minor }: Booking) => `${kind} of ${minor} by ${userId}`
  const count = (bookings: readonly Booking[]) => Map.groupBy(bookings, nameOf)
  const [yes, done] = [count(requested), count(booked)]
  const cashOuts = await db.all<{ id: number }>(sql`select id from cash_outs`)
  return [
    ...[...new Set([...yes.keys(), ...done.keys()])]
      .map((name) => ({ name, synced: yes.get(name)?.length ?? 0, happened: done.get(name)?.length ?? 0 }))
      .filter(({ synced, happened }) => synced !== happened)
      .map(({ name, synced, happened }) => `${name} was answered ${synced} times, and happened ${happened} times`),
    ...(cashOuts.length === new Set(acknowledged.cashOuts).size
      ? []
      : [`${new Set(acknowledged.cashOuts).size} cash-outs were answered, and ${cashOuts.length} happened`]),
  ]
}

/** Compares the ledger's clearing accounts with the sums of Stripe's record, to the cent. */
async function compareSums(db: Database, record: FakeStripeRecord): Promise<string[]> {
  const platform = (name: 'card_clearing' | 'payout_clearing' | 'paid_out') =>
    balanceOf(db, { owner: 'platform', name })
  const taken = sum(Object.values(record.intents).map(({ received }) => received))
  const back = sum(Object.values(record.refunds).map(({ amount }) => amount))
  const paidOut = sum(
    Object.values(record.payouts)
      .filter(({ status }) => status === 'paid')
      .map(({ amount }) => amount),
  )
  const moved = sum(Object.values(record.transfers).map(({ amount, reversed }) => amount - reversed))
  const same = (what: string, books: number, stripe: number) =>
    books === stripe ? [] : [`${what}: ${books} in the books, ${stripe} at Stripe`]
  return [
    ...same('taken from cards', -(await platform('card_clearing')), taken - back),
    ...same('on its way to banks', await platform('payout_clearing'), moved - paidOut),
    ...same('arrived at banks', await platform('paid_out'), paidOut),
  ]
}

/** Everything in which product, people and Stripe's record disagree once all is settled; nothing where they agree. */
export async function compareWithStripe(
  db: Database,
  record: FakeStripeRecord,
  acknowledged: Acknowledged,
): Promise<string[]> {
  const payments = await db.all<PaymentRow>(sql`
    select id, kind, state, user_id as "userId", order_id as "orderId", amount_minor as "amountMinor", captured_minor as "capturedMinor"
    from payments`)
  const intents = Map.groupBy(Object.values(record.intents), ({ metadata }) => metadata.payment_id ?? 'none')
  const paymentIds = new Set(payments.map(({ id }) => id))
  return [
    ...[...intents.keys()]
      .filter((key) => !paymentIds.has(key))
      .map((key) => `Stripe asked a card for ${key}, which is unknown`),
    ...payments.flatMap((payment) => comparePayment(payment, intents.get(payment.id) ?? [])),
    ...(await compareOrders(db, payments, acknowledged)),
    ...(await compareRequests(db, acknowledged)),
    ...(await compareSums(db, record)),
  ]
}
