import type { OrderId } from '@washline/contract/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOrder, aWasher } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type AgentMarket, limits, makeProgram, type Program, setMandate, startAgentMarket } from './agent-market.ts'

let market: AgentMarket
let program: Program
/** What every draft of this market costs. */
let price: number

beforeAll(async () => {
  market = await startAgentMarket()
  const first = await makeProgram(market.app, market.person)
  const asked = await market.place(first.token, await market.draft())
  price = asked.body.approval.amount_minor
})
beforeEach(async () => {
  program = await makeProgram(market.app, market.person)
  await market.app.db.run(
    sql`update access_tokens set expires_at = created_at + interval '1 second' where id < ${program.id} and scopes is not null`,
  )
  await market.app.forgetLimits()
})
afterAll(() => market.app.close())

const allow = (orderMinor: number, monthMinor: number, taps: Parameters<typeof limits>[2] = []) =>
  setMandate(market.app, market.person, program, limits(orderMinor, monthMinor, taps))
const place = (orderId: OrderId, more = {}) => market.place(program.token, orderId, more)

describe('placing by a program', () => {
  it('waits without a mandate, and nothing is authorized', async () => {
    const orderId = await market.draft()
    const answer = await place(orderId)
    expect(answer.status).toBe(202)
    expect(answer.body).toMatchObject({
      success: false,
      waiting_for_approval: true,
      approval: { kind: 'place', reasons: ['no_mandate'], order_id: orderId, amount_minor: price },
    })
    expect(await market.statusOf(orderId)).toBe('draft')
    const payments = await market.app.db.all(sql`select 1 from payments where order_id = ${orderId}`)
    expect(payments).toEqual([])
    const [approval] = await market.approvals()
    expect(approval).toMatchObject({
      state: 'waiting',
      agent: 'Laundry helper',
      address: '18 Linden Street, Harbour Town',
    })
    expect(approval.items).toMatch(/^\d+\u00a0×\u00a0\p{L}/u)
    const notifications = await market.app.send(market.person.token, { method: 'GET', url: '/api/notifications' })
    expect(notifications.body.data[0]).toMatchObject({ type: 'approval', highlight: 'Laundry helper' })
  })

  it('goes through within the mandate, and waits above the ceiling of one order', async () => {
    await allow(price, price * 3)
    const within = await market.draft()
    expect((await place(within)).body).toMatchObject({ success: true, order: { status: 'pending' } })
    await allow(price - 1, price * 3)
    expect((await place(await market.draft())).body.approval.reasons).toEqual(['over_order_ceiling'])
  })

  it('waits above the month, counts tips and orders, and not what was cancelled', async () => {
    await allow(price, price * 2)
    const [first, second] = [await market.draft(), await market.draft()]
    expect((await place(first)).status).toBe(200)
    expect((await place(second)).status).toBe(200)
    const third = await market.draft()
    expect((await place(third)).body.approval.reasons).toEqual(['over_month_ceiling'])
    const cancel = { method: 'POST', url: `/api/orders/${first}/cancel` }
    expect((await market.app.send(program.token, cancel)).status).toBe(200)
    const again = await place(third, { body: { special_instructions: 'Ring twice' } })
    expect(again.body).toMatchObject({ success: true })
    const { body } = await market.app.send(market.person.token, {
      method: 'GET',
      url: `/api/tokens/${program.id}/mandate`,
    })
    expect(body.data.mandate).toMatchObject({ spent_minor: price * 2, month_ceiling_minor: price * 2 })
  })

  it('always waits for what the mandate leaves to the person', async () => {
    await allow(price, price * 9, ['place'])
    expect((await place(await market.draft())).body.approval.reasons).toEqual(['always'])
  })

  it('asks nothing of a session', async () => {
    expect((await market.place(market.person.token, await market.draft())).status).toBe(200)
  })
})

