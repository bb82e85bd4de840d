import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { netPayOf } from '@washline/contract/orders/pay'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { assignWasher, aWasher } from '../orders/builders.ts'
import { giveUp } from '../orders/index.ts'
import { sql } from '../platform/db/sql.ts'
import { complainants, startComplaints } from './builders.ts'

const world = await startComplaints()
const { db, call, clock, operator } = world
const c = await complainants(world)
const { customer, washer, paidFrom } = c
afterAll(c.close)
beforeEach(c.passHistory)
const dayMs = 86_400_000

/** Two of four pairs of jeans. */
const priceOf = async (orderId: Parameters<typeof c.formOf>[0]) =>
  2 * ((await c.formOf(orderId)).items[0]?.price_minor ?? 0)
const earned = async (orderId: number, washerId: number) =>
  (
    await db.one<{ sum: number }>(sql`
      select coalesce(sum(amount_minor), 0)::int as sum from order_earnings where order_id = ${orderId} and washer_id = ${washerId}`)
  ).sum

const broadcastOf = async (complaintId: number) =>
  (
    await db.all<{ channel: string; state: string }>(sql`
      select channel, data ->> 'state' as state from outbox
      where event = 'complaint-changed' and (data ->> 'complaint_id')::bigint = ${complaintId} order by id`)
  ).map(({ channel, state }) => [channel, state])
const both = (state: string) => [customer, washer].map(({ id }) => [`private-user.${id}`, state])

/** How the jobs of a second wash were enqueued to close its complaint. */
const endsOf = async (orderId: number) =>
  (
    await db.all<{ end: string }>(sql`
      select data ->> 'end' as "end" from jobs.job
      where name = 'complaints-follow-rewash' and data ->> 'orderId' = ${String(orderId)}`)
  ).map(({ end }) => end)

