import type { Endpoint } from '@washline/contract/endpoint'
import { toOfferId } from '@washline/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToken } from '../../src/identity/index.ts'
import { anOrder } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { fingerprintDatabase } from '../harness/fingerprint-database.ts'
import { type Person, startApp, type TestApp } from '../harness/start-app.ts'
import { accountSteps } from './account-steps.ts'
import { claimSteps } from './claim-steps.ts'
import { complaintSteps } from './complaint-steps.ts'
import { decisionSteps } from './decision-steps.ts'
import { accountCalls, type FormerPerson, formerCalls } from './former-calls.ts'
import { orderSteps } from './order-steps.ts'
import { business, gatherPeople, type People, saveCard } from './people.ts'
import { keyOf, noValues, type Step, sentOf } from './step.ts'

const door = 'Linden'

let app: TestApp
let people: People
let calls: readonly Step[]
const values = noValues()

const isChange = ({ method, access }: Endpoint) =>
  method !== 'GET' && access !== 'public' && !access.endsWith('operator')

/** One order is lived to its rating and its claim, so that every object exists that a former person could name. */
beforeAll(async () => {
  app = await startApp()
  people = await gatherPeople(app)
  const scenario = [
    ...accountSteps(values, people),
    ...orderSteps(app, values, people),
    ...decisionSteps(values),
    ...claimSteps(app, values),
    ...complaintSteps(values),
  ]
  for (const step of scenario) {
    if (!step.learn && step.endpoint.method === 'GET') continue
    await app.forgetLimits()
    const token = step.by === 'guest' ? undefined : people[step.by].token
    const answer = await app.send(token, sentOf(step, step.request?.() ?? {}))
    expect(answer.status, `${keyOf(step.endpoint)}: ${answer.text}`).toBe(step.answers ?? 200)
    await step.learn?.(answer.body)
  }
  calls = scenario.filter(({ endpoint }) => keyOf(endpoint) in formerCalls)
  values.card = await saveCard(app, people.customer)
}, 60_000)
afterAll(() => app.close())

/** A changed account type also ends live subscriptions, which is the test's doing and not that of the call. */
async function setWasher({ id }: Person, is: boolean) {
  await app.db.run(sql`update users set is_washer = ${is} where id = ${id}`)
  await app.db.run(sql`delete from outbox where event = '$end'`)
}

/** Makes a call with the type of account that it asks for, so that the object decides and not the account. */
async function callAs(step: Step, person: Person) {
  const { access } = step.endpoint
  if (access === 'customer' || access === 'washer') await setWasher(person, access === 'washer')
  return app.send(person.token, sentOf(step, step.request?.() ?? {}))
}

async function tryEverything(who: FormerPerson, person: Person, secret: string): Promise<void> {
  await app.forgetLimits()
  const expected = (step: Step) => formerCalls[keyOf(step.endpoint)]?.[who]
  const attempt = async (step: Step) => {
    const answer = await callAs(step, person)
    const shown = `${keyOf(step.endpoint)} by ${who}: ${answer.text}`
    expect.soft(answer.status, shown).toBe(expected(step))
    expect.soft(answer.text, shown).not.toContain(secret)
  }
  const { was } = await app.db.one<{ was: boolean }>(sql`select is_washer as was from users where id = ${person.id}`)
  await setWasher(person, was)
  const before = await fingerprintDatabase(app.db)
  for (const step of calls) if (expected(step) !== 200) await attempt(step)
  await setWasher(person, was)
  expect.soft(await fingerprintDatabase(app.db), `what is refused to ${who} changes nothing`).toEqual(before)
  for (const step of calls) if (expected(step) === 200) await attempt(step)
  await setWasher(person, was)
  expect(app.faults).toEqual([])
}

test('every changing call is one on the caller’s own account, or is tried by former people', () => {
  const keys = app.http.endpoints.filter(isChange).map(keyOf)
  expect([...Object.keys(formerCalls), ...accountCalls].toSorted()).toEqual(keys.toSorted())
  const tried = new Set(calls.map(({ endpoint }) => keyOf(endpoint)))
  expect(Object.keys(formerCalls).filter((key) => !tried.has(key))).toEqual([])
})

test('one who was asked about an order that another washed changes nothing of it', async () => {
  const { offer } = values
  const lost = await app.db.one<{ id: number }>(
    sql`select id from offers where washer_id = ${people.loser.id} and order_id = ${values.order}
      order by id limit 1`,
  )
  values.offer = toOfferId(lost.id)
  await tryEverything('loser', people.loser, door)
  values.offer = offer
})

test('one who is blocked changes nothing more for the other, on either side', async () => {
  const { customer, washer } = people
  const block = async (by: Person, other: Person, method: 'PUT' | 'DELETE') =>
    expect((await app.send(by.token, { method, url: `/api/blocks/${other.id}` })).status).toBe(200)
  await block(washer, customer, 'PUT')
  await tryEverything('blockedCustomer', customer, business.street)
  await block(washer, customer, 'DELETE')
  await block(customer, washer, 'PUT')
  await tryEverything('blockedWasher', washer, door)
  await block(customer, washer, 'DELETE')
})

test('two months after an order neither side changes anything for the other', async () => {
  app.clock.advance(60 * 86_400_000)
  const again = async (person: Person) => ({
    ...person,
    token: await createToken(app.db, { userId: person.id, at: app.clock.now() }),
  })
  const { customer, washer } = people
  people = { ...people, customer: await again(customer), washer: await again(washer) }
  await tryEverything('formerCustomer', people.customer, business.street)
  await tryEverything('formerWasher', people.washer, door)
})

test('both sides of a cancelled order only talk about it', async () => {
  const { customer, washer } = people
  const { id } = await anOrder(app.db, { status: 'cancelled', customerId: customer.id, at: app.clock.now() })
  await app.db.run(
    sql`update orders set washer_id = ${washer.id}, pickup_address = '18 Linden Street' where id = ${id}`,
  )
  values.order = id
  await tryEverything('customerOfCancelled', customer, business.street)
  await tryEverything('washerOfCancelled', washer, door)
})
