import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { aCustomer, startOrders, startPlacing } from '../builders.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call } = api
const { customer, washer, card, accepted, walk, paymentsOf, escrowOf, earningsOf, walletOf, viewOf } = placing
const other = await aCustomer(db)
const othersCard = await api.giveCard(other)
beforeEach(() => db.run(sql`delete from rate_limits`))

describe('a correction by the Washer', () => {
  const adjust = (id: number, quantity: number, by: { id: number } = washer) =>
    call(by, 'POST', `/api/provider/orders/${id}/adjustment`, {
      items: [{ name: 'Jeans', quantity }],
      reason: 'Counted again at the door',
    })
  const respond = (id: number, response: string, by: { id: number } = customer) =>
    call(by, 'POST', `/api/orders/${id}/adjustment/respond`, { response })

  it('within the agreed total applies at once', async () => {
    const id = await accepted()
    expect((await adjust(id, 3)).body).toMatchObject({ data: { state: 'applied', total: 17 } })
    expect(await viewOf(id)).toMatchObject({ item_count: 3, total: 17, provider_edited: true })
    await walk(id, 'picked_up', 'in_progress', 'delivered')
    await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', amountMinor: 2_200, capturedMinor: 1_700 }])
  })

  it('over it waits, and is held on the card when approved', async () => {
    const id = await accepted()
    expect((await adjust(id, 6)).body).toMatchObject({ data: { state: 'waiting', total: 33 } })
    expect(await viewOf(id)).toMatchObject({ item_count: 4, total: 22, adjustment: { state: 'waiting' } })
    expect((await respond(id, 'approve', other)).status).toBe(404)
    expect((await respond(id, 'maybe')).status).toBe(422)
    expect((await respond(id, 'approve')).status).toBe(200)
    expect(await viewOf(id)).toMatchObject({ item_count: 6, total: 33, adjustment: { state: 'approved' } })
    const states = (await paymentsOf(id)).map(({ state, amountMinor }) => [amountMinor, state])
    expect(states).toEqual(
      expect.arrayContaining([
        [2_200, 'released'],
        [3_300, 'held'],
      ]),
    )
    expect((await respond(id, 'approve')).status).toBe(404)
  })

  it('may be declined, lapses when the laundry starts, and is for the order’s Washer before that', async () => {
    const id = await accepted()
    await adjust(id, 6)
    expect((await respond(id, 'decline')).body).toMatchObject({
      data: { total: 22, adjustment: { state: 'declined' } },
    })
    await adjust(id, 7)
    expect((await adjust(id, 7, other)).status).toBe(403)
    await walk(id, 'picked_up', 'in_progress')
    expect((await viewOf(id)).adjustment).toMatchObject({ state: 'declined' })
    expect((await adjust(id, 3)).status).toBe(409)
    expect((await respond(id, 'approve')).status).toBe(409)
  })

  it('whose new total the card does not hold changes nothing', async () => {
    const id = await accepted()
    await adjust(id, 6)
    await db.run(sql`update sandbox_cards set charge_decline = 'insufficient_funds' where id = ${card}`)
    expect(await respond(id, 'approve')).toMatchObject({ status: 422, body: { code: 'insufficient_funds' } })
    await db.run(sql`update sandbox_cards set charge_decline = null where id = ${card}`)
    expect(await viewOf(id)).toMatchObject({ total: 22, adjustment: { state: 'waiting' } })
  })

  describe('of an order that the wallet pays for', () => {
    const topUp = async (amount: number) => {
      const { status } = await call(customer, 'POST', '/api/wallet/top-up', { amount, payment_method_id: card })
      expect(status).toBe(200)
    }
    const complete = async (id: number) => {
      await walk(id, 'picked_up', 'in_progress', 'delivered')
      expect((await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })).status).toBe(200)
      expect(await escrowOf(id)).toBe(0)
    }

    it('wholly: the rest goes back, and more than agreed needs a card', async () => {
      await topUp(22)
      const id = await accepted({ use_wallet: true, payment_method_id: null, total: 0 })
      expect(await viewOf(id)).toMatchObject({ wallet: 22, total: 0, card: null })
      expect((await adjust(id, 6)).body).toMatchObject({ data: { state: 'waiting', total: 11 } })
      expect(await respond(id, 'approve')).toMatchObject({
        status: 422,
        body: { errors: { payment_method_id: [expect.any(String)] } },
      })
      expect(await viewOf(id)).toMatchObject({ item_count: 4, total: 0, adjustment: { state: 'waiting' } })
      const named = { response: 'approve', payment_method_id: othersCard }
      expect((await call(customer, 'POST', `/api/orders/${id}/adjustment/respond`, named)).status).toBe(422)
      expect(await paymentsOf(id)).toEqual([])
      expect((await respond(id, 'decline')).status).toBe(200)
      expect((await adjust(id, 3)).body).toMatchObject({ data: { state: 'applied', total: 0 } })
      expect(await viewOf(id)).toMatchObject({ wallet: 17, total: 0 })
      const before = await earningsOf('earnings_pending')
      await complete(id)
      expect(await walletOf()).toBe(500)
      expect((await earningsOf('earnings_pending')) - before).toBe(1_275)
      expect(await paymentsOf(id)).toEqual([])
    })

    it('wholly, with a card named: that one is asked for what the customer approves', async () => {
      await topUp(22 - (await walletOf()) / 100)
      const id = await accepted({ use_wallet: true, total: 0 })
      expect(await paymentsOf(id)).toEqual([])
      await adjust(id, 6)
      expect((await respond(id, 'approve')).status).toBe(200)
      expect(await viewOf(id)).toMatchObject({ item_count: 6, wallet: 22, total: 11 })
      await complete(id)
      expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', capturedMinor: 1_100 }])
      expect(await walletOf()).toBe(0)
    })

    it('wholly, without a card: one is named with the word on it, and kept', async () => {
      await topUp(22 - (await walletOf()) / 100)
      const id = await accepted({ use_wallet: true, payment_method_id: null, total: 0 })
      await adjust(id, 6)
      const named = { response: 'approve', payment_method_id: card }
      expect((await call(customer, 'POST', `/api/orders/${id}/adjustment/respond`, named)).status).toBe(200)
      expect(await viewOf(id)).toMatchObject({ wallet: 22, total: 11, card: { last4: '4242' } })
      await complete(id)
      expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', capturedMinor: 1_100 }])
    })

    it('partly: a total below the wallet’s part lets the card go and gives back the rest', async () => {
      await topUp(20 - (await walletOf()) / 100)
      const id = await accepted({ use_wallet: true, total: 2 })
      expect((await adjust(id, 1)).body).toMatchObject({ data: { state: 'applied', total: 0 } })
      expect(await viewOf(id)).toMatchObject({ wallet: 7, total: 0 })
      const before = await earningsOf('earnings_pending')
      await complete(id)
      expect(await paymentsOf(id)).toMatchObject([{ state: 'released', capturedMinor: 0 }])
      expect(await walletOf()).toBe(1_300)
      expect((await earningsOf('earnings_pending')) - before).toBe(425)
    })
  })
})
