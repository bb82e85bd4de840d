import type { OrderId } from '@washline/contract/ids'
import { runWave } from '../../src/dispatch/index.ts'
import { anOrder } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Person, TestApp } from '../harness/start-app.ts'

export interface People {
  readonly customer: Person
  readonly washer: Person
  readonly otherCustomer: Person
  readonly otherWasher: Person
  readonly operator: Person
  /** Has set up no second factor. */
  readonly unprovenOperator: Person
  /** Had an order with the same Washer. */
  readonly formerCustomer: Person
  /** Washed for the same customer. */
  readonly formerWasher: Person
  /** Was asked about the same order, but another accepted it. */
  readonly loser: Person
}

export type Role = keyof People

export const freshPassword = 'fresh from the command'
export const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' }
export const business = {
  business_name: 'Fresh Fold',
  street: '7 Mill Lane',
  city: 'Harbour Town',
  postal_code: '50450',
}

/** The people of the scenario with their cards and places. */
export async function gatherPeople(app: TestApp): Promise<People> {
  const people = {
    customer: await app.join('Ana Pereira', { password: 'first secret' }),
    washer: await app.join('Walt Vogel'),
    otherCustomer: await app.join('Cleo Stranger'),
    otherWasher: await app.join('Wren Stranger'),
    operator: await app.join('Olga Marsh', { isOperator: true }),
    unprovenOperator: await app.join('Omar Fresh', { isOperator: true, isUnproven: true, password: freshPassword }),
    formerCustomer: await app.join('Fay Former'),
    formerWasher: await app.join('Fitz Former'),
    loser: await app.join('Lou Second'),
  }
  for (const person of [people.otherWasher, people.formerWasher, people.loser]) await becomeWasher(app, person)
  const { customer, washer, formerCustomer, formerWasher } = people
  for (const status of ['completed', 'cancelled'] as const) {
    await anOrder(app.db, { status, customerId: formerCustomer.id, washerId: washer.id, at: app.clock.now() })
    await anOrder(app.db, { status, customerId: customer.id, washerId: formerWasher.id, at: app.clock.now() })
  }
  return people
}

/** Asks for an order: whom the search finds, and the loser, as an earlier wave would have. */
export async function askWashers(app: TestApp, { loser }: People, orderId: OrderId): Promise<void> {
  const at = app.clock.now()
  await runWave(app.dispatch, orderId)
  await app.db.run(sql`
    insert into offers (order_id, washer_id, state, score, score_parts, reason, distance_m, duration_s, created_at, expires_at)
    values (${orderId}, ${loser.id}, 'ended', 0.5, '{}', '', 500, 90, ${at}, ${at})`)
}

export async function saveCard(app: TestApp, { token }: Person): Promise<string> {
  const begun = await app.send(token, { method: 'POST', url: '/api/stripe/setup-intent' })
  const { client_secret } = begun.body
  const url = '/api/sandbox/setup-intents/confirm'
  const saved = await app.send(token, { method: 'POST', url, body: { client_secret, card } })
  return saved.body.payment_method.id
}

export async function becomeWasher(app: TestApp, person: Person): Promise<void> {
  const payment_method_id = await saveCard(app, person)
  const deposit = { amount: 3_000, currency: 'myr', payment_method_id, type: 'security_deposit' }
  const paid = await app.send(person.token, { method: 'POST', url: '/api/stripe/pay', body: deposit })
  const { payment_intent_id } = paid.body
  const form = { ...business, state: 'Harbour', country: 'Malaysia', lat: 3.1479, lng: 101.7118, payment_intent_id }
  const made = await app.send(person.token, { method: 'POST', url: '/api/provider/register', body: form })
  if (made.status !== 200) throw new Error(`no Washer: ${made.text}`)
}
