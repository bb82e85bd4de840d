import type { OrderId, UserId } from '@washline/contract/ids'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { photoForm, plainPhoto } from '../../scanning/builders.ts'
import { aCustomer, startOrders, startPlacing } from '../builders.ts'
import { removeUnusedPhotos } from './remove-unused-photos.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, published } = api
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

  it('is declined by the customer, and only the order’s Washer may make it', async () => {
    const id = await accepted()
    await adjust(id, 6)
    expect((await respond(id, 'decline')).body).toMatchObject({
      data: { total: 22, adjustment: { state: 'declined' } },
    })
    expect((await adjust(id, 7, other)).status).toBe(403)
    await walk(id, 'picked_up', 'in_progress')
    expect((await adjust(id, 3)).status).toBe(409)
    expect((await respond(id, 'approve')).status).toBe(409)
  })

  describe('that waits for the customer', () => {
    const waiting = async (quantity = 6) => {
      const id = await accepted()
      await adjust(id, quantity)
      return { id, adjustmentId: (await viewOf(id)).adjustment?.id }
    }
    const move = (id: number, action: string) => call(washer, 'PUT', `/api/provider/orders/${id}/status`, { action })
    const withdraw = (id: number, adjustmentId: unknown, by: { id: UserId } = washer) =>
      call(by, 'POST', `/api/provider/orders/${id}/adjustment/withdraw`, { adjustment_id: adjustmentId })
    const stateOf = async (id: OrderId) => (await viewOf(id)).adjustment?.state

    it('refuses the moves that would answer it for the customer', async () => {
      const { id } = await waiting()
      expect(await move(id, 'picked_up')).toMatchObject({ status: 409, body: { code: 'adjustment_waiting' } })
      await respond(id, 'approve')
      await walk(id, 'picked_up')
      await adjust(id, 9)
      expect(await move(id, 'in_progress')).toMatchObject({ status: 409, body: { code: 'adjustment_waiting' } })
      expect(await stateOf(id)).toBe('waiting')
      expect((await respond(id, 'decline')).status).toBe(200)
      await walk(id, 'in_progress')
      expect(await viewOf(id)).toMatchObject({ total: 33, adjustment: { state: 'declined' } })
    })

    it('is withdrawn by its Washer, and the order moves on with the agreed list', async () => {
      const { id, adjustmentId: older } = await waiting()
      await adjust(id, 7)
      const adjustmentId = (await viewOf(id)).adjustment?.id
      expect(await withdraw(id, older)).toMatchObject({ status: 409, body: { code: 'changed' } })
      expect((await withdraw(id, adjustmentId, customer)).status).toBe(403)
      expect((await withdraw(id, adjustmentId, other)).status).toBe(403)
      expect((await withdraw(id, adjustmentId)).body).toMatchObject({ data: { state: 'withdrawn' } })
      expect(published.at(-1)).toMatchObject(['order.adjusted', { orderId: id, state: 'withdrawn' }])
      expect(await withdraw(id, adjustmentId)).toMatchObject({ status: 409, body: { code: 'changed' } })
      expect((await respond(id, 'approve')).status).toBe(404)
      await walk(id, 'picked_up')
      expect(await viewOf(id)).toMatchObject({ total: 22, item_count: 4, adjustment: { state: 'withdrawn' } })
    })

    it('has one winner between the withdrawal and the approval', async () => {
      for (let n = 0; n < 4; n += 1) {
        const { id, adjustmentId } = await waiting()
        const answer = { response: 'approve', adjustment_id: adjustmentId }
        const [withdrawn, approved] = await Promise.all([
          withdraw(id, adjustmentId),
          call(customer, 'POST', `/api/orders/${id}/adjustment/respond`, answer),
        ])
        expect([withdrawn.status, approved.status].sort()).toEqual([200, 409])
        const isApproved = approved.status === 200
        expect(await viewOf(id)).toMatchObject({
          total: isApproved ? 33 : 22,
          adjustment: { state: isApproved ? 'approved' : 'withdrawn' },
        })
      }
    })

    it('is withdrawn by a release and by a newer one, and declined by a cancellation', async () => {
      const states = (id: OrderId) =>
        db.all(sql`select state from order_adjustments where order_id = ${id} order by id`)
      const released = (await waiting()).id
      await adjust(released, 7)
      await call(washer, 'POST', `/api/provider/orders/${released}/release`, {})
      expect(await states(released)).toEqual([{ state: 'withdrawn' }, { state: 'withdrawn' }])
      const cancelled = (await waiting()).id
      await call(customer, 'POST', `/api/orders/${cancelled}/cancel`)
      expect(await states(cancelled)).toEqual([{ state: 'declined' }])
    })
  })

  describe('with a photo', () => {
    const uploadTo = (id: number, by: { id: UserId } = washer) => {
      const { payload, headers } = photoForm(plainPhoto, {}, 'bag.jpg')
      return api.send(by, 'POST', `/api/provider/orders/${id}/adjustment/photos`, payload, headers)
    }
    const send = (id: number, photo: unknown) =>
      call(washer, 'POST', `/api/provider/orders/${id}/adjustment`, {
        items: [{ name: 'Jeans', quantity: 6 }],
        reason: 'Two more at the bottom',
        photo,
      })

    it('shows it to the customer who decides', async () => {
      const id = await accepted()
      const { url } = (await uploadTo(id)).body.data as { url: string }
      expect((await send(id, url)).body).toMatchObject({ data: { state: 'waiting', photo_url: expect.any(String) } })
      expect((await viewOf(id)).adjustment?.photo_url).toContain('/')
    })

    it('takes only photos of its Washer for this order', async () => {
      const [id, elsewhere] = [await accepted(), await accepted()]
      expect((await uploadTo(id, other)).status).toBe(403)
      const { url } = (await uploadTo(elsewhere)).body.data as { url: string }
      for (const photo of [url, 'https://example.test/bag.jpg'])
        expect(await send(id, photo)).toMatchObject({ status: 422, body: { errors: { photo: [expect.any(String)] } } })
    })

    it('is removed after some days where nothing uses it', async () => {
      const id = await accepted()
      const used = ((await uploadTo(id)).body.data as { url: string }).url
      await uploadTo(id)
      await send(id, used)
      const left = () => db.one(sql`select count(*) as count from order_adjustment_photos where order_id = ${id}`)
      await removeUnusedPhotos(api)
      expect(await left()).toEqual({ count: 2 })
      api.clock.advance(73 * 3_600_000)
      await removeUnusedPhotos(api)
      expect(await left()).toEqual({ count: 1 })
    })
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
