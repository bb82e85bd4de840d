import { type CountedTab, countedKinds, type RecentDays } from '@washline/contract/console/recent-days'
import { market } from '@washline/contract/market'
import type { OrderStatus } from '@washline/contract/orders/process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { anOrder, aWasher } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'

const dayMs = 24 * 3_600_000

let app: TestApp
let operator: Person
let customer: Person

beforeAll(async () => {
  app = await startApp()
  operator = await app.join('Olga Marsh', { isOperator: true })
  customer = await app.join('Ana Lim')
})
afterAll(() => app.close())

const read = (about: string, by = operator) =>
  app.send(by.token, { method: 'GET', url: `/api/ops/recent-days?about=${about}` })
const countsOf = async (about: CountedTab) => (await read(about)).body.data as RecentDays
const dayOf = (daysAgo: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: market.timeZone }).format(app.clock.now().getTime() - daysAgo * dayMs)
const placedAgo = (daysAgo: number, status: OrderStatus) =>
  anOrder(app.db, { customerId: customer.id, status, at: new Date(app.clock.now().getTime() - daysAgo * dayMs) })

it('counts orders by the day of their placing, two weeks back', async () => {
  await placedAgo(0, 'pending')
  await placedAgo(3, 'completed')
  const { id } = await placedAgo(3, 'pending')
  await app.db.run(sql`update orders set status = 'cancelled', cancelled_at = ${app.clock.now()} where id = ${id}`)
  await placedAgo(13, 'completed')
  await placedAgo(14, 'completed')
  const { days, counts } = await countsOf('orders')
  expect(days).toEqual(Array.from({ length: 14 }, (_, daysAgo) => dayOf(daysAgo)))
  expect(counts).toEqual([
    { day: dayOf(0), kind: 'placed', count: 1 },
    { day: dayOf(3), kind: 'cancelled', count: 1 },
    { day: dayOf(3), kind: 'completed', count: 1 },
    { day: dayOf(3), kind: 'placed', count: 2 },
    { day: dayOf(13), kind: 'completed', count: 1 },
    { day: dayOf(13), kind: 'placed', count: 1 },
  ])
})

it('counts who joined and who became a Washer', async () => {
  await aWasher(app.db)
  await app.db.run(sql`update users set created_at = ${app.clock.now()}`)
  await app.db.run(sql`update washers set created_at = ${new Date(app.clock.now().getTime() - 2 * dayMs)}`)
  const { counts } = await countsOf('people')
  expect(counts).toEqual([
    { day: dayOf(0), kind: 'joined', count: expect.any(Number) },
    { day: dayOf(2), kind: 'washers', count: expect.any(Number) },
  ])
})

it.each(Object.keys(countedKinds) as CountedTab[])('counts only the kinds of %s', async (about) => {
  const { counts } = await countsOf(about)
  for (const { kind } of counts) expect(countedKinds[about]).toContain(kind)
})

it('is for operators alone, about a tab that there is', async () => {
  expect((await read('orders', customer)).status).toBe(403)
  expect((await read('weather')).status).toBe(422)
})
