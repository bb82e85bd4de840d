import { type OrderId, toOrderId, toUserId, type UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { openConnections } from '../../../testing/harness/open-connections.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { anOrder } from '../../orders/builders.ts'
import { moneyOf } from '../../payments/builders.ts'
import { sql } from '../../platform/db/sql.ts'
import { farAwayPlace, startDispatch, type TestOffer } from '../builders.ts'
import { insertOffers } from '../store.ts'

const api = await startDispatch()
const { db, clock, call, customer, place, runDue, washersAt, offersOf, openOf, respond, broadcastsTo } = api
const { offerMs, capacity } = market.dispatch
const { paymentsOf, addsUp } = moneyOf(db, { customerId: customer.id, washerId: toUserId(1) })
afterAll(async () => {
  await addsUp()
  await api.close()
})

const orderOf = (id: number) =>
  db.one<{ status: string; washerId: UserId | null }>(
    sql`select status, washer_id as "washerId" from orders where id = ${id}`,
  )
const offered = async (km: readonly number[]) => {
  const here = farAwayPlace()
  await washersAt(here, km)
  const orderId = await place(here)
  await runDue()
  const [first, ...others] = await openOf(orderId)
  if (!first) throw new Error('nobody was asked')
  return { here, orderId, first, others }
}
const cancel = (orderId: OrderId) => call(customer, 'POST', `/api/orders/${orderId}/cancel`)
const stateOf = async (offer: TestOffer) =>
  (
    await offersOf((await db.one<{ id: OrderId }>(sql`select order_id as id from offers where id = ${offer.id}`)).id)
  ).find(({ id }) => id === offer.id)?.state

describe('accepting', () => {
  it('assigns the order, ends the other offers and broadcasts to every Washer asked', async () => {
    const { orderId, first, others } = await offered([1, 1.5, 2])
    expect(await respond(first, 'accept')).toMatchObject({
      status: 200,
      body: { data: { order_id: orderId, status: 'accepted' } },
    })
    expect(await orderOf(orderId)).toEqual({ status: 'accepted', washerId: first.washerId })
    expect(await broadcastsTo({ id: first.washerId }, orderId)).toMatchObject([
      { event: 'new-order' },
      { event: 'request-ended', data: { order_id: orderId, notification_id: first.id } },
    ])
    expect(others).toHaveLength(2)
    for (const offer of others) {
      expect(await broadcastsTo({ id: offer.washerId }, orderId)).toMatchObject([
        { event: 'new-order' },
        { event: 'request-ended', data: { order_id: orderId, notification_id: offer.id } },
      ])
      expect(await respond(offer, 'accept')).toMatchObject({ status: 409, body: { code: 'offer_ended' } })
    }
    clock.advance(offerMs)
    await runDue()
    expect(await openOf(orderId)).toEqual([])
  })

  it('is idempotent for the same Washer, also concurrently', async () => {
    const { orderId, first } = await offered([1])
    await openConnections(db, 4)
    const answers = await Promise.all([1, 2, 3].map(() => respond(first, 'accept')))
    for (const answer of [...answers, await respond(first, 'accept')])
      expect(answer).toMatchObject({ status: 200, body: { data: { order_id: orderId, status: 'accepted' } } })
  })

  it('is refused after expiry, after a skip and for another Washer’s offer', async () => {
    const { first, others } = await offered([1, 1.5, 2])
    const [second, third] = others
    if (!second || !third) throw new Error('too few were asked')
    expect((await respond({ id: first.id, washerId: second.washerId }, 'accept')).status).toBe(404)
    expect((await respond({ id: first.id, washerId: second.washerId }, 'skip')).status).toBe(404)
    expect((await respond({ id: 999_999_999, washerId: first.washerId }, 'accept')).status).toBe(404)
    expect((await respond({ id: first.id, washerId: customer.id }, 'accept')).status).toBe(403)
    expect((await respond(second, 'skip')).status).toBe(200)
    expect((await respond(second, 'skip')).status).toBe(200)
    expect(await respond(second, 'accept')).toMatchObject({ status: 409, body: { code: 'offer_ended' } })
    clock.advance(offerMs)
    expect(await respond(first, 'accept')).toMatchObject({ status: 409, body: { code: 'offer_ended' } })
    await runDue()
    expect(await respond(third, 'accept')).toMatchObject({ status: 409, body: { code: 'offer_ended' } })
    expect(await stateOf(third)).toBe('expired')
  })

  it('is refused at capacity, also for two concurrent orders', async () => {
    const here = farAwayPlace()
    const [washer] = await washersAt(here, [1, 2])
    const washerId = washer?.id ?? toUserId(1)
    for (let n = 1; n < capacity; n += 1) await anOrder(db, { washerId, status: 'accepted' })
    const orders = [await place(here), await place(here)]
    await runDue()
    const offers = (await Promise.all(orders.map(openOf))).flat().filter((offer) => offer.washerId === washerId)
    await openConnections(db, 4)
    const answers = await Promise.all(offers.map((offer) => respond(offer, 'accept')))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(answers).toContainEqual(expect.objectContaining({ body: expect.objectContaining({ code: 'at_capacity' }) }))
  })

  it('assigns the order to one of fifty concurrent Washers', async () => {
    const here = farAwayPlace()
    const orderId = await place(here)
    const washers = await washersAt(
      here,
      Array.from({ length: 50 }, (_, n) => 0.5 + n / 50),
    )
    const at = clock.now()
    const weighed = {
      score: 1,
      parts: { travel: 1, rating: 1, onTime: 1, acceptance: 1, load: 1, skips: 1, favourite: 0 },
      ground: 'score' as const,
      reason: 'near',
      refusalInputs: { travelMinutes: 1, payPerHour: 20, ordersInHand: 0, acceptance: 1, skips: 0 },
    }
    const offers = washers.map(({ id }) => ({ washerId: id, ...weighed, distanceM: 500, durationS: 90 }))
    await db.transaction((tx) =>
      insertOffers(tx, { orderId: toOrderId(orderId), offers, at, expiresAt: new Date(at.getTime() + offerMs) }),
    )
    const open = await openOf(orderId)
    await openConnections(db, 20)
    const answers = await Promise.all(open.map((offer) => respond(offer, 'accept')))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49)
    const winner = open[answers.findIndex((answer) => answer.status === 200)]
    expect(await orderOf(orderId)).toEqual({ status: 'accepted', washerId: winner?.washerId })
    const states = (await offersOf(orderId)).map((offer) => offer.state)
    expect(states.filter((state) => state === 'accepted')).toHaveLength(1)
    expect(states.filter((state) => state === 'ended')).toHaveLength(49)
    expect(await verifyLedger(db)).toMatchObject({ ok: true })
  })
})

