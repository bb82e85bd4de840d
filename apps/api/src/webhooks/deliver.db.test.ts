import { toClaimId, toMessageId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { webhookEvents } from '@washline/contract/webhooks/events'
import { webhookSettings } from '@washline/contract/webhooks/webhook-settings'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type Received, startReceiver } from '../../testing/fakes/fake-receiver.ts'
import { aCustomer, type BuiltOrder } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { type MadeWebhook, startWebhooks, washerOf } from './builders.ts'

const market = await startWebhooks()
afterAll(market.close)
const { db, clock, events, receiver, make, idle, later, deliveriesOf, accepted, publish } = market
afterEach(async () => {
  receiver.answer(() => ({}))
  await idle()
  await db.run(sql`delete from webhooks`)
  receiver.received.length = 0
})

const minute = 60_000
const verify = ({ secret }: Pick<MadeWebhook, 'secret'>, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>)
const typesOf = (received: readonly Received[]) => received.map(({ event }) => event.type)
const idsOf = (received: readonly Received[]) => received.map(({ headers }) => headers['webhook-id'])

describe('an event', () => {
  it('is sent as Standard Webhooks describes, once its transaction has committed', async () => {
    const order = await accepted()
    const webhook = await make(order.customerId)
    await publish(order, 'accept')
    await idle()
    const [got] = receiver.received
    if (!got) throw new Error('nothing was received')
    expect(verify(webhook, got)).toEqual(got.event)
    expect(got.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[\da-f-]{36}$/),
      'webhook-timestamp': String(clock.now().getTime() / 1_000),
      'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/),
    })
    expect(webhookEvents['order.accepted'].payload.parse(got.event)).toEqual(got.event)
    expect(() =>
      new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`).verify(got.body, got.headers as never),
    ).toThrow()
  })

  it('of a transaction that is rolled back is not sent', async () => {
    const order = await accepted()
    await make(order.customerId)
    const failed = db.transaction(async (tx) => {
      await events.publish(tx, 'messages.read', { orderId: order.id, recipientId: order.customerId, at: clock.now() })
      await events.publish(tx, 'message.sent', {
        orderId: order.id,
        messageId: toMessageId(1),
        senderId: washerOf(order),
        recipientId: order.customerId,
        at: clock.now(),
      })
      throw new Error('cut off')
    })
    await expect(failed).rejects.toThrow('cut off')
    await later(0)
    expect(receiver.received).toEqual([])
    expect(await db.all(sql`select from webhook_deliveries`)).toEqual([])
  })

  it('goes to the people of its order and the market, to each with what they may see', async () => {
    const order = await accepted()
    const operator = await aCustomer(db)
    await db.run(sql`update users set is_operator = true where id = ${operator.id}`)
    const stranger = await aCustomer(db)
    const paths = { customer: order.customerId, washer: washerOf(order), stranger: stranger.id }
    for (const [path, owner] of Object.entries(paths)) await make(owner, { at: { url: `${receiver.url}${path}` } })
    const reason = 'For the accounting of the market.'
    const body = { url: `${receiver.url}market`, event_types: ['order.picked_up'], reason }
    expect((await market.call(operator.id, 'POST', '/api/ops/webhooks', body)).status).toBe(200)
    await publish(order, 'pickUp', 'picked_up')
    await idle()
    const seen = Object.fromEntries(
      receiver.received.map(({ path, event }) => [path.slice(1), Object.keys(event.data.order as object)]),
    )
    const common = expect.arrayContaining(['id', 'status', 'item_count', 'accepted_at'])
    expect(seen).toEqual({ customer: common, washer: common, market: common })
    const money = (keys: string[] = []) => keys.filter((key) => key.endsWith('_minor')).toSorted()
    expect(money(seen.customer)).toEqual(['total_minor'])
    expect(money(seen.washer)).toEqual(['net_pay_minor'])
    expect(money(seen.market)).toEqual(['net_pay_minor', 'total_minor'])
    for (const { body, event } of receiver.received) {
      expect(body).not.toMatch(/address|name|Jalan|latitude/)
      expect(webhookEvents['order.picked_up'].payload.parse(event)).toEqual(event)
    }
  })

  it('is sent without the order in a thin payload, and only if its type was chosen', async () => {
    const order = await accepted()
    await make(order.customerId, { payload: 'thin', event_types: ['order.delivered'] })
    await publish(order, 'pickUp', 'picked_up')
    await publish(order, 'deliver', 'delivered')
    await idle()
    expect(receiver.received.map(({ event }) => event)).toEqual([
      {
        type: 'order.delivered',
        timestamp: clock.now().toISOString(),
        data: { order_id: order.id, status: 'delivered' },
      },
    ])
  })

  it('of a claim has the share for the Washer', async () => {
    const order = await accepted()
    await make(washerOf(order), { payload: 'thin' })
    await db.transaction((tx) =>
      events.publish(tx, 'claim.moved', {
        claimId: toClaimId(1),
        orderId: order.id,
        customerId: order.customerId,
        washerId: washerOf(order),
        to: 'paid',
        by: 'rules',
        amountMinor: minor(900),
        washerMinor: minor(300),
        isReserved: true,
        mayDeductMinor: minor(300),
        isDeliveredSince: false,
        deductedMinor: minor(0),
        at: clock.now(),
      }),
    )
    await idle()
    expect(receiver.received[0]?.event.data).toMatchObject({ state: 'paid', amount_minor: 300 })
  })
})

describe('the order of events', () => {
  it('is that of each order: one waits for the one before it, other orders do not', async () => {
    const [one, other] = [await accepted(), await accepted()]
    for (const { customerId } of [one, other]) await make(customerId)
    receiver.answer(({ event }) => (event.data.order_id === one.id ? { status: 503 } : {}))
    await publish(one, 'accept')
    await publish(one, 'pickUp', 'picked_up')
    await publish(other, 'accept')
    await publish(other, 'pickUp', 'picked_up')
    await idle()
    const of = ({ id }: BuiltOrder) => receiver.received.filter(({ event }) => event.data.order_id === id)
    expect(typesOf(of(other))).toEqual(['order.accepted', 'order.picked_up'])
    expect(typesOf(of(one))).toEqual(['order.accepted'])
    receiver.answer(() => ({}))
    await later(minute)
    expect(typesOf(of(one))).toEqual(['order.accepted', 'order.accepted', 'order.picked_up'])
    const [first, second, next] = idsOf(of(one))
    expect(second).toBe(first)
    expect(next).not.toBe(first)
  })

  it('goes on when one was given up', async () => {
    const order = await accepted()
    const { id } = await make(order.customerId)
    receiver.answer(({ event }) => (event.type === 'order.accepted' ? { status: 400, text: 'no such field' } : {}))
    await publish(order, 'accept')
    await publish(order, 'pickUp', 'picked_up')
    await idle()
    expect(typesOf(receiver.received)).toEqual(['order.accepted', 'order.picked_up'])
    expect((await deliveriesOf(order.customerId, id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['delivered', null],
      ['failed', 'refused'],
    ])
  })

  it('is the same when several processes send, and each is sent once', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, accepted))
    const [{ customerId } = await accepted()] = orders
    await db.run(sql`update orders set customer_id = ${customerId}`)
    await make(customerId, { payload: 'thin' })
    const others = [market.startOther(), market.startOther()]
    for (const move of ['accept', 'pickUp', 'startLaundry', 'finishLaundry', 'deliver'] as const) {
      await Promise.all(orders.map((order) => publish({ ...order, customerId }, move)))
      for (const { wake } of others) wake()
    }
    const sent = async () => {
      for (const { idle } of [market, ...others]) await idle()
      return receiver.received.length
    }
    await expect.poll(sent, { timeout: 10_000 }).toBe(40)
    expect(new Set(idsOf(receiver.received)).size).toBe(40)
    const expected = [
      'order.accepted',
      'order.picked_up',
      'order.laundry_started',
      'order.laundry_finished',
      'order.delivered',
    ]
    for (const { id } of orders)
      expect(typesOf(receiver.received.filter(({ event }) => event.data.order_id === id))).toEqual(expected)
  })
})

describe('a receiver', () => {
  it('that is dead or slow makes no other wait', async () => {
    const never = Promise.withResolvers<void>()
    const dead = await startReceiver(() => ({ after: never.promise }))
    const orders = await Promise.all(Array.from({ length: 6 }, accepted))
    for (const { customerId } of orders) {
      for (let n = 0; n < 2; n += 1) await make(customerId, { at: dead })
    }
    for (const order of orders) await publish(order, 'accept')
    const order = await accepted()
    await make(order.customerId)
    await publish(order, 'accept')
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1)
    expect(dead.received.length).toBe(12)
    never.resolve()
    await idle()
    await dead.close()
  })

  it('that asks for a pause gets it', async () => {
    const order = await accepted()
    const { id } = await make(order.customerId)
    receiver.answer(() => ({ status: 429, headers: { 'retry-after': '1800' } }))
    await publish(order, 'accept')
    await idle()
    await later(20 * minute)
    expect(receiver.received).toHaveLength(1)
    receiver.answer(() => ({}))
    await later(11 * minute)
    expect(receiver.received).toHaveLength(2)
    const [delivery] = await deliveriesOf(order.customerId, id)
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([429, 204])
  })

  it('is tried for a day, and every attempt is stored', async () => {
    const order = await accepted()
    const { id } = await make(order.customerId)
    receiver.answer(() => ({ status: 500, text: 'out of order' }))
    await publish(order, 'accept')
    for (let hour = 0; hour < 26; hour += 1) await later(60 * minute)
    const [delivery] = await deliveriesOf(order.customerId, id)
    expect(delivery).toMatchObject({ state: 'failed', reason: 'expired', due_at: null })
    expect(delivery?.attempts.length).toBeGreaterThan(6)
    expect(delivery?.attempts[0]).toMatchObject({ status: 500, error: null, answer: 'out of order' })
  })

  it('that crashes this process before its answer is recorded gets the same webhook-id again', async () => {
    const order = await accepted()
    await make(order.customerId)
    const closed = Promise.withResolvers<undefined>()
    const crashed = market.startOther({
      send: async ({ url, ...call }) => {
        await fetch(url, { method: 'POST', ...call })
        return closed.promise
      },
      close: async () => closed.resolve(undefined),
    })
    await db.transaction(async (tx) => {
      // Written by a process that ends before it sends.
      await tx.run(sql`
        insert into webhook_deliveries (webhook_id, type, order_id, data, occurred_at, tries_from, due_at)
        select id, 'order.accepted', ${order.id}, '{}', ${clock.now()}, ${clock.now()}, ${clock.now()} from webhooks`)
    })
    crashed.wake()
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1)
    await later(webhookSettings.claimMs - 1)
    expect(receiver.received).toHaveLength(1)
    await later(1)
    expect(receiver.received).toHaveLength(2)
    expect(new Set(idsOf(receiver.received)).size).toBe(1)
  })
})

describe('a Washer who releases an order', () => {
  it('gets that as the last event of it, and not what still waited', async () => {
    const order = await accepted()
    const washer = washerOf(order)
    const { id } = await make(washer)
    receiver.answer(() => ({ status: 503 }))
    await publish(order, 'accept')
    await idle()
    await db.run(sql`update orders set washer_id = null, status = 'pending' where id = ${order.id}`)
    await publish(order, 'release', 'pending')
    receiver.answer(() => ({}))
    await later(minute)
    const [, released, ...more] = receiver.received
    expect(released?.event).toMatchObject({ type: 'order.released', data: { order_id: order.id, status: 'pending' } })
    expect(released?.event.data).not.toHaveProperty('order')
    expect(more).toEqual([])
    expect((await deliveriesOf(washer, id)).map(({ state }) => state)).toEqual(['delivered', 'withdrawn'])
  })
})
