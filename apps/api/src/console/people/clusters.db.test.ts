import { randomBytes } from 'node:crypto'
import type { ConsoleCluster } from '@washline/contract/console/clusters'
import type { UserId } from '@washline/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { saveCard } from '../../../testing/scenarios/people.ts'
import { anOrder, aWasher } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let operator: Person
let other: Person
let family: [Person, Person, Person]

beforeAll(async () => {
  app = await startApp()
  operator = await app.join('Olga Marsh', { isOperator: true })
  other = await app.join('Otto Marsh', { isOperator: true })
  family = [await app.join('Ana Lim'), await app.join('Ben Lim'), await app.join('Cy Lim')]
})
afterAll(() => app.close())

const reason = 'A family with one telephone'
const givePhone = (number: string, ...people: Person[]) =>
  app.db.run(sql`update users set phone_number = ${number} where id = any(${people.map(({ id }) => id)})`)
const list = async (person?: UserId, by = operator) => {
  const url = `/api/ops/clusters${person === undefined ? '' : `?person=${person}`}`
  const answer = await app.send(by.token, { method: 'GET', url })
  return answer.status === 200 ? (answer.body.data as { clusters: ConsoleCluster[] }).clusters : answer.status
}
const check = (id: number, by = operator) =>
  app.send(by.token, { method: 'POST', url: `/api/ops/clusters/${id}/check`, body: { reason } })
const one = async () => {
  const clusters = await list(family[0].id)
  if (typeof clusters === 'number' || !clusters[0]) throw new Error('there is no cluster')
  return clusters[0]
}

it('lists nobody who is tied to nobody, and nothing for who is no operator', async () => {
  expect(await list()).toEqual([])
  expect(await list(undefined, family[0])).toBe(403)
})

it('lists accounts with one phone number however it is written, with the reason, and records the read', async () => {
  await givePhone('+60 3-5550 1234', family[0])
  await givePhone('+60355501234', family[1])
  const [ana, ben] = family
  expect(await list()).toMatchObject([
    {
      members: [
        { id: ana.id, name: 'Ana Lim', is_washer: false },
        { id: ben.id, name: 'Ben Lim', is_washer: false },
      ],
      reasons: ['phone'],
      orders: 0,
      paid_claims: 0,
      paid_minor: 0,
      newest_at: null,
      checked: null,
    },
  ])
  expect(await list(family[2].id)).toEqual([])
  const reads = await app.db.all(sql`
    select route, person_id as "personId" from audit_log where route = 'GET /api/ops/clusters' order by id desc limit 2`)
  expect(reads).toEqual([
    { route: 'GET /api/ops/clusters', personId: family[2].id },
    { route: 'GET /api/ops/clusters', personId: null },
  ])
})

it('lists accounts that signed in on one device, with the reason', async () => {
  const pair = [await app.join('Dee Ong'), await app.join('Eli Ong')]
  await app.db.run(sql`
    insert into user_devices (user_id, device_hash, first_seen_at, last_seen_at)
    select unnest(${pair.map(({ id }) => id)}::bigint[]), ${randomBytes(32)}, now(), now()`)
  expect(await list(pair[1]?.id)).toMatchObject([{ members: pair.map(({ id }) => ({ id })), reasons: ['device'] }])
})

const elsewhere = { address: '5 Medlar Row', latitude: 3.2, longitude: 101.8 }
const at = new Date('2026-11-20T10:00:00Z')
/** A completed order of the two; with an amount, also a claim about it that was paid. */
async function deal(customerId: UserId, washerId: UserId, { paidMinor = 0, pickup = elsewhere } = {}) {
  const { id } = await anOrder(app.db, { status: 'completed', customerId, washerId, pickup, at })
  if (paidMinor > 0)
    await app.db.run(sql`
      insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, amount_minor, paid_minor,
        decided_by, reply_until, submitted_at, decision_due_at, last_due_at, decided_at, paid_at)
      values (${id}, ${customerId}, ${washerId}, 'paid', 'Torn', ${paidMinor}, ${paidMinor}, ${paidMinor}, 'rules', ${at},
        ${at}, ${at}, ${at}, ${at}, ${at})`)
}

it.each([
  [
    'card',
    async (customer: Person, washer: UserId) => {
      await saveCard(app, customer)
      await app.db.run(sql`
        insert into payment_customers (user_id, gateway, customer_id) values (${washer}, 'sandbox', ${`cus_${washer}`})`)
      await app.db.run(sql`
        insert into payment_cards (id, customer_id, brand, last4, exp_month, exp_year, seen_at)
        select ${`pm_${washer}`}, ${`cus_${washer}`}, k.brand, k.last4, k.exp_month, k.exp_year, k.seen_at
        from payment_cards k join payment_customers c on c.customer_id = k.customer_id where c.user_id = ${customer.id}`)
    },
  ],
  [
    'place',
    ({ id }: Person, washer: UserId) =>
      deal(id, washer, { pickup: { ...elsewhere, latitude: 3.1479, longitude: 101.7117 } }),
  ],
  [
    'mutual',
    async ({ id }: Person, washer: UserId) => {
      for (const paidMinor of [0, 0, 500]) await deal(id, washer, { paidMinor })
    },
  ],
] as const)('names what two accounts have in common: %s', async (reason, link) => {
  const customer = await app.join(`Uma ${reason}`)
  const { id: washer } = await aWasher(app.db)
  expect(await list(customer.id)).toEqual([])
  await link(customer, washer)
  expect(await list(customer.id)).toMatchObject([
    { members: [{ id: customer.id }, { id: washer, is_washer: true }], reasons: [reason] },
  ])
})

it('one of two operators who check it at once wins, and it is checked until another account joins', async () => {
  const { id } = await one()
  const answers = await Promise.all([check(id), check(id, other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await one()).checked).toMatchObject({ reason })
  await givePhone('+60355501234', family[2])
  const grown = await one()
  expect([grown.members.length, grown.checked, grown.id === id]).toEqual([3, null, false])
  expect((await check(id)).status).toBe(409)
  const checks = await app.db.all(sql`select reason, subject_id as id from audit_log where action = 'check_cluster'`)
  expect(checks).toEqual([{ reason, id }])
})

it('counts what happened between members alone, and lists first what nobody checked and what cost most', async () => {
  const outside = (await aWasher(app.db)).id
  const pair = async (phone: string, paidMinor: number) => {
    const customer = await app.join('Pat Row')
    const washer = (await aWasher(app.db)).id
    await givePhone(phone, customer)
    await app.db.run(sql`update users set phone_number = ${phone} where id = ${washer}`)
    await deal(customer.id, washer, { paidMinor })
    await deal(customer.id, outside, { paidMinor: 70_000 })
    return customer.id
  }
  const cheap = await pair('+60 3-5550 7001', 2_000)
  const dear = await pair('+60 3-5550 7002', 9_000)
  const middle = await pair('+60 3-5550 7003', 5_000)
  expect(await list(cheap)).toMatchObject([
    { orders: 1, paid_claims: 1, paid_minor: 2_000, newest_at: at.toISOString() },
  ])
  const order = async () => {
    const clusters = await list()
    if (typeof clusters === 'number') throw new Error('no clusters')
    return clusters
      .flatMap(({ members }) => members.map(({ id }) => id))
      .filter((id) => [cheap, dear, middle].includes(id))
  }
  expect(await order()).toEqual([dear, middle, cheap])
  const clusters = await list(dear)
  if (typeof clusters === 'number' || !clusters[0]) throw new Error('there is no cluster')
  expect((await check(clusters[0].id)).status).toBe(200)
  expect(await order()).toEqual([middle, cheap, dear])
})
