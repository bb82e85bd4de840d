import { custodyMessages } from '@washline/contract/custody/messages'
import type { OrderId } from '@washline/contract/ids'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { setMarketSettings } from '../console/builders.ts'
import { aCustomer, aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { startCustody } from './builders.ts'
import { readChain } from './index.ts'
import { removeUnusedPhotos } from './use-cases/remove-unused-photos.ts'

const custody = await startCustody()
afterAll(custody.close)
const { db, call, clock, differed, customer, washer, accepted, walk } = custody
const { chainOf, proofOf, pinOf, counts, handOver, uploadPhoto, photoOf } = custody

beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
  await setMarketSettings(db, { handover_evidence: 'optional' })
  differed.length = 0
})

const wrongPin = (pin: string) => (pin === '0000' ? '0001' : '0000')
const statusOf = async (id: OrderId) => (await custody.viewOf(id)).status
const liveOf = (id: number) =>
  db.all(
    sql`select data from outbox where channel = ${`private-order.${id}`} and event = 'custody-changed' order by id`,
  )

describe('a chain', () => {
  it('begins with the list when the order is placed, and is the same for both sides', async () => {
    const id = await accepted()
    const seen = await chainOf(id)
    expect(await chainOf(id, washer)).toEqual(seen)
    expect(seen).toMatchObject({
      evidence: 'optional',
      next: { step: 'pickup', by: 'washer' },
      pin_locked: false,
      manifest: [{ name: 'Jeans', category: 'bottoms', quantity: 4 }],
      steps: [{ number: 1, step: 'scan', by: { role: 'customer' }, counts: [{ quantity: 4 }], previous_hash: null }],
    })
  })

  it('has each handover with its PIN and the hash of the previous step', async () => {
    const id = await accepted()
    const position = { latitude: 3.15, longitude: 101.71, accuracy_m: 12 }
    const taken = await handOver(id, 'pickup', { position, note: 'One bag', photo: await photoOf(id) })
    expect(taken).toMatchObject({
      status: 200,
      body: {
        data: {
          status: 'picked_up',
          step: { pin_confirmed: true, position, note: 'One bag', photo_url: expect.stringMatching(/^\/api\/media\//) },
        },
      },
    })
    await walk(id, 'in_progress')
    expect((await handOver(id, 'return')).status).toBe(200)
    expect(await statusOf(id)).toBe('delivered')
    const received = await call(customer, 'POST', `/api/orders/${id}/custody/received`, { counts: await counts(id) })
    expect(received.status).toBe(200)
    const { steps, next } = await chainOf(id)
    expect(steps.map(({ step }) => step)).toEqual(['scan', 'pickup', 'return', 'received'])
    expect(steps.slice(1).map((step) => step.previous_hash)).toEqual(steps.slice(0, -1).map((step) => step.hash))
    expect(next).toBeNull()
    expect(await proofOf(id)).toMatchObject({ ok: true, steps: 4, photos: 1, erased: 0, broken: null })
    expect(differed).toEqual([])
  })

  it('has a step without evidence for a move by the plain call', async () => {
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress', 'delivered')
    const { steps } = await chainOf(id)
    expect(steps.map(({ step, counts: [count], pin_confirmed }) => [step, count?.quantity, pin_confirmed])).toEqual([
      ['scan', 4, false],
      ['pickup', null, false],
      ['return', null, false],
    ])
    expect(await proofOf(id)).toMatchObject({ ok: true, steps: 3 })
  })

  it('is read by other modules with person, counts and time', async () => {
    const id = await accepted()
    await handOver(id, 'pickup', { photo: await photoOf(id) })
    const [scan, pickup] = await readChain(db, id)
    expect(scan).toMatchObject({ step: 'scan', by: { kind: 'customer', userId: customer.id }, photo: null })
    expect(pickup).toMatchObject({
      step: 'pickup',
      by: { kind: 'washer', userId: washer.id },
      counts: [{ name: 'Jeans', quantity: 4 }],
      photo: { key: expect.any(String), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      pinConfirmed: true,
      previousHash: scan?.hash,
    })
  })
})

describe('a difference', () => {
  it('is published and stored in the step, and changes the expected return', async () => {
    const id = await accepted()
    await handOver(id, 'pickup', { counts: await counts(id, 1) })
    await walk(id, 'in_progress')
    expect((await chainOf(id)).manifest).toMatchObject([{ quantity: 3 }])
    await handOver(id, 'return', { counts: await counts(id, 1) })
    await call(customer, 'POST', `/api/orders/${id}/custody/received`, {
      counts: await counts(id, 1),
      note: 'Two are gone',
    })
    const { steps } = await chainOf(id, washer)
    expect(steps.map(({ differences: [count] }) => count && [count.expected, count.quantity])).toEqual([
      undefined,
      [4, 3],
      [3, 2],
      [2, 1],
    ])
    const both = { orderId: id, customerId: customer.id, washerId: washer.id, differing: 1 }
    expect(differed).toMatchObject([
      { ...both, step: 'pickup' },
      { ...both, step: 'return' },
      { ...both, step: 'received' },
    ])
    expect(await liveOf(id)).toMatchObject([
      { data: { step: 'scan', differing: 0 } },
      { data: { step: 'pickup', differing: 1 } },
      { data: { step: 'return', differing: 1 } },
      { data: { step: 'received', differing: 1 } },
    ])
  })

  it('at pickup is resolved by an adjustment of the list', async () => {
    const id = await accepted()
    await handOver(id, 'pickup', { counts: await counts(id, 1) })
    const items = [{ name: 'Jeans', quantity: 2 }]
    await call(washer, 'POST', `/api/provider/orders/${id}/adjustment`, { items, reason: 'Two, not four' })
    expect((await chainOf(id)).manifest).toMatchObject([{ name: 'Jeans', quantity: 2 }])
  })
})

describe('the PIN', () => {
  it('is shown to the customer only, and differs for each handover', async () => {
    const id = await accepted()
    const url = `/api/orders/${id}/pin`
    const first = await call(customer, 'GET', url)
    expect(first.body.data).toEqual({ step: 'pickup', pin: expect.stringMatching(/^\d{4}$/), locked: false })
    expect(await call(customer, 'GET', url)).toEqual(first)
    expect((await call(washer, 'GET', url)).status).toBe(403)
    expect((await call(await aCustomer(db), 'GET', url)).status).toBe(404)
    await walk(id, 'picked_up')
    expect((await call(customer, 'GET', url)).body.data).toBeNull()
    await walk(id, 'in_progress')
    expect((await call(customer, 'GET', url)).body.data).toMatchObject({ step: 'return' })
  })

  it('is locked after five wrong ones and replaced by a photo with a note', async () => {
    const id = await accepted()
    const pin = await pinOf(id)
    const left: unknown[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await handOver(id, 'pickup', { pin: wrongPin(pin) })
      expect(status).toBe(422)
      expect(body.errors).toEqual({ pin: [custodyMessages.wrongPin] })
      left.push(body.tries_left)
    }
    expect(left).toEqual([4, 3, 2, 1, 0])
    expect(await handOver(id, 'pickup', { pin })).toMatchObject({ status: 409, body: { code: 'pin_locked' } })
    expect((await chainOf(id, washer)).pin_locked).toBe(true)
    expect(await statusOf(id)).toBe('accepted')
    const standsIn = { pin: undefined, photo: await photoOf(id), note: 'The reception has it' }
    expect((await handOver(id, 'pickup', standsIn)).status).toBe(200)
    expect((await chainOf(id)).steps[1]).toMatchObject({ pin_confirmed: false, note: 'The reception has it' })
  })

  it('allows five wrong ones in total for concurrent tries', async () => {
    const id = await accepted()
    const pin = wrongPin(await pinOf(id))
    const answers = await Promise.all(Array.from({ length: 8 }, () => handOver(id, 'pickup', { pin })))
    expect(answers.map(({ status }) => status).sort()).toEqual([409, 409, 409, 422, 422, 422, 422, 422])
  })

  it.each([
    ['nothing', {}],
    ['a note without a photo', { note: 'Left at the desk' }],
    ['five digits', { pin: '12345' }],
  ])('is not replaced by %s', async (_, evidence) => {
    const id = await accepted()
    expect(await handOver(id, 'pickup', { pin: undefined, ...evidence })).toMatchObject({ status: 422 })
    expect((await chainOf(id)).steps).toHaveLength(1)
  })
})

describe('a handover', () => {
  it('is refused for strangers with 404 and for the customer with 403', async () => {
    const id = await accepted()
    const stranger = await aWasher(db)
    expect((await handOver(id, 'pickup', {}, undefined, stranger)).status).toBe(404)
    expect((await handOver(id, 'pickup', {}, undefined, customer)).status).toBe(403)
    for (const path of ['', '/verify'])
      expect((await call(stranger, 'GET', `/api/orders/${id}/custody${path}`)).status).toBe(404)
    expect((await uploadPhoto(id, stranger)).status).toBe(404)
  })

  it('happens once per idempotency key and for concurrent calls', async () => {
    const id = await accepted()
    const first = await handOver(id, 'pickup', { made_at: clock.now().toISOString() }, 'key-1')
    const body = { step: 'pickup', counts: await counts(id), pin: '0000', made_at: clock.now().toISOString() }
    expect(first.status).toBe(200)
    expect((await call(washer, 'POST', `/api/orders/${id}/handovers`, body, 'key-1')).body.code).toBe(
      'idempotency_key_reused',
    )
    await walk(id, 'in_progress')
    const returned = { step: 'return', counts: await counts(id), pin: await pinOf(id) }
    const hand = (key: string) => call(washer, 'POST', `/api/orders/${id}/handovers`, returned, key)
    const answers = await Promise.all([hand('key-2'), hand('key-3')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.findIndex(({ status }) => status === 200)
    expect(await hand(['key-2', 'key-3'][won] ?? '')).toEqual(answers[won])
    expect((await chainOf(id)).steps.map(({ step }) => step)).toEqual(['scan', 'pickup', 'return'])
  })

  it('recorded offline keeps its time and is marked as synced late', async () => {
    const id = await accepted()
    const madeAt = clock.now()
    clock.advance(25 * 60_000)
    await handOver(id, 'pickup', { made_at: new Date(madeAt.getTime() + 60_000).toISOString() })
    const { steps } = await chainOf(id)
    expect(steps[1]).toMatchObject({
      at: new Date(madeAt.getTime() + 60_000).toISOString(),
      recorded_at: clock.now().toISOString(),
      synced_late: true,
    })
    expect((await custody.viewOf(id)).picked_up_at).toBe(clock.now().toISOString())
    expect(await proofOf(id)).toMatchObject({ ok: true })
  })

  it.each([
    ['in the future', 3_600_000],
    ['before the order was accepted', -3_600_000],
  ])('is not %s', async (_, offMs) => {
    const id = await accepted()
    await handOver(id, 'pickup', { made_at: new Date(clock.now().getTime() + offMs).toISOString() })
    expect((await chainOf(id)).steps[1]).toMatchObject({ at: clock.now().toISOString(), synced_late: false })
  })

  it('uses each photo once and for its order only, and unused ones are deleted', async () => {
    const id = await accepted()
    const other = await accepted()
    const foreign = await photoOf(other)
    const refused = await handOver(id, 'pickup', { photo: foreign })
    expect(refused).toMatchObject({ status: 422, body: { errors: { photo: [custodyMessages.foreignPhoto] } } })
    const photo = await photoOf(id)
    expect((await handOver(id, 'pickup', { photo })).status).toBe(200)
    await walk(id, 'in_progress')
    expect((await handOver(id, 'return', { photo })).status).toBe(422)
    clock.advance(73 * 3_600_000)
    await removeUnusedPhotos(custody)
    const left = await db.all(sql`select is_used from custody_photos where order_id in (${id}, ${other})`)
    expect(left).toEqual([{ is_used: true }])
  })

  it('requires a count of every item and of no other', async () => {
    const id = await accepted()
    expect(await handOver(id, 'pickup', { counts: [] })).toMatchObject({ status: 422 })
    expect((await chainOf(id)).steps).toHaveLength(1)
  })
})
