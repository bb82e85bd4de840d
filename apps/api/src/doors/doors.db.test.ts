import { randomUUID } from 'node:crypto'
import type { OrderId } from '@washline/contract/ids'
import { toDoorCaseId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Receipt } from '@washline/contract/orders/receipt'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { raceBehind } from '../../testing/harness/race-behind.ts'
import { aCustomer, aWasher, pickupLocation } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { startDoors } from './builders.ts'

const doors = await startDoors()
afterAll(doors.close)
const { db, call, clock, customer, washer, accepted, standAt, open, answer, caseOf, doorOf, ring } = doors
const { decide, waitOut, paymentsOf, earningsOf, viewOf, changes } = doors
const other = await aCustomer(db)
const otherWasher = await aWasher(db)

beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
  await db.run(sql`update door_cases set closed_at = closed_at - interval '100 days' where closed_at is not null`)
  changes.length = 0
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

describe('a case at the pickup', () => {
  it('needs the Washer’s stored position at the door, not older than published, and a photo', async () => {
    const id = await accepted()
    await standAt(market.door.withinM + 20)
    expect(await open(id, 'absent')).toMatchObject({ status: 409, body: { code: 'not_at_door' } })
    await standAt()
    clock.advance(market.door.positionMs + 1)
    expect(await open(id, 'absent')).toMatchObject({ status: 409, body: { code: 'not_at_door' } })
    await standAt()
    const bare = await open(id, 'absent', { photo: undefined })
    expect(bare).toMatchObject({ status: 422, body: { errors: { photo: [expect.any(String)] } } })
    expect((await open(id, 'absent', {}, otherWasher)).status).toBe(404)
    expect((await open(id, 'absent')).body.data).toMatchObject({
      cases: [{ kind: 'absent', calls: 0, calls_needed: 2 }],
    })
    expect(await open(id, 'refused')).toMatchObject({ status: 409, body: { code: 'door_open' } })
    expect((await caseOf(id, washer)).id).toBe((await caseOf(id)).id)
    expect((await call(other, 'GET', `/api/orders/${id}/door`)).status).toBe(404)
  })

  it('ends the order after wait and calls, charges the published fee and pays the Washer the same minute', async () => {
    const id = await waiting()
    const [fee] = [market.door.fees.pickup.absent]
    expect(await earned(() => waitOut(id))).toBe(fee)
    expect(await viewOf(id)).toMatchObject({ status: 'cancelled', cancel_fee_minor: fee })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', capturedMinor: fee }])
    expect(await caseOf(id)).toMatchObject({ outcome: 'pickup_failed', fee_minor: fee, charged: true })
    const { bill } = await receiptOf(id)
    expect(bill.lines).toMatchObject([{ kind: 'door_fee', amount_minor: fee }])
    const washers = await receiptOf(id, washer)
    expect(washers.bill.lines).toMatchObject([{ kind: 'door_fee', amount_minor: fee }])
    expect(changes.map(({ change, outcome }) => [change, outcome])).toEqual([
      ['opened', null],
      ['closed', 'pickup_failed'],
    ])
  })

  it('waits for missing calls, and has no fee if they never come', async () => {
    const id = await waiting()
    const { id: caseId } = await caseOf(id)
    await ring(id)
    clock.advance(market.door.waitMs.absent)
    await standAt()
    await decide(toDoorCaseId(caseId))
    expect(await caseOf(id)).toMatchObject({ outcome: null, calls: 1 })
    clock.advance(market.door.longestMs)
    await standAt()
    expect(await earned(() => decide(toDoorCaseId(caseId)))).toBe(0)
    expect(await caseOf(id)).toMatchObject({ outcome: 'unproven', fee_minor: 0, appeal: { possible: true } })
    expect((await viewOf(id)).status).toBe('accepted')
  })

  it('decides at the call that was missing', async () => {
    const id = await waiting()
    await ring(id)
    clock.advance(market.door.waitMs.absent)
    await ring(id)
    const jobs = await db.all(sql`
      select data from jobs.job where name = 'doors-decide-case' and data ->> 'dueAt' = ${clock.now().toISOString()}`)
    expect(jobs.length).toBeGreaterThan(0)
  })

  it('has no fee for a Washer who left, and one who was there before a standstill keeps it', async () => {
    const left = await waiting()
    await ring(left)
    await ring(left)
    clock.advance(market.door.waitMs.absent)
    await standAt(2_000)
    await decide(toDoorCaseId((await caseOf(left)).id))
    expect(await caseOf(left)).toMatchObject({ outcome: 'unproven', charged: false })
    const late = await waiting()
    const { id: caseId, wait_until } = await caseOf(late)
    await ring(late)
    await ring(late)
    clock.advance(24 * 3_600_000)
    await decide(toDoorCaseId(caseId), new Date(wait_until))
    expect(await caseOf(late)).toMatchObject({ outcome: 'pickup_failed', charged: true })
  })

  it('has no fee for a Washer who came late', async () => {
    const id = await accepted()
    clock.advance(20 * 60_000)
    await standAt()
    await open(id, 'absent')
    expect(await earned(() => waitOut(id))).toBe(0)
    expect(await paymentsOf(id)).toMatchObject([{ state: 'released' }])
  })

  it.each(['unsafe', 'infested'] as const)('ends at once for danger: %s', async (kind) => {
    const id = await accepted()
    await standAt()
    const photo = kind === 'unsafe' ? { photo: undefined } : {}
    expect(await earned(() => open(id, kind, photo))).toBe(0)
    expect(await viewOf(id)).toMatchObject({ status: 'cancelled', cancel_fee_minor: 0 })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'released' }])
    expect(changes).toMatchObject([{ change: 'closed', kind, outcome: 'pickup_failed', feeMinor: 0 }])
  })

  it('decides once, however often the job runs', async () => {
    const id = await waiting()
    const { id: caseId } = await caseOf(id)
    const paid = await earned(async () => {
      await waitOut(id)
      await Promise.all([decide(toDoorCaseId(caseId)), decide(toDoorCaseId(caseId))])
    })
    expect(paid).toBe(market.door.fees.pickup.absent)
    expect(changes.filter(({ change }) => change === 'closed')).toHaveLength(1)
  })

  it('is opened once by two calls at a time', async () => {
    const id = await accepted()
    await standAt()
    const bodies = [1, 2].map(async () => ({ kind: 'refused', photo: await doors.photoOf(id) }))
    const [one, two] = await Promise.all(bodies)
    const url = `/api/provider/orders/${id}/door`
    const both = await raceBehind(
      db,
      (tx) => tx.run(sql`select from orders where id = ${id} for update`),
      () => [call(washer, 'POST', url, one), call(washer, 'POST', url, two)],
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await doorOf(id)).cases).toHaveLength(1)
  })
})

