import { custodyMessages } from '@washline/contract/custody/messages'
import type { OrderId } from '@washline/contract/ids'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { setMarketSettings } from '../console/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { startCustody } from './builders.ts'

const custody = await startCustody()
afterAll(custody.close)
const { db, call, clock, customer, washer, accepted, walk } = custody
const { chainOf, counts, handOver, photoOf } = custody
const statusOf = async (id: OrderId) => (await custody.viewOf(id)).status

beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
  await setMarketSettings(db, {})
})

describe('a handover', () => {
  it('has no more pieces than a bag can contain', async () => {
    const id = await accepted()
    const [count] = await counts(id)
    for (const quantity of [100, 601])
      expect(await handOver(id, 'pickup', { counts: [{ ...count, quantity }] })).toMatchObject({ status: 422 })
    const many = Array.from({ length: 7 }, (_, n) => ({ item_id: n + 1, quantity: 99 }))
    const { body } = await handOver(id, 'pickup', { counts: many })
    expect(body.errors).toEqual({ counts: ['This is more than a bag can hold.'] })
    expect(await statusOf(id)).toBe('accepted')
  })

  it('is refused while an adjustment waits for the customer', async () => {
    const id = await accepted()
    const items = [{ name: 'Jeans', quantity: 9 }]
    await call(washer, 'POST', `/api/provider/orders/${id}/adjustment`, { items, reason: 'More at the bottom' })
    expect(await handOver(id, 'pickup')).toMatchObject({ status: 409, body: { code: 'adjustment_waiting' } })
    expect((await chainOf(id)).steps).toHaveLength(1)
  })

  it('of a Washer whom the customer has replaced is a conflict', async () => {
    const id = await accepted()
    clock.advance(20 * 60_000)
    expect((await call(customer, 'POST', `/api/orders/${id}/find-another`)).status).toBe(200)
    const body = { step: 'pickup', counts: [], pin: '0000' }
    expect(await call(washer, 'POST', `/api/orders/${id}/handovers`, body)).toMatchObject({
      status: 409,
      body: { code: 'wrong_status' },
    })
  })
})

describe('a market', () => {
  it('that requires evidence refuses the plain call before the handover', async () => {
    await setMarketSettings(db, { handover_evidence: 'required' })
    const id = await accepted()
    const plain = (action: string) => call(washer, 'PUT', `/api/provider/orders/${id}/status`, { action })
    expect(await plain('picked_up')).toMatchObject({
      status: 409,
      body: { code: 'handover_required', message: custodyMessages.handoverFirst },
    })
    expect(await statusOf(id)).toBe('accepted')
    expect((await handOver(id, 'pickup')).status).toBe(200)
    expect((await plain('in_progress')).status).toBe(200)
    expect((await plain('delivered')).body.code).toBe('handover_required')
    expect((await handOver(id, 'return')).status).toBe(200)
  })

  it('that requires a photo refuses a handover without one, PIN or not, and the plain call', async () => {
    await setMarketSettings(db, { handover_evidence: 'optional', handover_photo: 'required' })
    const id = await accepted()
    expect((await chainOf(id, washer)).photo).toBe('required')
    const plain = await call(washer, 'PUT', `/api/provider/orders/${id}/status`, { action: 'picked_up' })
    expect(plain.body.code).toBe('handover_required')
    expect(await handOver(id, 'pickup')).toMatchObject({
      status: 422,
      body: { errors: { photo: [custodyMessages.photoNeeded] } },
    })
    expect(await statusOf(id)).toBe('accepted')
    expect((await handOver(id, 'pickup', { photo: await photoOf(id) })).status).toBe(200)
  })

  it('that asks for no photo takes a note where nobody is at the door', async () => {
    await setMarketSettings(db, { handover_evidence: 'required', handover_photo: 'off' })
    const id = await accepted()
    expect(await handOver(id, 'pickup', { pin: undefined })).toMatchObject({
      status: 422,
      body: { errors: { pin: [custodyMessages.noteNeeded] } },
    })
    expect((await handOver(id, 'pickup', { pin: undefined, note: 'At the desk' })).status).toBe(200)
  })

  it('without evidence has no PIN and uses the plain call', async () => {
    await setMarketSettings(db, { handover_evidence: 'off' })
    const id = await accepted()
    expect((await call(customer, 'GET', `/api/orders/${id}/pin`)).body.data).toBeNull()
    const body = { step: 'pickup', counts: await counts(id), pin: '0000' }
    expect((await call(washer, 'POST', `/api/orders/${id}/handovers`, body)).body.code).toBe('handover_off')
    await walk(id, 'picked_up')
    expect((await chainOf(id)).steps).toHaveLength(2)
  })
})