describe('a second wash', () => {
  it('is an order of the named items, free, from the same door, decided in the call', async () => {
    const first = await c.completed({ notes: 'Third floor' })
    const made = await c.complained(first)
    expect(made).toMatchObject({ state: 'washing', rule: 'second_wash', liable_party: 'washer', refunded_minor: 0 })
    const order = await c.viewOf(c.rewashOf(made))
    expect(order).toMatchObject({
      status: 'pending',
      rewash_of: first,
      total: 0,
      service_fee: 0,
      estimated_value: 0,
      items: [{ name: 'Jeans', quantity: 2, unit_price: 0 }],
    })
    expect(order.pickup_location).toEqual((await c.viewOf(first)).pickup_location)
    expect((await c.formOf(first)).items[0]).toMatchObject({ left: 2, left_again: 0 })
  })

  it('is broadcast to both people, and so is the appeal of the Washer and its answer', async () => {
    const first = await c.completed()
    const made = await c.complained(first, { remedy: 'refund' })
    expect(await broadcastOf(made.id)).toEqual(both('refunded'))
    const appeal = { text: 'The stain was there when I counted it in.' }
    expect((await call(washer, 'POST', `/api/complaints/${made.id}/appeal`, appeal)).status).toBe(200)
    expect(await broadcastOf(made.id)).toHaveLength(4)
    expect((await c.decide(made.id, { decision: 'liability' })).status).toBe(200)
    expect(await broadcastOf(made.id)).toHaveLength(6)
  })

  it('by the liable Washer pays them nothing, and releases what was set aside', async () => {
    const first = await c.completed()
    const before = await c.payOf(washer.id)
    const made = await c.complained(first)
    const again = c.rewashOf(made)
    const reserved = (await c.payOf(washer.id)).earnings_reserved ?? 0
    expect(reserved - (before.earnings_reserved ?? 0)).toBe(netPayOf(minor(await priceOf(first))))
    await c.assign(again)
    await c.finish(again)
    await c.ended(again, 'washed')
    expect(await c.complaintOf(first, made.id)).toMatchObject({ state: 'mended' })
    expect(await c.payOf(washer.id)).toEqual(before)
    expect(await earned(again, washer.id)).toBe(0)
  })

  it('by another Washer pays them as usual, and is deducted from the liable one', async () => {
    const first = await c.completed()
    const price = await priceOf(first)
    const before = await c.payOf(washer.id)
    const made = await c.complained(first, { same_washer: false })
    const again = c.rewashOf(made)
    const other = await aWasher(db)
    await db.transaction((tx) => assignWasher(tx, world, { orderId: again, washerId: other.id, at: clock.now() }))
    await c.finish(again, other)
    expect(await endsOf(again)).toEqual(['washed'])
    await c.ended(again, 'washed')
    await c.ended(again, 'washed')
    expect(await earned(again, other.id)).toBe(netPayOf(minor(price)))
    expect(await paidFrom(first, 'earning_deduction')).toBe(netPayOf(minor(price)))
    expect((await c.payOf(washer.id)).earnings_reserved).toBe(before.earnings_reserved)
    await c.addsUp()
    const [about] = (await call(washer, 'GET', '/api/provider/complaints')).body.data as { id: number }[]
    expect(about).toMatchObject({ id: made.id, washer_deducted_minor: netPayOf(minor(price)), rewash_order_id: null })
  })

  it.each([
    ['creases', { reason: 'creased' }, 0],
    ['a complaint after a day', {}, dayMs + 60_000],
  ])('for %s is paid by the market, also to the same Washer', async (_, change, later) => {
    const first = await c.completed()
    clock.advance(later)
    const made = await c.complained(first, change)
    expect(made.liable_party).toBe('market')
    const again = c.rewashOf(made)
    await c.assign(again)
    await c.finish(again)
    await c.ended(again, 'washed')
    expect(await earned(again, washer.id)).toBe(netPayOf(minor(await priceOf(first))))
    expect(await paidFrom(first, 'earning_deduction')).toBe(0)
  })

  it('has a fixed list, no tip of its price and a receipt of nothing', async () => {
    const again = c.rewashOf(await c.complained(await c.completed(), { reason: 'creased' }))
    await c.assign(again)
    const change = { items: [{ name: 'Jeans', quantity: 9 }], reason: 'There are nine' }
    expect(await call(washer, 'POST', `/api/provider/orders/${again}/adjustment`, change)).toMatchObject({
      status: 409,
      body: { code: 'second_wash' },
    })
    await c.finish(again)
    const { body } = await call(customer, 'GET', `/api/orders/${again}/receipt`)
    expect(body.data).toMatchObject({ total_minor: 0, paid: { sum_minor: 0 }, bill: { sum_minor: 0 } })
    const theirs = (await call(washer, 'GET', `/api/orders/${again}/receipt`)).body.data as { total_minor: number }
    expect(theirs.total_minor).toBe(await earned(again, washer.id))
  })

  it('that is cancelled by the customer is refunded in part, one without a Washer in full', async () => {
    for (const [end, share] of [
      ['cannot_wait', 2],
      ['no_washer', 1],
    ] as const) {
      const first = await c.completed()
      const made = await c.complained(first, { reason: 'creased' })
      const again = c.rewashOf(made)
      if (end === 'cannot_wait') await call(customer, 'POST', `/api/orders/${again}/cancel`)
      else await giveUp(world, { orderId: again })
      expect(await endsOf(again)).toEqual([end])
      await c.ended(again, end)
      await c.ended(again, end)
      expect(await c.complaintOf(first, made.id)).toMatchObject({
        state: 'refunded',
        refunded_minor: (await priceOf(first)) / share,
      })
      expect(await paidFrom(first, 'refund')).toBe((await priceOf(first)) / share)
    }
  })
})

describe('money instead', () => {
  it('is half the price for who cannot wait, and the liable Washer pays their part', async () => {
    const first = await c.completed()
    const price = await priceOf(first)
    const made = await c.complained(first, { remedy: 'refund' })
    expect(made).toMatchObject({
      state: 'refunded',
      rule: 'cannot_wait',
      refunded_minor: price / 2,
      rewash_order_id: null,
    })
    expect(await paidFrom(first, 'earning_deduction')).toBe(netPayOf(minor(price / 2)))
  })

  it('is the whole price for items that were washed twice, once', async () => {
    const first = await c.completed()
    const made = await c.complained(first)
    const again = c.rewashOf(made)
    await c.assign(again)
    await c.finish(again)
    await c.ended(again, 'washed')
    expect((await c.formOf(first)).items[0]).toMatchObject({ left: 2, left_again: 2 })
    expect(await call(customer, 'GET', `/api/orders/${again}/complaint-form`)).toMatchObject({
      body: { data: { why_not: 'second_wash' } },
    })
    const second = await c.complained(first, { washed_again: true })
    expect(second).toMatchObject({ rule: 'washed_again', state: 'refunded', refunded_minor: await priceOf(first) })
    expect((await c.complain(first, { washed_again: true })).status).toBe(422)
  })
})

