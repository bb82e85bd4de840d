import type { OrderId } from '@washline/contract/ids'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startCustody } from '../builders.ts'
import { readChain } from '../index.ts'

const custody = await startCustody()
afterAll(custody.close)
const { db, call, clock, customer, accepted, walk, chainOf, proofOf, counts, handOver } = custody
const statusOf = async (id: OrderId) => (await custody.viewOf(id)).status

beforeEach(() => db.run(sql`delete from rate_limits`))

describe('the customer’s own count', () => {
  const count = async (id: OrderId, body: object) => call(customer, 'POST', `/api/orders/${id}/custody/received`, body)
  const back = async () => {
    const id = await accepted()
    await handOver(id, 'pickup')
    await walk(id, 'in_progress')
    await handOver(id, 'return')
    return id
  }
  const quantities = async (id: OrderId) =>
    (await readChain(db, id)).filter(({ step }) => step === 'received').map(({ counts: [jeans] }) => jeans?.quantity)

  it('is withdrawn and made again until the order is completed, each as a step of the chain', async () => {
    const id = await back()
    await count(id, { counts: await counts(id, 1) })
    expect((await count(id, { counts: null })).status).toBe(200)
    expect((await chainOf(id)).next).toEqual({ step: 'received', by: 'customer' })
    expect((await chainOf(id)).manifest).toMatchObject([{ quantity: 4 }])
    const again = await count(id, { counts: await counts(id) })
    expect(again.body).toMatchObject({ data: { step: 'received', counts: [{ expected: 4, quantity: 4 }] } })
    expect((await chainOf(id)).next).toBeNull()
    expect(await quantities(id)).toEqual([3, null, 4])
    expect(await proofOf(id)).toMatchObject({ ok: true, steps: 6 })
    await call(customer, 'PUT', `/api/orders/${id}/status`, { order_id: id, status: 'completed' })
    expect(await statusOf(id)).toBe('completed')
    expect((await count(id, { counts: null })).status).toBe(409)
  })

  it('counts once when it is sent twice at once, and is not withdrawn before it is made', async () => {
    const id = await back()
    expect((await count(id, { counts: null })).status).toBe(409)
    const body = { counts: await counts(id) }
    const answers = await Promise.all([count(id, body), count(id, body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await quantities(id)).toEqual([4])
  })

  it('has the time of the device, clamped between the delivery and now', async () => {
    const id = await back()
    const delivered = clock.now()
    clock.advance(10 * 60_000)
    const early = new Date(delivered.getTime() - 60_000).toISOString()
    const late = await count(id, { counts: await counts(id), made_at: early })
    expect(late.body).toMatchObject({ data: { at: delivered.toISOString(), synced_late: true } })
  })
})
