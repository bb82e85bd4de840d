import type { OrderId } from '@washline/contract/ids'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { patchworkJpeg } from '../../../../models/scanner/scenes/patchwork-jpeg.ts'
import { complainants, startComplaints } from '../../src/complaints/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { photoForm } from '../../src/scanning/builders.ts'
import { raceBehind } from '../harness/race-behind.ts'

const world = await startComplaints()
const { db, call, send } = world
const c = await complainants(world)
const { customer, washer, paidFrom } = c
afterAll(c.close)
beforeEach(c.passHistory)

const behind = (orderId: OrderId, calls: readonly (() => ReturnType<typeof call>)[]) =>
  raceBehind(
    db,
    (tx) => tx.run(sql`select from orders where id = ${orderId} for update`),
    () => calls.map((made) => made()),
  )
const pieces = async (orderId: OrderId, quantity: number, change: object = {}) =>
  c.inputOf(orderId, { items: [{ item_id: (await c.formOf(orderId)).items[0]?.item_id, quantity }], ...change })
const complain = (input: object) => () => call(customer, 'POST', '/api/complaints', input)

describe('two complaints at once', () => {
  it('about the same pieces: one is decided, the other finds nothing left', async () => {
    const first = await c.completed()
    const inputs = [await pieces(first, 3), await pieces(first, 3)]
    const answers = await behind(first, inputs.map(complain))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await c.formOf(first)).items[0]).toMatchObject({ left: 1 })
  })

  it('for money about different pieces: both are refunded, and never more than was paid', async () => {
    const first = await c.completed()
    const inputs = [
      await pieces(first, 2, { remedy: 'refund' }),
      await pieces(first, 2, { remedy: 'refund', reason: 'creased' }),
    ]
    const answers = await behind(first, inputs.map(complain))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await paidFrom(first, 'refund')).toBe(1_000)
    expect((await c.formOf(first)).items[0]).toMatchObject({ left: 0 })
    await c.addsUp()
  })
})

it.each([true, false])(
  'a complaint and a claim of one order at once both stand on their own (complaint first: %s)',
  async (isFirst) => {
    const first = await c.completed()
    const { payload, headers } = photoForm(await patchworkJpeg(9_000 + Number(isFirst)), {}, 'claim.jpg')
    const photo = (await send(customer, 'POST', `/api/orders/${first}/claim-photos`, payload, headers)).body.data as {
      id: number
    }
    const item = (await c.formOf(first)).items[0]?.item_id
    const torn = {
      item_id: item,
      problem: 'torn',
      quantity: 1,
      retail_value_minor: 2_000,
      age_months: 12,
      condition: 'new',
    }
    const claim = {
      order_id: first,
      description: 'One leg is torn from the hem to the knee.',
      items: [torn],
      photo_ids: [photo.id],
    }
    const input = await pieces(first, 2, { remedy: 'refund' })
    const calls = [complain(input), () => call(customer, 'POST', '/api/claims', claim)]
    const answers = await behind(first, isFirst ? calls : [...calls].reverse())
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await paidFrom(first, 'refund')).toBe(500)
    const { claims, complaints } = await db.one<{ claims: number; complaints: number }>(sql`
    select (select count(*)::int from claims where order_id = ${first}) as claims,
      (select count(*)::int from complaints where order_id = ${first}) as complaints`)
    expect([claims, complaints]).toEqual([1, 1])
    await c.addsUp()
    const { reserved } = await db.one<{ reserved: number }>(sql`
    select coalesce(sum(balance), 0)::int as reserved from ledger_accounts
    where owner = 'user' and owner_id = ${washer.id} and name like 'earnings%' and balance < 0`)
    expect(reserved).toBe(0)
  },
)
