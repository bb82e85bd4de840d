import type { OfferExplained } from '@washline/contract/dispatch/explanations'
import type { OrderId, UserId } from '@washline/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { becomeWasher } from '../../../testing/scenarios/people.ts'
import { anOrder } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let operator: Person
let washer: Person
let ids: Record<string, number>

const explained: OfferExplained = {
  made: true,
  at: '2026-10-05T09:00:00.000Z',
  place: null,
  outcome: 'skipped',
  ground: 'score',
  why_not: null,
  score: null,
  parts: null,
  cost: null,
  changes: [],
}

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
  const appeal = await app.db.one<{ id: number }>(sql`
    insert into offer_appeals (decision_id, washer_id, order_id, decision, text, created_at)
    values (1, ${washer.id}, ${orderId}, ${JSON.stringify(explained)}::jsonb, 'I was nearer than them.', now()) returning id`)
  ids = { 'offer-appeals': appeal.id, orders: orderId, people: customerId, claims: claim.id, verifications: step.id }
})
afterAll(() => app.close())

/** What operators read here belongs to the installation and to no person. */
const ofNobody = ['extensions', 'webhooks']
const read = (url: string, by = operator) => app.send(by.token, { method: 'GET', url })
const kindOf = (path: string) => path.split('/')[3] ?? ''
const rows = () =>
  app.db.all<{
    operatorId: UserId
    route: string
    orderId: OrderId | null
    personId: UserId | null
    reason: string | null
  }>(sql`
    select operator_id as "operatorId", route, order_id as "orderId", person_id as "personId", reason from audit_log order by id`)

describe('a read of one subject by an operator', () => {
  it('is recorded once with the operator, the person concerned and the endpoint', async () => {
    const reads = app.http.endpoints.filter(
      (it) => it.access === 'operator' && it.method === 'GET' && it.params && !ofNobody.includes(kindOf(it.path)),
    )
    expect(reads.map(({ path }) => kindOf(path)).filter((kind) => ids[kind] === undefined)).toEqual([])
    for (const { path } of reads) {
      const before = (await rows()).length
      const url = path.replace(':id', String(ids[kindOf(path)]))
      const answer = await read(path.endsWith('/chat') ? `${url}?reason=The%20claim%20quotes%20it` : url)
      expect(answer.status, `${path}: ${answer.text}`).toBe(200)
      const added = (await rows()).slice(before)
      expect(added, path).toMatchObject([{ operatorId: operator.id, route: `GET ${path}` }])
      expect(added[0]?.personId, path).not.toBeNull()
    }
    expect(reads.length).toBeGreaterThanOrEqual(6)
  })

  it('is not recorded if the subject does not exist or the caller is no operator', async () => {
    const before = (await rows()).length
    for (const path of ['orders/999999999', 'people/999999999', 'claims/999999999', 'orders/999999999/timeline'])
      expect((await read(`/api/ops/${path}`)).status).toBe(404)
    expect((await read(`/api/ops/orders/${ids.orders}`, washer)).status).toBe(403)
    expect((await read('/api/ops/live')).status).toBe(200)
    expect((await rows()).length).toBe(before)
  })

  it('is found in the log by operator, person, order and kind', async () => {
    const other = await app.join('Omar Marsh', { isOperator: true })
    await read(`/api/ops/people/${ids.people}`, other)
    const found = async (query: string) => (await read(`/api/ops/audit?${query}`)).body.data.entries
    expect(await found(`operator=${other.id}`)).toMatchObject([
      { action: 'read_person', operator: { name: 'Omar Marsh' } },
    ])
    expect(await found(`order=${ids.orders}&kind=read_chat`)).toMatchObject([{ reason: 'The claim quotes it' }])
    expect(await found(`person=${ids.people}&kind=actions`)).toEqual([])
    const { entries, next_cursor } = (await read('/api/ops/audit?kind=reads&limit=2')).body.data
    expect(entries).toHaveLength(2)
    const older = await found(`kind=reads&limit=2&cursor=${next_cursor}`)
    expect(older[0].id).toBeLessThan(entries[1].id)
    const body = { reason: 'Three shirts came back damp.', until: null }
    const url = `/api/ops/washers/${washer.id}/suspend`
    expect((await app.send(operator.token, { method: 'POST', url, body })).status).toBe(200)
    expect(await found('kind=quality')).toMatchObject([{ action: 'suspend', person: { id: washer.id } }])
    expect([await found('kind=reports'), await found('kind=alerts')]).toEqual([[], []])
  })
})

describe('a chat', () => {
  it('is refused without a reason with 422, and without an open claim about its order with 409', async () => {
    expect((await read(`/api/ops/orders/${ids.orders}/chat`)).status).toBe(422)
    const { id } = await anOrder(app.db, { status: 'delivered' })
    expect(await read(`/api/ops/orders/${id}/chat?reason=Just%20curious%20today`)).toMatchObject({
      status: 409,
      body: { code: 'no_open_case' },
    })
  })
})

describe('the person concerned', () => {
  it('sees when an operator read what, and why, without the operator', async () => {
    const ana = await app.join('Ana Pereira')
    const stranger = await app.join('Ben Tan')
    const { id } = await anOrder(app.db, { status: 'delivered', customerId: ana.id, washerId: washer.id })
    await app.db.run(sql`
      insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, reply_until, submitted_at,
        decision_due_at, last_due_at)
      values (${id}, ${ana.id}, ${washer.id}, 'in_review', 'The sleeve is torn open.', 1000, now(), now(), now(), now())`)
    const readsOf = async (person: Person) => {
      const answer = await read('/api/account/operator-reads', person)
      expect(answer.text).not.toContain(operator.name)
      for (const row of answer.body.data) expect(Object.keys(row).sort()).toEqual(['area', 'at', 'id', 'reason'])
      return answer.body.data as { area: string; reason: string | null }[]
    }
    expect(await readsOf(ana)).toEqual([])
    const before = await readsOf(washer)
    await read(`/api/ops/people/${ana.id}`)
    await read(`/api/ops/orders/${id}`)
    await read(`/api/ops/orders/${id}/chat?reason=The%20claim%20quotes%20it`)
    expect(await readsOf(ana)).toMatchObject([
      { area: 'chat', reason: 'The claim quotes it' },
      { area: 'order', reason: null },
      { area: 'person', reason: null },
    ])
    expect((await readsOf(washer)).slice(0, -before.length || undefined)).toMatchObject([
      { area: 'chat' },
      { area: 'order' },
    ])
    expect(await readsOf(stranger)).toEqual([])
  })
})