describe('the person’s answer', () => {
  it('places the order with what was asked for; the program sees it by repeating', async () => {
    const orderId = await market.draft()
    const { body } = await place(orderId, { key: 'approve-me-once' })
    const approved = await market.answer(body.approval.id, 'approve')
    expect(approved.body.data).toMatchObject({ state: 'done', failure: null })
    expect(await market.statusOf(orderId)).toBe('pending')
    const repeated = await place(orderId, { key: 'another-key-of-it' })
    expect(repeated).toMatchObject({ status: 200, body: { success: true, order: { id: orderId } } })
    expect((await market.answer(body.approval.id, 'approve')).body.code).toBe('approval_answered')
    const stored = await market.app.db.one(sql`select parts from approvals where id = ${body.approval.id}`)
    expect(stored).toEqual({ parts: null })
  })

  it('declines it: the same call is refused, another one may be asked', async () => {
    const orderId = await market.draft()
    const { body } = await place(orderId)
    expect((await market.answer(body.approval.id, 'decline')).body.data.state).toBe('declined')
    expect((await place(orderId)).body.code).toBe('approval_declined')
    expect((await place(orderId, { body: { special_instructions: 'Ring once' } })).status).toBe(202)
    expect(await market.statusOf(orderId)).toBe('draft')
  })

  it('is given by the person in a session only', async () => {
    const { body } = await place(await market.draft())
    const url = `/api/approvals/${body.approval.id}`
    for (const call of [
      { method: 'POST', url: `${url}/approve` },
      { method: 'POST', url: `${url}/decline` },
      { method: 'GET', url },
      { method: 'PUT', url: `/api/tokens/${program.id}/mandate`, body: limits(9_999, 99_999) },
    ])
      expect((await market.app.send(program.token, call)).status).toBe(403)
    const stranger = await market.app.join('Cleo Stranger')
    expect((await market.answer(body.approval.id, 'approve', stranger)).status).toBe(404)
    expect((await setMandate(market.app, stranger, program, limits(1, 1))).status).toBe(404)
  })

  it('asks anew when the price has grown, and places at the new one', async () => {
    const orderId = await market.draft()
    const { body } = await place(orderId)
    const { id } = body.approval
    const items = [{ name: 'T-shirt', quantity: 8 }]
    await market.app.send(market.person.token, {
      method: 'POST',
      url: '/api/orders/edit-scan',
      body: { order_id: orderId, items },
    })
    const dearer = await market.answer(id, 'approve')
    expect(dearer).toMatchObject({ status: 409, body: { code: 'approval_price_changed' } })
    expect(dearer.body.amount_minor).toBeGreaterThan(price)
    expect(await market.statusOf(orderId)).toBe('draft')
    expect((await market.answer(id, 'approve')).body.data).toMatchObject({
      state: 'done',
      amount_minor: dearer.body.amount_minor,
    })
    expect(await market.statusOf(orderId)).toBe('pending')
  })

  it('ends as failed where the call is refused by then', async () => {
    const orderId = await market.draft()
    const { body } = await place(orderId, { body: { payment_method_id: null } })
    expect((await market.answer(body.approval.id, 'approve')).body.data).toMatchObject({
      state: 'failed',
      failure: 'card_required',
    })
  })
})

describe('how many and how long', () => {
  it('keeps one question per call and order: the newer one replaces the older', async () => {
    const orderId = await market.draft()
    const one = await place(orderId, { key: 'one-key-of-it' })
    const same = await place(orderId, { key: 'two-key-of-it' })
    expect(same.body.approval.id).toBe(one.body.approval.id)
    const other = await place(orderId, { body: { load_type: 'heavy' } })
    expect(other.body.approval.id).not.toBe(one.body.approval.id)
    expect((await market.answer(one.body.approval.id, 'approve')).body.code).toBe('approval_answered')
  })

  it('refuses the eleventh question', async () => {
    for (let asked = 0; asked < 10; asked += 1) expect((await place(await market.draft())).status).toBe(202)
    expect((await place(await market.draft())).body.code).toBe('too_many_approvals')
  })

  it('expires after half an hour, by the clock and by the job', async () => {
    const orderId = await market.draft()
    const { body } = await place(orderId)
    const { id } = body.approval
    market.app.clock.advance(30 * 60_000)
    expect((await market.answer(id, 'approve')).body.code).toBe('approval_answered')
    expect((await market.approvals())[0]).toMatchObject({ id, state: 'expired' })
    const again = await place(orderId)
    expect(again.status).toBe(202)
    expect(again.body.approval.id).not.toBe(id)
  })
})

describe('other calls', () => {
  it('waits for tips, claims, fees and whatever repeats or costs more', async () => {
    const washer = await aWasher(market.app.db)
    const at = market.app.clock.now()
    const made = { customerId: market.person.id, washerId: washer.id, at }
    const done = await anOrder(market.app.db, { ...made, status: 'completed' })
    const tip = { amount_minor: 300, payment_method_id: market.cardId }
    const send = (method: string, url: string, body: object) => market.app.send(program.token, { method, url, body })
    const tipped = await send('POST', `/api/orders/${done.id}/tip`, tip)
    expect(tipped.body.approval).toMatchObject({ kind: 'tip', amount_minor: 300 })
    expect((await market.answer(tipped.body.approval.id, 'approve')).body.data.state).toBe('done')
    // Without a key each is meant by itself only after its approval is over: the same call answers the same.
    expect((await send('POST', `/api/orders/${done.id}/tip`, tip)).body.data).toMatchObject({ tips_minor: 300 })

    const accepted = await anOrder(market.app.db, {
      ...made,
      status: 'accepted',
      at: new Date(at.getTime() - 10 * 60_000),
    })
    const cancelled = await send('POST', `/api/orders/${accepted.id}/cancel`, {})
    expect(cancelled.body.approval).toMatchObject({ kind: 'cancel', amount_minor: 300 })
    const answered = await send('POST', `/api/orders/${accepted.id}/adjustment/respond`, { response: 'approve' })
    expect(answered.body.approval).toMatchObject({ kind: 'adjustment', amount_minor: null })
    const claim = {
      order_id: done.id,
      description: 'One shirt came back with a stain on its sleeve.',
      items: [
        {
          item_id: 100_001,
          problem: 'stained',
          quantity: 1,
          retail_value_minor: 100,
          age_months: 1,
          condition: 'good',
        },
      ],
      photo_ids: [],
    }
    expect((await send('POST', '/api/claims', claim)).body.approval).toMatchObject({ kind: 'claim' })
  })
})