describe('an operator', () => {
  it('decides where a photo was used before, and the customer appeals once', async () => {
    const first = await c.completed()
    await c.complained(first, { photo_ids: [(await c.photoOf(first, 77)).id] })
    const other = await c.completed()
    const made = await c.complained(other, { photo_ids: [(await c.photoOf(other, 77)).id] })
    expect(made).toMatchObject({ state: 'in_review', rule: 'photo_seen', liable_party: null })
    expect((await c.waiting()).map(({ id, question }) => [id, question])).toEqual([[made.id, 'decision']])
    expect((await c.decide(made.id, { decision: 'reject', decisions: 3 })).body.code).toBe('complaint_decided_since')
    expect((await c.decide(made.id, { decision: 'reject' })).status).toBe(200)
    const appeal = { text: 'Please compare the two photos again.' }
    expect((await call(customer, 'POST', `/api/complaints/${made.id}/appeal`, appeal)).status).toBe(200)
    expect((await call(customer, 'POST', `/api/complaints/${made.id}/appeal`, appeal)).status).toBe(409)
    const tooMuch = { decision: 'refund', amount_minor: (await priceOf(other)) + 1, decisions: 1 }
    expect((await c.decide(made.id, tooMuch)).status).toBe(422)
    await c.decide(made.id, { decision: 'rewash', decisions: 1 })
    expect(await c.complaintOf(other, made.id)).toMatchObject({ state: 'washing', liable_party: 'market' })
    expect(
      await db.all(sql`select action, reason from audit_log where subject_id = ${made.id} order by id`),
    ).toMatchObject([{ action: 'decide_complaint' }, { action: 'decide_complaint' }])
  })

  it('decides about people who complain often', async () => {
    const made: unknown[] = []
    for (const _ of [1, 2, 3]) made.push((await c.complained(await c.completed(), { reason: 'creased' })).rule)
    expect(made).toEqual(['second_wash', 'second_wash', 'often'])
  })

  it('returns what the liable Washer paid or was not paid', async () => {
    const first = await c.completed()
    const made = await c.complained(first)
    const again = c.rewashOf(made)
    const appeal = { text: 'The stain was there when I counted it in.' }
    expect((await call(washer, 'POST', `/api/complaints/${made.id}/appeal`, appeal)).body.code).toBe(
      'complaint_not_appealable',
    )
    await c.assign(again)
    await c.finish(again)
    await c.ended(again, 'washed')
    expect((await call(washer, 'POST', `/api/complaints/${made.id}/appeal`, appeal)).status).toBe(200)
    expect((await c.decide(made.id, { decision: 'reject' })).body.code).toBe('complaint_nothing_to_decide')
    expect((await c.decide(made.id, { decision: 'liability' })).status).toBe(200)
    expect(await paidFrom(first, 'earning_return')).toBe(netPayOf(minor(await priceOf(first))))
    expect((await c.decide(made.id, { decision: 'liability', decisions: 1 })).status).toBe(409)
  })
})

describe('a complaint is refused', () => {
  it('before the completion, after fourteen days to the millisecond, and by anybody else', async () => {
    const open = await c.accepted()
    expect(await c.formOf(open)).toMatchObject({ why_not: 'not_completed' })
    const first = await c.completed()
    const photo = await c.photoOf(first)
    clock.advance(market.complaints.windowMs)
    const input = await c.inputOf(first, { photo_ids: [photo.id] })
    clock.advance(1)
    expect((await call(customer, 'POST', '/api/complaints', input)).body.code).toBe('complaint_window_over')
    expect(await c.formOf(first)).toMatchObject({ why_not: 'window_over' })
    clock.advance(-1)
    expect((await call(operator, 'POST', '/api/complaints', input)).status).toBe(404)
    expect((await call(customer, 'POST', '/api/complaints', input)).status).toBe(200)
  })

  it('for items and photos of others, and for more pieces than are left', async () => {
    const first = await c.completed()
    const other = await c.completed()
    const item = (await c.formOf(first)).items[0]?.item_id
    expect((await c.complain(other, { items: [{ item_id: item, quantity: 1 }] })).status).toBe(422)
    expect((await c.complain(first, { items: [{ item_id: item, quantity: 5 }] })).status).toBe(422)
    expect((await c.complain(first, { photo_ids: [(await c.photoOf(other)).id] })).status).toBe(422)
    expect((await c.complain(first, { photo_ids: [] })).status).toBe(422)
  })

  it('the second of two at once about the same pieces', async () => {
    const first = await c.completed()
    const item = (await c.formOf(first)).items[0]?.item_id
    const asked = { items: [{ item_id: item, quantity: 3 }] }
    const inputs = [await c.inputOf(first, asked), await c.inputOf(first, asked)]
    const answers = await Promise.all(inputs.map((input) => call(customer, 'POST', '/api/complaints', input)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await c.formOf(first)).complaints).toHaveLength(1)
  })
})
