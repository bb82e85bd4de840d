import { liveChanged, operatorsChannel } from '@washline/contract/ops/live'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer, anOrder } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { type Person, startApp, type TestApp } from '../platform/testing/start-app.ts'
import { becomeWasher } from '../platform/testing/story/people.ts'
import { isProvenOperator } from './queries.ts'

let app: TestApp
let operator: Person
let washer: Person
let ids: Record<string, number>

beforeAll(async () => {
  app = await startApp()
  operator = await app.join('Olga Marsh', { isOperator: true })
  washer = await app.join('Walt Vogel')
  await becomeWasher(app, washer)
  const { id: orderId, customerId } = await anOrder(app.db, { status: 'delivered', washerId: washer.id })
  const claim = await app.db.one<{ id: number }>(sql`
    insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, reply_until, submitted_at,
      decision_due_at, last_due_at)
    values (${orderId}, ${customerId}, ${washer.id}, 'in_review', 'The sleeve is torn open.', 1000, now(), now(), now(), now())
    returning id`)
  const step = await app.db.one<{ id: number }>(
    sql`select id from verification_steps where washer_id = ${washer.id} and step = 'facility'`,
  )
  ids = { orders: orderId, people: customerId, claims: claim.id, verifications: step.id }
})
afterAll(() => app.close())

const read = (url: string, by = operator) => app.send(by.token, { method: 'GET', url })
const kindOf = (path: string) => path.split('/')[3] ?? ''
const rows = () =>
  app.db.all<{
    operatorId: number
    route: string
    orderId: number | null
    personId: number | null
    reason: string | null
  }>(sql`
    select operator_id as "operatorId", route, order_id as "orderId", person_id as "personId", reason from ops_audit order by id`)

describe('every read of one thing by an operator', () => {
  it('is recorded once, with who, whose and by which call', async () => {
    const looks = app.http.endpoints.filter((it) => it.access === 'operator' && it.method === 'GET' && it.params)
    expect(looks.map(({ path }) => kindOf(path)).filter((kind) => ids[kind] === undefined)).toEqual([])
    for (const { path } of looks) {
      const before = (await rows()).length
      const url = path.replace(':id', String(ids[kindOf(path)]))
      const answer = await read(path.endsWith('/chat') ? `${url}?reason=The%20claim%20quotes%20it` : url)
      expect(answer.status, `${path}: ${answer.text}`).toBe(200)
      const added = (await rows()).slice(before)
      expect(added, path).toMatchObject([{ operatorId: operator.id, route: `GET ${path}` }])
      expect(added[0]?.personId, path).not.toBeNull()
    }
    expect(looks.length).toBeGreaterThanOrEqual(6)
  })

  it('is not recorded where there is nothing or it is not theirs to see', async () => {
    const before = (await rows()).length
    for (const path of ['orders/999999999', 'people/999999999', 'claims/999999999', 'orders/999999999/story'])
      expect((await read(`/api/ops/${path}`)).status).toBe(404)
    expect((await read(`/api/ops/orders/${ids.orders}`, washer)).status).toBe(403)
    expect((await read('/api/ops/live')).status).toBe(200)
    expect((await rows()).length).toBe(before)
  })

  it('is found in the record by operator, person, order and kind', async () => {
    const other = await app.join('Omar Marsh', { isOperator: true })
    await read(`/api/ops/people/${ids.people}`, other)
    const found = async (query: string) => (await read(`/api/ops/audit?${query}`)).body.data.entries
    expect(await found(`operator=${other.id}`)).toMatchObject([
      { act: 'look_person', operator: { name: 'Omar Marsh' } },
    ])
    expect(await found(`order=${ids.orders}&kind=look_chat`)).toMatchObject([{ reason: 'The claim quotes it' }])
    expect(await found(`person=${ids.people}&kind=acts`)).toEqual([])
    const { entries, next_cursor } = (await read('/api/ops/audit?kind=looks&limit=2')).body.data
    expect(entries).toHaveLength(2)
    const older = await found(`kind=looks&limit=2&cursor=${next_cursor}`)
    expect(older[0].id).toBeLessThan(entries[1].id)
  })
})

describe('a chat', () => {
  it('is read with a reason, and only while a case about its order is open', async () => {
    expect((await read(`/api/ops/orders/${ids.orders}/chat`)).status).toBe(422)
    const { id } = await anOrder(app.db, { status: 'delivered' })
    expect(await read(`/api/ops/orders/${id}/chat?reason=Just%20curious%20today`)).toMatchObject({
      status: 409,
      body: { code: 'no_open_case' },
    })
  })
})

describe('what is under way', () => {
  it('tells stage, search and risk of each order, and how dispatch does', async () => {
    const late = await anOrder(app.db, {
      status: 'in_progress',
      at: new Date(app.clock.now().getTime() - 4 * 3_600_000),
    })
    const { orders, health } = (await read('/api/ops/live')).body.data
    expect(orders.find(({ id }: { id: number }) => id === late.id)).toMatchObject({
      status: 'in_progress',
      risk: 'late',
      place: { latitude: 3.148, longitude: 101.712 },
      search: null,
    })
    expect(health).toMatchObject({ no_taker: 0, washers_online: expect.any(Number) })
  })

  it('is heard by operators with a second factor alone', async () => {
    const unproven = await app.join('Uma Fresh', { isOperator: true, isUnproven: true })
    const stranger = await aCustomer(app.db)
    await app.db.run(sql`
      insert into second_factors (user_id, secret, confirmed_at) values (${operator.id}, '\\x00', now())`)
    const may = (userId: number, exempt?: string) => isProvenOperator(app.db, userId, exempt)
    expect(await Promise.all([may(operator.id), may(unproven.id), may(stranger.id), may(washer.id)])).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(await may(unproven.id, unproven.email)).toBe(true)
    expect(operatorsChannel).toBe('private-operators.1')
    expect(liveChanged.data.safeParse({ order_id: 1 }).success).toBe(true)
  })
})

it('counts what waits for an operator, what is urgent apart', async () => {
  const waiting = async () => (await read('/api/ops/waiting')).body.data
  const before = await waiting()
  const { id: orderId, customerId } = await anOrder(app.db, { status: 'completed' })
  await app.db.run(sql`
    insert into reports (reporter_id, about, order_id, kind, text, is_urgent, created_at)
    values (${customerId}, 'order', ${orderId}, 'threat', 'Threatened me', true, now()),
      (${customerId}, 'order', ${orderId}, 'theft', 'A shirt is gone', false, now())`)
  expect(await waiting()).toEqual({
    ...before,
    urgent_reports: before.urgent_reports + 1,
    reports: before.reports + 2,
  })
  await app.db.run(sql`
    update reports set outcome = 'acted', note = 'Called them', closed_at = now(), closed_by = ${operator.id}
    where order_id = ${orderId}`)
  expect(await waiting()).toEqual(before)
})

it('finds by number, name and address, the likeliest first', async () => {
  const found = async (words: string) => (await read(`/api/ops/search?q=${encodeURIComponent(words)}`)).body.data
  expect(await found(`wl-${ids.orders}`)).toMatchObject([{ kind: 'order', id: ids.orders }, { kind: 'claim' }])
  expect((await found(washer.email.toUpperCase()))[0]).toMatchObject({ kind: 'person', id: washer.id })
  expect(await found('100%')).toEqual([])
  expect((await read('/api/ops/search?q=x')).status).toBe(422)
})
