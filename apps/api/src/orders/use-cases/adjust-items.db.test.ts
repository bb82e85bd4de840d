import type { OrderId, UserId } from '@washline/contract/ids'
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
  const adjust = (id: number, quantity: number, by: { id: UserId } = washer) =>
    call(by, 'POST', `/api/provider/orders/${id}/adjustment`, {
      items: [{ name: 'Jeans', quantity }],
      reason: 'Counted again at the door',
    })
  const respond = (id: number, response: string, by: { id: UserId } = customer) =>
    call(by, 'POST', `/api/orders/${id}/adjustment/respond`, { response })

  it('is applied at once within the agreed total', async () => {
    const id = await accepted()
    expect((await adjust(id, 3)).body).toMatchObject({ data: { state: 'applied', total: 17 } })
    expect(await viewOf(id)).toMatchObject({ item_count: 3, total: 17, provider_edited: true })
    await walk(id, 'picked_up', 'in_progress', 'delivered')
    await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', amountMinor: 2_200, capturedMinor: 1_700 }])
  })

  it('waits above the agreed total and is authorized on the card when approved', async () => {
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
        [3_300, 'capturable'],
      ]),
    )
    expect((await respond(id, 'approve')).status).toBe(404)
  })

  it('to more pieces than the load takes raises the load with the customer’s approval, and fewer lower it again', async () => {
    const id = await accepted()
    expect((await adjust(id, 9)).body).toMatchObject({ data: { state: 'waiting', total: 51.5 } })
    expect(await viewOf(id)).toMatchObject({ load_type: 'light', total: 22 })
    expect((await respond(id, 'approve')).status).toBe(200)
    expect(await viewOf(id)).toMatchObject({ load_type: 'medium', service_fee: 6.5, total: 51.5 })
    expect((await adjust(id, 8)).body).toMatchObject({ data: { state: 'applied', total: 44 } })
    expect(await viewOf(id)).toMatchObject({ load_type: 'light', service_fee: 4, total: 44 })
  })

  it('that needs a larger load is applied at once where the agreed total pays for it', async () => {
    const id = await accepted()
    const items = [{ name: 'Socks (pair)', quantity: 9 }]
    const path = `/api/provider/orders/${id}/adjustment`
    const answer = await call(washer, 'POST', path, { items, reason: 'Socks, not jeans' })
    expect(answer.body.data).toMatchObject({ state: 'applied' })
    const view = await viewOf(id)
    expect(view).toMatchObject({ load_type: 'medium', service_fee: 4 })
    expect(view.total).toBeLessThanOrEqual(22)
  })

  it('is declined by the customer or by the start of the laundry, and only the order’s Washer may make it', async () => {
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

  it('changes nothing if the card declines the new total', async () => {
    const id = await accepted()
    await adjust(id, 6)
    await db.run(sql`update sandbox_cards set charge_decline = 'insufficient_funds' where id = ${card}`)
    expect(await respond(id, 'approve')).toMatchObject({ status: 422, body: { code: 'insufficient_funds' } })
    await db.run(sql`update sandbox_cards set charge_decline = null where id = ${card}`)
    expect(await viewOf(id)).toMatchObject({ total: 22, adjustment: { state: 'waiting' } })
  })

  describe('of an order paid by the wallet', () => {
    const topUp = async (amountMinor: number) => {
      const { status } = await call(customer, 'POST', '/api/wallet/top-up', {
        amount_minor: amountMinor,
        payment_method_id: card,
      })
      expect(status).toBe(200)
    }
    const complete = async (id: OrderId) => {
      await walk(id, 'picked_up', 'in_progress', 'delivered')
      expect((await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })).status).toBe(200)
      expect(await escrowOf(id)).toBe(0)
    }

    it('releases the difference, and needs a card above the agreed total', async () => {
      await topUp(2_200)
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

    it('authorizes the card that was named when placing', async () => {
      await topUp(2_200 - (await walletOf()))
      const id = await accepted({ use_wallet: true, total: 0 })
      expect(await paymentsOf(id)).toEqual([])
      await adjust(id, 6)
      expect((await respond(id, 'approve')).status).toBe(200)
      expect(await viewOf(id)).toMatchObject({ item_count: 6, wallet: 22, total: 11 })
      await complete(id)
      expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', capturedMinor: 1_100 }])
      expect(await walletOf()).toBe(0)
    })

    it('stores the card that is named with the approval', async () => {
      await topUp(2_200 - (await walletOf()))
      const id = await accepted({ use_wallet: true, payment_method_id: null, total: 0 })
      await adjust(id, 6)
      const named = { response: 'approve', payment_method_id: card }
      expect((await call(customer, 'POST', `/api/orders/${id}/adjustment/respond`, named)).status).toBe(200)
      expect(await viewOf(id)).toMatchObject({ wallet: 22, total: 11, card: { last4: '4242' } })
      await complete(id)
      expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', capturedMinor: 1_100 }])
    })

    it('releases the card when the wallet covers the new total', async () => {
      await topUp(2_000 - (await walletOf()))
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
