import { randomUUID } from 'node:crypto'
import { toUserId, type UserId } from '@washline/contract/ids'
import { reportKinds, seriousKinds, urgentKinds } from '@washline/contract/safety/schemas'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../testing/harness/test-api.ts'
import { aCustomer, anOrder, aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { safetyModule } from './module.ts'

const api = await startTestApi((deps) => safetyModule({ ...deps, newId: randomUUID }), new Date('2026-11-21T10:00:00Z'))
afterAll(api.close)
const { db } = api

let customer = toUserId(1)
let washer = 0
let orderId = 0
beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
  await db.run(sql`delete from reports`)
  const order = await anOrder(db, { status: 'in_progress' })
  orderId = order.id
  customer = order.customerId
  washer = Number(order.washerId)
})
const text = 'Shouted at me at the door.'
const report = (by: UserId | undefined, change: object = {}) =>
  api.call(by, 'POST', '/api/reports', { about: 'order', order_id: orderId, kind: 'harassment', text, ...change })
const anOperator = async () => {
  const { id } = await aCustomer(db)
  await db.run(sql`update users set is_operator = true where id = ${id}`)
  return id
}

it('stores a report of either person of an order about the other', async () => {
  for (const [by, other] of [
    [customer, washer],
    [washer, customer],
  ] as const) {
    const answer = await report(toUserId(by))
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { about: 'order', order_id: orderId, kind: 'harassment', text, state: 'open', outcome: null } },
    })
    expect((await api.call(toUserId(by), 'GET', '/api/reports')).body.data).toEqual([answer.body.data])
    const row = await db.one<{ id: number }>(sql`select person_id as id from reports where id = ${answer.body.data.id}`)
    expect(row.id).toBe(other)
  }
})

it.each([
  [{ kind: 'boring' }, 'kind'],
  [{ text: 'short' }, 'text'],
  [{ text: 'x'.repeat(2_001) }, 'text'],
  [{ order_id: null }, 'order_id'],
  [{ about: 'person', order_id: null }, 'person_id'],
])('answers 422 to %j', async (change, field) => {
  expect((await report(customer, change)).body.errors).toEqual({ [field]: [expect.any(String)] })
})

it('answers 404 for orders and people that the reporter has not met', async () => {
  const stranger = (await aCustomer(db)).id
  expect((await report(stranger)).status).toBe(404)
  expect((await report(undefined)).status).toBe(401)
  const person = { about: 'person', order_id: null }
  expect((await report(stranger, { ...person, person_id: customer })).status).toBe(404)
  expect((await report(stranger, { ...person, person_id: stranger })).status).toBe(404)
  expect((await report(stranger, { ...person, person_id: (await aWasher(db)).id })).status).toBe(200)
  expect((await report(customer, { person_id: stranger })).status).toBe(404)
})

it('lists open reports by severity and closed reports last, in pages', async () => {
  const operator = await anOperator()
  for (const kind of reportKinds) await report(customer, { kind })
  const seen: { kind: string; severity: string; is_urgent: boolean; state: string; id: number }[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`
    const { data } = (await api.call(operator, 'GET', `/api/ops/reports?limit=3${query}`)).body
    seen.push(...data.reports)
    cursor = data.next_cursor
  }
  expect(seen.map(({ kind }) => kind)).toEqual([
    ...urgentKinds.toReversed(),
    ...seriousKinds.toReversed(),
    ...reportKinds.filter((kind) => !urgentKinds.includes(kind) && !seriousKinds.includes(kind)).toReversed(),
  ])
  expect([...new Set(seen.map(({ severity }) => severity))]).toEqual(['urgent', 'serious', 'normal'])
  expect(new Set(seen.map(({ id }) => id)).size).toBe(reportKinds.length)
  const [urgent] = seen
  await api.call(operator, 'POST', `/api/ops/reports/${urgent?.id}/decide`, { outcome: 'acted', note: 'Called them.' })
  const { reports } = (await api.call(operator, 'GET', '/api/ops/reports')).body.data
  expect(reports.at(-1)).toMatchObject({ id: urgent?.id, state: 'closed' })
})

it('closes a report for one of two operators, with an audit entry and a note for the reporter', async () => {
  const [one, other] = [await anOperator(), await anOperator()]
  const { id } = (await report(customer)).body.data
  const decide = (by: UserId, change: object = {}) =>
    api.call(by, 'POST', `/api/ops/reports/${id}/decide`, {
      outcome: 'acted',
      note: 'We have spoken to them.',
      ...change,
    })
  expect((await decide(customer)).status).toBe(403)
  expect((await decide(one, { note: 'short' })).status).toBe(422)
  const both = await Promise.all([decide(one), decide(other)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = both[0]?.status === 200 ? one : other
  expect((await api.call(customer, 'GET', '/api/reports')).body.data).toMatchObject([
    { state: 'closed', outcome: 'acted', note: 'We have spoken to them.' },
  ])
  const audit = await db.all(sql`
    select action, operator_id as "operatorId", order_id as "orderId", person_id as "personId" from audit_log where order_id = ${orderId}`)
  expect(audit).toEqual([{ action: 'decide_report', operatorId: winner, orderId, personId: washer }])
})
