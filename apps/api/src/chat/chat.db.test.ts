import { messages } from '@washline/contract/messages'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { aCustomer, anOrder, aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { startTestApi } from '../platform/testing/test-api.ts'
import { chatModule } from './module.ts'

const storage = {
  url: (key: string) => `/api/media/${key}?until=2&signature=good`,
  mayRead: (_key: string, _until: string, signature: string) => signature === 'good',
}
const start = new Date('2026-11-20T10:00:00Z')
const api = await startTestApi((deps) => chatModule({ ...deps, storage }), start)
afterAll(api.close)

const facts: Facts['message.sent'][] = []
api.facts.on('message.sent', async (_, fact) => void facts.push(fact))

let customer = 0
let washer = 0
let chat = ''
let orderId = 0
beforeEach(async () => {
  api.lives.length = 0
  facts.length = 0
  const order = await anOrder(api.db, { status: 'accepted', at: api.clock.now() })
  orderId = order.id
  customer = order.customerId
  washer = Number(order.washerId)
  chat = `/api/chats/${orderId}`
})
const say = (userId: number, content: string, more = {}, headers = {}) =>
  api.call(userId, 'POST', `${chat}/messages`, { content, ...more }, headers)

describe('a conversation', () => {
  it('goes both ways, live except to the sender’s own socket', async () => {
    const sent = await say(customer, '  Ring twice, please  ', {}, { 'x-socket-id': '1.2' })
    expect(sent).toEqual({
      status: 200,
      body: {
        success: true,
        message: {
          id: expect.any(Number),
          content: 'Ring twice, please',
          url: null,
          sender_id: customer,
          created_at: api.clock.now().toISOString(),
          delivered_at: null,
        },
      },
    })
    expect(api.lives).toEqual([
      { channel: `private-chat.${orderId}`, event: 'send-message', data: sent.body.message, exceptSocketId: '1.2' },
    ])
    expect(facts).toMatchObject([{ orderId, senderId: customer, recipientId: washer }])
    await say(washer, 'On my way')
    const { body } = await api.call(customer, 'GET', chat)
    expect(body).toMatchObject({
      success: true,
      chat_id: orderId,
      current_user_id: customer,
      open: true,
      recipient: { id: washer },
      has_more: false,
      messages: [{ content: 'Ring twice, please' }, { content: 'On my way', sender_id: washer }],
    })
  })

  it('is delivered when the other side has loaded it, and the sender is told once', async () => {
    const { body } = await say(customer, 'Hello')
    api.lives.length = 0
    await api.call(customer, 'GET', chat)
    expect(api.lives).toEqual([])
    await api.call(washer, 'GET', chat)
    await api.call(washer, 'GET', chat)
    expect(api.lives).toEqual([
      {
        channel: `private-chat.${orderId}`,
        event: 'messages-delivered',
        data: {
          chat_id: orderId,
          recipient_id: washer,
          up_to: body.message.id,
          delivered_at: api.clock.now().toISOString(),
        },
      },
    ])
    const seen = await api.call(customer, 'GET', chat)
    expect(seen.body.messages[0].delivered_at).toBe(api.clock.now().toISOString())
  })

  it('is delivered when the other side acknowledges it, not when the sender does', async () => {
    const { body } = await say(customer, 'Hello')
    const upTo = { up_to: body.message.id }
    const deliveredAt = async () =>
      (await api.db.one<{ at: Date | null }>(sql`select delivered_at as at from messages where id = ${upTo.up_to}`)).at
    await api.call(customer, 'POST', `${chat}/delivered`, upTo)
    expect(await deliveredAt()).toBeNull()
    expect((await api.call(washer, 'POST', `${chat}/delivered`, upTo)).status).toBe(200)
    expect(await deliveredAt()).not.toBeNull()
  })

  it('comes in pages, the newest first', async () => {
    for (const n of [1, 2, 3, 4, 5]) await say(customer, `${n}`)
    const page = async (query: string) => {
      const { body } = await api.call(washer, 'GET', `${chat}?limit=2${query}`)
      return {
        texts: body.messages.map((m: { content: string }) => m.content),
        more: body.has_more,
        first: body.messages[0]?.id,
      }
    }
    const newest = await page('')
    expect(newest).toMatchObject({ texts: ['4', '5'], more: true })
    const older = await page(`&before=${newest.first}`)
    expect(older).toMatchObject({ texts: ['2', '3'], more: true })
    expect(await page(`&before=${older.first}`)).toMatchObject({ texts: ['1'], more: false })
  })

  it('closes seven days after completion, and can still be read', async () => {
    const completed = await anOrder(api.db, { status: 'completed', at: api.clock.now() })
    const path = `/api/chats/${completed.id}`
    api.clock.advance(7 * 86_400_000 - 1)
    expect((await api.call(completed.customerId, 'POST', `${path}/messages`, { content: 'a' })).status).toBe(200)
    api.clock.advance(1)
    expect(await api.call(completed.customerId, 'POST', `${path}/messages`, { content: 'b' })).toMatchObject({
      status: 409,
      body: { code: 'chat_closed', message: messages.chat.closed },
    })
    expect((await api.call(completed.customerId, 'GET', path)).body).toMatchObject({ open: false })
  })

  it('carries photos of ours only', async () => {
    const url = '/api/media/abc?until=1&signature=good'
    expect((await say(customer, 'Look', { url })).body.message.url).toBe(storage.url('abc'))
    for (const foreign of [
      'https://evil.test/a.jpg',
      '/api/media/abc?until=1&signature=bad',
      `//evil.test${url}`,
      'javascript:alert(1)',
      '/api/media/../x?until=1&signature=good',
    ])
      expect(await say(customer, 'Look', { url: foreign })).toMatchObject({
        status: 422,
        body: { errors: { url: [messages.chat.foreignPhoto] } },
      })
  })
})

describe('rights', () => {
  it('keeps strangers out, and both before there is a Washer', async () => {
    const [stranger, otherWasher] = [await aCustomer(api.db), await aWasher(api.db)]
    const pending = await anOrder(api.db, { status: 'pending', customerId: customer })
    for (const [userId, path] of [
      [stranger.id, chat],
      [otherWasher.id, chat],
      [customer, `/api/chats/${pending.id}`],
      [customer, '/api/chats/999999999'],
      [customer, '/api/chats/nothing'],
    ] as const) {
      expect((await api.call(userId, 'GET', path)).status).toBe(404)
      expect((await api.call(userId, 'POST', `${path}/messages`, { content: 'a' })).status).toBe(404)
      expect((await api.call(userId, 'POST', `${path}/delivered`, { up_to: 1 })).status).toBe(404)
    }
    expect((await api.call(undefined, 'GET', chat)).status).toBe(401)
    expect(api.lives).toEqual([])
  })

  it('lets its two people hear it, and nobody else', async () => {
    const stranger = await aCustomer(api.db)
    const hears = (userId: number) => api.mayHear(userId, `private-chat.${orderId}`)
    expect([await hears(customer), await hears(washer), await hears(stranger.id)]).toEqual([true, true, false])
  })

  it('hands a released order’s next Washer an empty page, and the one before hears no more', async () => {
    await say(customer, 'The gate code is 4711')
    const next = await aWasher(api.db)
    await api.db.run(sql`update orders set washer_id = ${next.id} where id = ${orderId}`)
    await api.db.transaction((tx) =>
      api.facts.tell(tx, 'order.moved', {
        orderId,
        move: 'release',
        from: 'accepted',
        to: 'pending',
        customerId: customer,
        washerId: washer,
        at: api.clock.now(),
      }),
    )
    expect((await api.call(next.id, 'GET', chat)).body.messages).toEqual([])
    expect((await api.call(washer, 'GET', chat)).status).toBe(404)
    expect(api.revoked).toContainEqual({ channel: `private-chat.${orderId}`, userId: washer })
  })

  it.each([
    [{}, 'content'],
    [{ content: '   ' }, 'content'],
    [{ content: 7 }, 'content'],
    [{ content: 'x'.repeat(2_001) }, 'content'],
    [{ content: 'a', url: 7 }, 'url'],
  ])('answers 422 to %j', async (body, field) => {
    const answer = await api.call(customer, 'POST', `${chat}/messages`, body)
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
  })

  it('answers 422 to a text that cannot be stored', async () => {
    expect((await say(customer, 'a\0b')).status).toBe(422)
    expect((await api.call(customer, 'GET', `${chat}?limit=0`)).status).toBe(422)
    expect((await api.call(customer, 'GET', `${chat}?before=x`)).status).toBe(422)
  })
})
