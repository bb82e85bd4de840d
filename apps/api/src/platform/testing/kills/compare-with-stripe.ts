import { balanceOf } from '../../../ledger/index.ts'
import type { DoubleRecord, SavedIntent } from '../../../payments/stripe/double/record.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { Told } from './town.ts'

interface PaymentRow {
  readonly id: string
  readonly kind: string
  readonly state: string
  readonly userId: number
  readonly orderId: number | null
  readonly amountMinor: number
  readonly capturedMinor: number
}
interface Deed {
  readonly kind: string
  readonly userId: number
  readonly minor: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What an intent has to look like for a payment that is over, or holds; nothing where the payment is still open. */
const expectedOf = ({ state, amountMinor, capturedMinor }: PaymentRow): string | undefined => {
  if (state === 'held') return 'requires_capture 0'
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

/** Each order asks one card once, at most: a live or captured hold, and only while there is an order for it. */
async function compareOrders(db: Database, payments: readonly PaymentRow[], told: Told): Promise<string[]> {
  const orders = await db.all<{ id: number; status: string }>(sql`select id, status from orders`)
  const statusOf = new Map(orders.map(({ id, status }) => [id, status]))
  const lost = told.placed
    .filter((id) => statusOf.get(id) === 'draft')
    .map((id) => `order ${id} was placed, and is lost`)
  const standing = payments.filter(({ state }) => state === 'held' || state === 'captured')
  const counts = Map.groupBy(standing, ({ orderId }) => orderId)
  return [
    ...lost,
    ...[...counts].filter(([, of]) => of.length > 1).map(([id, of]) => `order ${id} is paid for ${of.length} times`),
    ...standing
      .filter(({ state, orderId }) => {
        const status = statusOf.get(orderId ?? 0) ?? 'draft'
        return state === 'held' && ['draft', 'completed', 'cancelled'].includes(status)
      })
      .map(({ id, orderId }) => `hold ${id} has no owner: order ${orderId} is ${statusOf.get(orderId ?? 0)}`),
  ]
}

/** Each wish that was answered with yes has come true once, and none other has. */
async function compareWishes(db: Database, told: Told): Promise<string[]> {
  const booked = await db.all<Deed>(sql`
    select t.kind, case when f.owner = 'user' then f.owner_id else p.user_id end as "userId", l.posted as minor
    from ledger_transfers t join ledger_postings l on l.transfer_id = t.id join ledger_accounts f on f.id = l.from_account
    left join payments p on p.id = t.id
    where t.kind in ('top_up', 'tip') and t.state = 'posted'`)
  const wished = [
    ...told.topUps.map((deed) => ({ kind: 'top_up', ...deed })),
    ...told.tips.map((deed) => ({ kind: 'tip', ...deed })),
  ]
  const nameOf = ({ kind, userId, minor }: Deed) => `${kind} of ${minor} by ${userId}`
  const count = (deeds: readonly Deed[]) => Map.groupBy(deeds, nameOf)
  const [yes, done] = [count(wished), count(booked)]
  const cashOuts = await db.all<{ id: number }>(sql`select id from cash_outs`)
  return [
    ...[...new Set([...yes.keys(), ...done.keys()])]
      .map((name) => ({ name, said: yes.get(name)?.length ?? 0, happened: done.get(name)?.length ?? 0 }))
      .filter(({ said, happened }) => said !== happened)
      .map(({ name, said, happened }) => `${name} was answered ${said} times, and happened ${happened} times`),
    ...(cashOuts.length === new Set(told.cashOuts).size
      ? []
      : [`${new Set(told.cashOuts).size} cash-outs were answered, and ${cashOuts.length} happened`]),
  ]
}

/** What the ledger's clearing accounts say against the sums of Stripe's record, to the cent. */
async function compareSums(db: Database, record: DoubleRecord): Promise<string[]> {
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
export async function compareWithStripe(db: Database, record: DoubleRecord, told: Told): Promise<string[]> {
  const payments = await db.all<PaymentRow>(sql`
    select id, kind, state, user_id as "userId", order_id as "orderId", amount_minor as "amountMinor", captured_minor as "capturedMinor"
    from payments`)
  const intents = Map.groupBy(Object.values(record.intents), ({ metadata }) => metadata.payment_id ?? 'none')
  const known = new Set(payments.map(({ id }) => id))
  return [
    ...[...intents.keys()]
      .filter((key) => !known.has(key))
      .map((key) => `Stripe asked a card for ${key}, which is unknown`),
    ...payments.flatMap((payment) => comparePayment(payment, intents.get(payment.id) ?? [])),
    ...(await compareOrders(db, payments, told)),
    ...(await compareWishes(db, told)),
    ...(await compareSums(db, record)),
  ]
}
