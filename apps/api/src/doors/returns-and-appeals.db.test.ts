import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Receipt } from '@washline/contract/orders/receipt'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { startDoors } from './builders.ts'

const doors = await startDoors()
afterAll(doors.close)
const { db, call, clock, customer, washer, accepted, returning, standAt, open, answer, caseOf } = doors
const { waitOut, paymentsOf, earningsOf, viewOf } = doors
const other = await aCustomer(db)

beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
  await db.run(sql`update door_cases set closed_at = closed_at - interval '100 days' where closed_at is not null`)
})

const receiptOf = async (id: OrderId, by = customer) =>
  (await call(by, 'GET', `/api/orders/${id}/receipt`)).body.data as Receipt

const earned = async (work: () => Promise<unknown>) => {
  const before = await earningsOf('earnings_available')
  await work()
  return (await earningsOf('earnings_available')) - before
}
const waiting = async () => {
  const id = await accepted()
  await standAt()
  expect((await open(id, 'absent')).status).toBe(200)
  return id
}
const waitingBack = async () => {
  const id = await returning()
  await standAt()
  expect((await open(id, 'absent')).status).toBe(200)
  return id
}
const operator = async () => {
  const { id } = await aCustomer(db)
  await db.run(sql`update users set is_operator = true where id = ${id}`)
  return { id }
}
const appeal = (caseId: number, by: { id: typeof customer.id }) =>
  call(by, 'POST', `/api/door-cases/${caseId}/appeal`, { text: 'I stood behind the door all the time.' })

describe('a case at the return', () => {
  it('takes the laundry back for the published fee, keeps the promise, and the customer chooses the time', async () => {
    const id = await waitingBack()
    const fee = market.door.fees.return.absent
    expect(await earned(() => waitOut(id))).toBe(fee)
    const brought = await caseOf(id)
    expect(brought).toMatchObject({ outcome: 'brought_back', fee_minor: fee, charged: true })
    expect(brought.return_at).toBe(new Date(clock.now().getTime() + market.door.returnAfterMs).toISOString())
    const wanted = new Date(clock.now().getTime() + 5 * 3_600_000).toISOString()
    expect((await answer(id, { answer: 'return_at', at: wanted })).body.data).toMatchObject({
      cases: [{ return_at: wanted }],
    })
    const tooLate = new Date(clock.now().getTime() + 25 * 3_600_000).toISOString()
    expect((await answer(id, { answer: 'return_at', at: tooLate })).status).toBe(422)
    clock.advance(5 * 3_600_000)
    await doors.walk(id, 'delivered')
    expect(await viewOf(id)).toMatchObject({ status: 'delivered', promise_kept: true })
  })

  it('leaves the laundry at the safe spot that the customer allowed, before or while the Washer waits', async () => {
    const before = await returning()
    const spot = 'Behind the gate'
    expect((await answer(before, { answer: 'safe_spot', spot })).body.data).toMatchObject({ safe_spot: spot })
    await standAt()
    await open(before, 'absent')
    expect(await earned(() => waitOut(before))).toBe(0)
    expect(await caseOf(before)).toMatchObject({ outcome: 'safe_spot', fee_minor: 0 })
    const meanwhile = await waitingBack()
    await answer(meanwhile, { answer: 'safe_spot', spot: 'On the chair' })
    expect(await caseOf(meanwhile)).toMatchObject({ outcome: 'safe_spot' })
    expect((await answer(meanwhile, { answer: 'safe_spot', spot: '' })).body.data).toMatchObject({ safe_spot: null })
  })

  it('offers no case for infested laundry, nor in another status', async () => {
    const id = await returning()
    await standAt()
    expect(await open(id, 'infested')).toMatchObject({ status: 422 })
    const pending = await doors.placed()
    expect((await call(washer, 'POST', `/api/provider/orders/${pending}/door`, { kind: 'unsafe' })).status).toBe(404)
  })
})

describe('a person', () => {
  it('decides where it happened between the same two before; nothing is charged until then', async () => {
    const first = await waiting()
    await waitOut(first)
    const id = await waiting()
    expect(await earned(() => waitOut(id))).toBe(0)
    const fee = market.door.fees.pickup.absent
    const row = await caseOf(id)
    expect(row).toMatchObject({ outcome: 'pickup_failed', fee_minor: fee, charged: false, appeal: { open: true } })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'released' }])
    const by = await operator()
    const { cases: list } = (await call(by, 'GET', '/api/ops/door-cases')).body.data as { cases: object[] }
    expect(list[0]).toMatchObject({ id: row.id, is_open: true, fees_before: 1, distance_m: 0, calls: 2 })
    expect((await call(customer, 'GET', '/api/ops/door-cases')).status).toBe(403)
    const decided = { outcome: 'fee', note: 'The photo shows the right door.' }
    const url = `/api/ops/door-cases/${row.id}/decide`
    const rival = await operator()
    const answers: number[] = []
    const paid = await earned(async () => {
      const both = await Promise.all([call(by, 'POST', url, decided), call(rival, 'POST', url, decided)])
      answers.push(...both.map(({ status }) => status).sort())
    })
    expect([paid, answers]).toEqual([fee, [200, 409]])
    expect(await caseOf(id)).toMatchObject({ charged: true, appeal: { open: false, answer: 'fee' } })
  })

  it('returns a fee to the customer who was there; the Washer stays paid', async () => {
    const id = await waiting()
    await waitOut(id)
    const { id: caseId } = await caseOf(id)
    expect((await appeal(caseId, other)).status).toBe(404)
    expect((await appeal(caseId, customer)).status).toBe(200)
    expect((await caseOf(id)).appeal).toMatchObject({ open: true, appealed_by_me: true })
    expect((await appeal(caseId, washer)).status).toBe(409)
    const by = await operator()
    const note = 'The photo shows another house.'
    const url = `/api/ops/door-cases/${caseId}/decide`
    expect(await earned(() => call(by, 'POST', url, { outcome: 'no_fee', note }))).toBe(0)
    const { since } = await receiptOf(id)
    expect(since.lines).toMatchObject([{ kind: 'credit', amount_minor: -market.door.fees.pickup.absent }])
    expect((await caseOf(id)).appeal).toMatchObject({ answer: 'no_fee', note })
  })

  it('refuses an appeal after the published time', async () => {
    const id = await waiting()
    await waitOut(id)
    clock.advance(market.door.appealMs)
    expect((await appeal((await caseOf(id)).id, customer)).status).toBe(409)
  })
})