describe('the customer', () => {
  it('gets more time once, and the case is not decided before', async () => {
    const id = await waiting()
    const { id: caseId, wait_until } = await caseOf(id)
    expect((await answer(id, { answer: 'coming' }, washer)).status).toBe(403)
    expect((await answer(id, { answer: 'coming' })).body.data).toMatchObject({ extensions_left: 0 })
    const later = await caseOf(id)
    expect(new Date(later.wait_until).getTime() - new Date(wait_until).getTime()).toBe(market.door.extendMs)
    expect(await answer(id, { answer: 'coming' })).toMatchObject({ status: 409, body: { code: 'asked_enough' } })
    for (const _ of [1, 2]) await ring(id)
    clock.advance(market.door.waitMs.absent)
    await standAt()
    await decide(toDoorCaseId(caseId))
    expect(await caseOf(id)).toMatchObject({ outcome: null, extended: true })
    expect(await earned(() => waitOut(id, 0))).toBe(market.door.fees.pickup.absent)
  })

  it('gets more time before the Washer is there', async () => {
    const id = await accepted()
    const before = await viewOf(id)
    expect((await answer(id, { answer: 'coming' })).status).toBe(200)
    const after = await viewOf(id)
    const moved = new Date(after.pickup_time ?? 0).getTime() - new Date(before.pickup_time ?? 0).getTime()
    expect(moved).toBe(market.door.extendMs)
  })

  it('pays the published fee to the Washer for another door, from the card, and not for one that is near', async () => {
    const id = await waiting()
    const place = (metres: number) => ({
      ...pickupLocation,
      address: '14 Jalan Alor',
      latitude: pickupLocation.latitude + metres / 111_195,
    })
    const tooFar = await answer(id, { answer: 'moved', place: place(market.door.redirect.withinM + 50) })
    expect(tooFar).toMatchObject({ status: 422, body: { errors: { place: [expect.any(String)] } } })
    expect(await earned(() => answer(id, { answer: 'moved', place: place(200) }))).toBe(0)
    expect(await caseOf(id)).toMatchObject({ outcome: 'redirected', fee_minor: 0 })
    expect(await viewOf(id)).toMatchObject({ status: 'accepted', pickup_location: { address: '14 Jalan Alor' } })
    expect(await earned(() => answer(id, { answer: 'moved', place: place(1_700) }))).toBe(300)
    expect(await answer(id, { answer: 'moved', place: place(1_600) })).toMatchObject({ status: 409 })
    const [fee] = await db.all<{ id: string; state: string }>(
      sql`select id, state from payments where order_id = ${id} and kind = 'door_fee'`,
    )
    expect(fee).toMatchObject({ state: 'charging' })
    clock.advance(3 * 60_000)
    await doors.sweepPayments()
    expect(await db.one(sql`select state from payments where id = ${fee?.id ?? randomUUID()}`)).toEqual({
      state: 'succeeded',
    })
    const { since } = await receiptOf(id)
    expect(since.lines).toMatchObject([{ kind: 'door_fee', amount_minor: 300, card: { last4: '4242' } }])
    await call(customer, 'POST', `/api/orders/${id}/cancel`)
  })

  it('cancels while the Washer waits for the fee at the door, and is not free of it by waiting', async () => {
    const id = await waiting()
    clock.advance(25 * 60_000)
    expect(await call(customer, 'POST', `/api/orders/${id}/find-another`)).toMatchObject({ status: 409 })
    const fee = market.door.fees.pickup.absent
    expect(await earned(() => call(customer, 'POST', `/api/orders/${id}/cancel`))).toBe(fee)
    expect(await caseOf(id)).toMatchObject({ outcome: 'cancelled', fee_minor: fee, charged: true })
  })

  it('is found after all: the handover ends the case without a fee', async () => {
    const id = await waiting()
    expect(await earned(() => doors.walk(id, 'picked_up'))).toBe(0)
    expect(await caseOf(id)).toMatchObject({ outcome: 'handed_over', fee_minor: 0 })
    expect((await viewOf(id)).arrived_at).toBeNull()
  })

  it('wins or loses against the decision, never both', async () => {
    for (let run = 0; run < 6; run += 1) {
      const id = await waiting()
      const { id: caseId } = await caseOf(id)
      for (const _ of [1, 2]) await ring(id)
      clock.advance(market.door.waitMs.absent)
      await standAt()
      const [answered] = await raceBehind(
        db,
        (tx) => tx.run(sql`select from orders where id = ${id} for update`),
        () =>
          run % 2
            ? [answer(id, { answer: 'coming' }), decide(toDoorCaseId(caseId)).then(() => ({ status: 0 }))]
            : [decide(toDoorCaseId(caseId)).then(() => ({ status: 0 })), answer(id, { answer: 'coming' })],
      ).then((both) => both.filter(({ status }) => status !== 0))
      const { outcome } = await caseOf(id)
      expect([answered?.status, outcome]).toEqual(outcome === null ? [200, null] : [409, 'pickup_failed'])
      if (outcome === null) await call(customer, 'POST', `/api/orders/${id}/cancel`)
      await db.run(sql`update door_cases set closed_at = closed_at - interval '100 days' where order_id = ${id}`)
    }
  })
})