describe('a concurrent cancel and accept', () => {
  /** Queues both calls on the order's row lock in the given order, then releases it. */
  const queued = async (orderId: OrderId, ...steps: (() => Promise<{ status: number }>)[]) => {
    const blocker = new Client({ connectionString: db.url })
    await blocker.connect()
    try {
      const { rows } = await blocker.query<{ pid: number }>('select pg_backend_pid() as pid')
      await blocker.query('begin')
      await blocker.query('select 1 from orders where id = $1 for update', [orderId])
      const running: Promise<{ status: number }>[] = []
      for (const step of steps) {
        running.push(step())
        await expect
          .poll(
            async () => {
              const { count } = await db.one<{ count: number }>(sql`
              select count(*) as count from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock' and pid <> ${rows[0]?.pid ?? 0}`)
              return count
            },
            { interval: 10, timeout: 20_000 },
          )
          .toBe(running.length)
      }
      await blocker.query('commit')
      return (await Promise.all(running)).map((answer) => answer.status)
    } finally {
      await blocker.end()
    }
  }

  it('cancels and releases the authorization if the cancel is first', async () => {
    const { orderId, first } = await offered([1, 2])
    expect(
      await queued(
        orderId,
        () => cancel(orderId),
        () => respond(first, 'accept'),
      ),
    ).toEqual([200, 409])
    expect(await orderOf(orderId)).toEqual({ status: 'cancelled', washerId: null })
    expect(await paymentsOf(orderId)).toMatchObject([{ state: 'released', capturedMinor: 0 }])
    expect(await stateOf(first)).toBe('ended')
    expect(await openOf(orderId)).toEqual([])
  })

  it('cancels the accepted order free of charge if the accept is first', async () => {
    const { orderId, first } = await offered([1, 2])
    expect(
      await queued(
        orderId,
        () => respond(first, 'accept'),
        () => cancel(orderId),
      ),
    ).toEqual([200, 200])
    expect(await orderOf(orderId)).toEqual({ status: 'cancelled', washerId: first.washerId })
    expect(await paymentsOf(orderId)).toMatchObject([{ state: 'released', capturedMinor: 0 }])
    expect(await stateOf(first)).toBe('ended')
    expect(await broadcastsTo({ id: first.washerId }, orderId)).toMatchObject([
      { event: 'new-order' },
      { event: 'request-ended' },
      { event: 'request-ended' },
    ])
  })
})

describe('a release', () => {
  const release = (orderId: OrderId, washerId: UserId) =>
    call({ id: washerId }, 'POST', `/api/provider/orders/${orderId}/release`, {})

  it('offers the order again, except to the Washer who released it', async () => {
    const { orderId, first, others } = await offered([1, 1.5, 2])
    await respond(first, 'accept')
    expect((await release(orderId, first.washerId)).status).toBe(200)
    await runDue()
    const again = (await openOf(orderId)).map((offer) => offer.washerId).sort()
    expect(again).toEqual(others.map((offer) => offer.washerId).sort())
    const [second] = await openOf(orderId)
    if (!second) throw new Error('nobody was asked again')
    expect((await respond(second, 'accept')).status).toBe(200)
    expect(await orderOf(orderId)).toEqual({ status: 'accepted', washerId: second.washerId })
    expect((await release(orderId, second.washerId)).status).toBe(200)
    await runDue()
    const [third] = await openOf(orderId)
    expect((await openOf(orderId)).map((offer) => offer.washerId)).not.toContain(second.washerId)
    expect(third && (await respond(third, 'accept')).status).toBe(200)
    expect(await paymentsOf(orderId)).toMatchObject([{ state: 'capturable' }])
  })
})
