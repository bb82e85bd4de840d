import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Person } from '../harness/start-app.ts'
import { type ScheduleMarket, startScheduleMarket } from '../schedule/schedule-market.ts'
import { limits, makeProgram, type Program, setMandate } from './agent-market.ts'

let market: ScheduleMarket
let program: Program
/** The customer, by the token of the program. */
let agent: Person
let card: { payment_method_id: string | undefined }

beforeAll(async () => {
  market = await startScheduleMarket()
  card = { payment_method_id: market.cards.get(market.ana) }
})
beforeEach(async () => {
  await market.reset()
  program = await makeProgram(market.app, market.ana)
  agent = { ...market.ana, token: program.token }
})
afterAll(() => market.app.close())

const allow = (orderMinor: number, monthMinor: number) =>
  setMandate(market.app, market.ana, program, limits(orderMinor, monthMinor))
const spent = async () =>
  (await market.app.send(market.ana.token, { method: 'GET', url: `/api/tokens/${program.id}/mandate` })).body.data
    .mandate.spent_minor

it('books once within the mandate, at this price at most, and counts it in the month', async () => {
  const asked = (await market.book(agent, card)).body.approval
  expect(asked).toMatchObject({ kind: 'book', reasons: ['no_mandate'] })
  await allow(asked.amount_minor, asked.amount_minor)
  const booked = await market.booked(agent, card)
  expect(booked.bookings[0]).toMatchObject({ state: 'booked' })
  expect(booked.bookings[0]?.estimate_minor).toBeLessThanOrEqual(asked.amount_minor)
  expect(await spent()).toBe(asked.amount_minor)
  expect((await market.book(agent, card)).body.approval.reasons).toEqual(['over_month_ceiling'])
})

it('waits for whatever repeats, resumes, or changes the card; pausing and ending need nobody', async () => {
  await allow(10_000, 90_000)
  const waiting = (await market.book(agent, { ...card, repeat: 'weekly' })).body.approval
  expect(waiting).toMatchObject({ kind: 'repeat', reasons: ['always'] })
  const answer = { method: 'POST', url: `/api/approvals/${waiting.id}/approve` }
  expect((await market.app.send(market.ana.token, answer)).body.data).toMatchObject({ state: 'done' })
  const [schedule] = await market.listOf(market.ana)
  if (!schedule) throw new Error('nothing is booked')
  expect(schedule.repeat).toBe('weekly')
  const first = schedule.bookings[0]?.id ?? 0
  expect((await market.change(agent, first, { is_skipped: true }, 'bookings')).status).toBe(200)
  expect((await market.change(agent, first, { is_skipped: false }, 'bookings')).body.approval.kind).toBe('price')
  expect((await market.change(agent, schedule.id, { is_paused: true })).status).toBe(200)
  const resumed = await market.change(agent, schedule.id, { is_paused: false })
  expect(resumed.body.approval).toMatchObject({ kind: 'repeat', amount_minor: null })
  expect((await market.change(agent, schedule.id, { ends_on: null })).status).toBe(202)
  const end = { method: 'DELETE', url: `/api/schedules/${schedule.id}` }
  expect((await market.app.send(agent.token, end)).status).toBe(200)
})
