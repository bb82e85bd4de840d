import { chatMessages } from '@washline/contract/chat/messages'
import { toOrderId, toUserId, type UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/harness/test-api.ts'
import type { Events } from '../events/events.ts'
import { aCustomer, anOrder, aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { photoForm, plainPhoto, sharpPhotos } from '../scanning/builders.ts'
import type { ChatDeps } from './deps.ts'
import { chatModule } from './module.ts'
import { removeUnsentPhotos } from './use-cases/remove-unsent-photos.ts'

const stored = new Map<string, Buffer>()
const storage = {
  portraitUrl: (key: string) => `/api/media/${key}`,
  url: (key: string) => `/api/media/${key}?for=order.1.1.&until=2&signature=good`,
  put: async (jpeg: Buffer) => {
    const key = `photo${stored.size + 1}`
    stored.set(key, jpeg)
    return key
  },
  remove: async (key: string) => void stored.delete(key),
}
const enqueued: unknown[] = []
const jobs: ChatDeps['jobs'] = { enqueue: async (_tx, job, data) => void enqueued.push([job.name, data]) }
const start = new Date('2026-11-20T10:00:00Z')
const api = await startTestApi((deps) => chatModule({ ...deps, storage, jobs, photos: sharpPhotos }), start)
afterAll(api.close)
const events: Events['message.sent'][] = []
api.events.on('message.sent', async (_, event) => void events.push(event))

let customer = toUserId(1)
let washer = toUserId(1)
let chat = ''
let orderId = 0
beforeEach(async () => {
  api.lives.length = 0
  events.length = 0
  const order = await anOrder(api.db, { status: 'accepted', at: api.clock.now() })
  orderId = order.id
  customer = order.customerId
  washer = toUserId(Number(order.washerId))
  chat = `/api/chats/${orderId}`
})
const post = (userId: UserId, content: string, more = {}, headers = {}) =>
  api.call(userId, 'POST', `${chat}/messages`, { content, ...more }, headers)
const upload = async (userId: UserId, photo = plainPhoto, path = chat) => {
  const { payload, headers } = photoForm(photo, {}, 'photo.jpg')
  return api.call(userId, 'POST', `${path}/photos`, payload, headers)
}

describe('a conversation', () => {
  it('broadcasts each message to everyone but the sender’s own socket', async () => {
    const sent = await post(customer, '  Ring twice, please  ', {}, { 'x-socket-id': '1.2' })
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
          read_at: null,
        },
      },
    })
    expect(api.lives).toEqual([
      { channel: `private-chat.${orderId}`, event: 'send-message', data: sent.body.message, exceptSocketId: '1.2' },
    ])
    expect(events).toMatchObject([{ orderId, senderId: customer, recipientId: washer }])
    await post(washer, 'On my way')
    const { body } = await api.call(customer, 'GET', chat)
    expect(body).toMatchObject({
      success: true,
      chat_id: orderId,
      current_user_id: customer,
      open: true,
      recipient: { id: washer, name: expect.stringMatching(/ Laundry$/), person: expect.stringMatching(/\d$/) },
      has_more: false,
      messages: [{ content: 'Ring twice, please' }, { content: 'On my way', sender_id: washer }],
    })
  })

  it('marks messages as delivered when the recipient loads the chat, and broadcasts it once', async () => {
    const { body } = await post(customer, 'Hello')
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

  it('marks a message as delivered when the recipient acknowledges it, not the sender', async () => {
    const { body } = await post(customer, 'Hello')
    const upTo = { up_to: body.message.id }
    const deliveredAt = async () =>
      (await api.db.one<{ at: Date | null }>(sql`select delivered_at as at from messages where id = ${upTo.up_to}`)).at
    await api.call(customer, 'POST', `${chat}/delivered`, upTo)
    expect(await deliveredAt()).toBeNull()
    expect((await api.call(washer, 'POST', `${chat}/delivered`, upTo)).status).toBe(200)
    expect(await deliveredAt()).not.toBeNull()
  })

  it('lists messages in pages, newest page first', async () => {
    for (const n of [1, 2, 3, 4, 5]) await post(customer, `${n}`)
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

  it('refuses messages with 409 seven days after completion and stays readable', async () => {
    const completed = await anOrder(api.db, { status: 'completed', at: api.clock.now() })
    const path = `/api/chats/${completed.id}`
    api.clock.advance(7 * 86_400_000 - 1)
    expect((await api.call(completed.customerId, 'POST', `${path}/messages`, { content: 'a' })).status).toBe(200)
    api.clock.advance(1)
    expect(await api.call(completed.customerId, 'POST', `${path}/messages`, { content: 'b' })).toMatchObject({
      status: 409,
      body: { code: 'chat_closed', message: chatMessages.closed },
    })
    expect((await api.call(completed.customerId, 'GET', path)).body).toMatchObject({ open: false })
  })

  it('marks a message as read when the recipient reports it, and broadcasts it once', async () => {
    const { body } = await post(customer, 'Hello')
    api.lives.length = 0
    const upTo = { up_to: body.message.id }
    for (const userId of [customer, washer, washer])
      expect((await api.call(userId, 'POST', `${chat}/read`, upTo)).status).toBe(200)
    const at = api.clock.now().toISOString()
    expect(api.lives).toEqual([
      {
        channel: `private-chat.${orderId}`,
        event: 'messages-read',
        data: { chat_id: orderId, reader_id: washer, up_to: body.message.id, read_at: at },
      },
    ])
    const [seen] = (await api.call(customer, 'GET', chat)).body.messages
    expect(seen).toMatchObject({ read_at: at, delivered_at: at })
  })
})

describe('photos', () => {
  const unsent = () => api.db.all<{ key: string }>(sql`select key from chat_photos where message_id is null`)

  it('attaches a photo to one message only, with or without text', async () => {
    const { body } = await upload(customer)
    const { url } = body.data
    const sent = await post(customer, '', { url })
    expect(sent).toMatchObject({ status: 200, body: { message: { content: '', url } } })
    expect((await api.call(washer, 'GET', chat)).body.messages).toMatchObject([{ url }])
    expect(await post(customer, 'again', { url })).toMatchObject({ status: 422 })
  })

  it('refuses other formats with 415, broken pictures with 422 and large files with 413', async () => {
    expect((await upload(customer, Buffer.from('dear diary'))).status).toBe(415)
    expect((await upload(customer, plainPhoto.subarray(0, 90))).status).toBe(422)
    expect((await upload(customer, Buffer.alloc(market.photos.maxBytes + 1))).status).toBe(413)
  })

  it('refuses any address but a photo that the sender uploaded to this chat', async () => {
    const { url } = (await upload(customer)).body.data
    const other = await anOrder(api.db, { status: 'accepted', customerId: customer, at: api.clock.now() })
    const elsewhere = (await upload(customer, plainPhoto, `/api/chats/${other.id}`)).body.data.url
    for (const [userId, foreign] of [
      [washer, url],
      [customer, elsewhere],
      [customer, storage.url('unknown')],
      [customer, 'https://evil.test/a.jpg'],
      [customer, `//evil.test${url}`],
      [customer, 'javascript:alert(1)'],
    ] as const)
      expect(await post(toUserId(userId), 'Look', { url: foreign })).toMatchObject({
        status: 422,
        body: { errors: { url: [chatMessages.foreignPhoto] } },
      })
  })

  it('accepts one of two concurrent messages with the same photo', async () => {
    const { url } = (await upload(customer)).body.data
    const answers = await Promise.all([post(customer, 'a', { url }), post(customer, 'b', { url })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('deletes photos that were never sent after three days and leaves sent ones', async () => {
    const sent = (await upload(customer)).body.data.url
    await post(customer, 'Look', { url: sent })
    api.clock.advance(market.chat.unsentPhotoMs + 1)
    const fresh = (await upload(customer)).body.data.url
    await removeUnsentPhotos({ ...api, jobs })
    expect((await unsent()).map(({ key }) => storage.url(key))).toEqual([fresh])
    const gone = enqueued.flatMap((each) => (each as [string, { keys: string[] }])[1].keys)
    expect(gone.map(storage.url)).not.toContain(sent)
    expect(gone.length).toBeGreaterThan(0)
  })

  it('stores no photo for a stranger or in a closed chat', async () => {
    const before = stored.size
    const stranger = await aCustomer(api.db)
    expect((await upload(stranger.id)).status).toBe(404)
    const ended = await anOrder(api.db, { status: 'completed', at: api.clock.now() })
    api.clock.advance(market.chat.openAfterCompletionMs)
    expect((await upload(ended.customerId, plainPhoto, `/api/chats/${ended.id}`)).status).toBe(409)
    expect(stored.size).toBe(before)
  })
})

describe('rights', () => {
  it('answers 404 to strangers, and to everybody before there is a Washer', async () => {
    const [stranger, otherWasher] = [await aCustomer(api.db), await aWasher(api.db)]
    const pending = await anOrder(api.db, { status: 'pending', customerId: customer })
    for (const [userId, path] of [
      [stranger.id, chat],
      [otherWasher.id, chat],
      [customer, `/api/chats/${pending.id}`],
      [customer, '/api/chats/999999999'],
      [customer, '/api/chats/nothing'],
    ] as const) {
      expect((await api.call(toUserId(userId), 'GET', path)).status).toBe(404)
      expect((await api.call(toUserId(userId), 'POST', `${path}/messages`, { content: 'a' })).status).toBe(404)
      expect((await api.call(toUserId(userId), 'POST', `${path}/delivered`, { up_to: 1 })).status).toBe(404)
      expect((await api.call(toUserId(userId), 'POST', `${path}/read`, { up_to: 1 })).status).toBe(404)
      expect((await upload(toUserId(userId), plainPhoto, path)).status).toBe(404)
    }
    expect((await api.call(undefined, 'GET', chat)).status).toBe(401)
    expect(api.lives).toEqual([])
  })

  it('lets only the two people of the order subscribe', async () => {
    const stranger = await aCustomer(api.db)
    const maySubscribe = (userId: UserId) => api.mayHear(userId, `private-chat.${orderId}`)
    expect(await Promise.all([customer, washer, stranger.id].map(maySubscribe))).toEqual([true, true, false])
  })

  it('shows the next Washer of a released order an empty chat and revokes the previous subscription', async () => {
    await post(customer, 'The gate code is 4711')
    const next = await aWasher(api.db)
    await api.db.run(sql`update orders set washer_id = ${next.id} where id = ${orderId}`)
    await api.db.transaction((tx) =>
      api.events.publish(tx, 'order.moved', {
        orderId: toOrderId(orderId),
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
    expect((await post(customer, 'a\0b')).status).toBe(422)
    expect((await api.call(customer, 'GET', `${chat}?limit=0`)).status).toBe(422)
    expect((await api.call(customer, 'GET', `${chat}?before=x`)).status).toBe(422)
  })
})
