import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anOrder, aWasher } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type AgentMarket, limits, makeProgram, type Program, setMandate, startAgentMarket } from './agent-market.ts'

let market: AgentMarket
let program: Program
let washerId: Awaited<ReturnType<typeof aWasher>>['id']

beforeAll(async () => {
  market = await startAgentMarket({ at: new Date('2026-11-30T04:00:00Z') })
  washerId = (await aWasher(market.app.db)).id
})
beforeEach(async () => {
  program = await makeProgram(market.app, market.person)
})
afterAll(() => market.app.close())

const spent = async () =>
  (await market.app.send(market.person.token, { method: 'GET', url: `/api/tokens/${program.id}/mandate` })).body.data
    ?.mandate?.spent_minor
const completed = () =>
  anOrder(market.app.db, { customerId: market.person.id, washerId, status: 'completed', at: market.app.clock.now() })
const tip = (orderId: number, amount_minor: number, key: string, payment_method_id = market.cardId) =>
  market.app.send(program.token, {
    method: 'POST',
    url: `/api/orders/${orderId}/tip`,
    body: { amount_minor, payment_method_id },
    headers: { 'idempotency-key': key },
  })

it('counts a tip once however often it is repeated, and not at all when it fails', async () => {
  await setMandate(market.app, market.person, program, limits(500, 700))
  const { id } = await completed()
  const key = randomUUID()
  for (let round = 0; round < 3; round += 1) expect((await tip(id, 400, key)).status).toBe(200)
  expect(await spent()).toBe(400)
  expect((await tip(id, 400, randomUUID())).body.approval.reasons).toEqual(['over_month_ceiling'])
  expect((await tip(id, 300, randomUUID(), 'pm_unknown')).status).toBeGreaterThan(399)
  expect(await spent()).toBe(400)
  expect((await tip(id, 300, randomUUID())).status).toBe(200)
})

it('begins anew with the month of the market, not of UTC', async () => {
  await setMandate(market.app, market.person, program, limits(500, 500))
  const { id } = await completed()
  expect((await tip(id, 500, randomUUID())).status).toBe(200)
  expect((await tip(id, 1, randomUUID())).status).toBe(202)
  // Midnight of the first of December in Kuala Lumpur is 16:00 in UTC.
  market.app.clock.advance(new Date('2026-11-30T16:00:00Z').getTime() - market.app.clock.now().getTime())
  expect(await spent()).toBe(0)
  expect((await tip(id, 500, randomUUID())).status).toBe(200)
})

it('counts a late cancellation with its fee only', async () => {
  await setMandate(market.app, market.person, program, limits(9_000, 9_000))
  const draft = await market.draft()
  expect((await market.place(program.token, draft)).status).toBe(200)
  const whole = await spent()
  await market.app.db.run(sql`
    update orders set status = 'accepted', washer_id = ${washerId},
      accepted_at = ${new Date(market.app.clock.now().getTime() - 10 * 60_000)} where id = ${draft}`)
  const cancel = { method: 'POST', url: `/api/orders/${draft}/cancel` }
  const cancelled = await market.app.send(program.token, cancel)
  expect(cancelled.body.data).toMatchObject({ status: 'cancelled', fee_minor: 300 })
  expect(whole).toBeGreaterThan(300)
  expect(await spent()).toBe(300)
})

it('forgets what a program asked when its token is revoked', async () => {
  const { body } = await market.place(program.token, await market.draft())
  await market.app.send(market.person.token, { method: 'DELETE', url: `/api/tokens/${program.id}` })
  expect((await market.answer(body.approval.id, 'approve')).status).toBe(404)
  expect(await spent()).toBeUndefined()
})

it('removes a mandate: from then on the program asks each time', async () => {
  await setMandate(market.app, market.person, program, limits(9_000, 9_000))
  await market.app.send(market.person.token, { method: 'DELETE', url: `/api/tokens/${program.id}/mandate` })
  expect((await market.place(program.token, await market.draft())).status).toBe(202)
  const bad = await setMandate(market.app, market.person, program, limits(9_000, 8_999))
  expect(bad.body.errors).toHaveProperty('month_ceiling_minor')
})
