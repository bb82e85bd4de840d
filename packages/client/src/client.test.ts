import { operations } from '@washline/contract/documents/operations'
import { toOrderId } from '@washline/contract/ids'
import { expect, it } from 'vitest'
import { answer, answeringServer, hangUp, silence } from '../testing/answering-server.ts'
import { createClient } from './client.ts'
import { refusalOf, WashlineError } from './washline-error.ts'

const fast = { pauseMs: 1, longestPauseMs: 2_000 }
const problem = (code: string, more: object = {}) => ({ success: false, code, message: `It is ${code}.`, ...more })
const id = toOrderId(100_001)

it('has a method for each call of the contract', () => {
  const methods = Object.keys(createClient({ url: 'http://localhost' }))
  expect(methods.toSorted()).toEqual([...operations.map(({ name }) => name), 'fetch', 'rows', 'withToken'].toSorted())
})

it('sends the parts of a call where they belong', async () => {
  await using server = await answeringServer(answer(200, { success: true }), answer(200, { success: true, data: 1 }))
  const client = createClient({ url: server.url, token: 'abc', language: 'de' })
  await client.saveOrderCare({ params: { id }, body: {} as never }, { idempotencyKey: 'mine' })
  expect(await client.listOrders({ query: { limit: 2, status: undefined } })).toEqual({ success: true, data: 1 })
  expect(server.seen).toMatchObject([
    {
      method: 'PUT',
      path: '/api/orders/100001/care',
      body: '{}',
      headers: {
        authorization: 'Bearer abc',
        'accept-language': 'de',
        'content-type': 'application/json',
        'idempotency-key': 'mine',
      },
    },
    { method: 'GET', path: '/api/orders?limit=2', body: '' },
  ])
  expect(server.seen[1]?.headers).not.toHaveProperty('idempotency-key')
})

it('repeats what broke off, was too much or came too early with the same key', async () => {
  await using server = await answeringServer(
    hangUp,
    answer(429, problem('too_many_requests'), { 'retry-after': '0' }),
    answer(409, problem('request_in_progress')),
    answer(503, problem('unavailable')),
    answer(200, { success: true }),
  )
  await createClient({ url: server.url, token: 'abc', ...fast, attempts: 5 }).cancelOrder({ params: { id } })
  const keys = server.seen.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(5)
  expect(new Set(keys).size).toBe(1)
})

it('waits as long as the server asks', async () => {
  await using server = await answeringServer(
    answer(429, problem('too_many_requests'), { 'retry-after': '1' }),
    answer(200, { success: true, data: [] }),
  )
  const begun = performance.now()
  await createClient({ url: server.url, token: 'abc', ...fast }).listPlaces()
  expect(performance.now() - begun).toBeGreaterThan(950)
})

it('does not repeat what may have had its effect and has no key, nor what is refused', async () => {
  await using server = await answeringServer(hangUp, answer(409, problem('wrong_status')))
  const client = createClient({ url: server.url, ...fast })
  await expect(client.login({ body: { email: 'a@b.example', password: 'x' } })).rejects.toThrow()
  await expect(client.cancelOrder({ params: { id } })).rejects.toThrow('It is wrong_status.')
  expect(server.seen).toHaveLength(2)
})

it('gives up after its attempts, and at once where the pause would be too long', async () => {
  await using server = await answeringServer(
    answer(503, problem('unavailable')),
    answer(503, problem('unavailable')),
    answer(503, problem('unavailable'), { 'retry-after': '600' }),
  )
  const client = createClient({ url: server.url, ...fast, attempts: 2 })
  await expect(client.getConfig()).rejects.toMatchObject({ status: 503, code: 'unavailable' })
  await expect(client.getConfig()).rejects.toMatchObject({ retryAfterS: 600 })
  expect(server.seen).toHaveLength(3)
})

it('ends with a timeout of each attempt, and with the signal of its caller', async () => {
  await using server = await answeringServer(silence, silence, silence)
  const client = createClient({ url: server.url, ...fast, attempts: 2, timeoutMs: 40 })
  await expect(client.getConfig()).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(server.seen).toHaveLength(2)
  const stop = new AbortController()
  const waiting = client.getConfig({}, { signal: stop.signal, timeoutMs: 5_000 })
  stop.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
})

it('types a refusal by its call', async () => {
  const body = problem('quote_changed', { quote: { total: 27.5 } })
  await using server = await answeringServer(
    answer(409, body),
    answer(422, problem('invalid', { errors: { a: ['b'] } })),
  )
  const client = createClient({ url: server.url, ...fast })
  const order = { order_id: id } as never
  const refused = await client.placeOrder({ body: order }).catch((error: unknown) => error)
  const found = refusalOf('placeOrder', refused)
  expect(found?.code === 'quote_changed' && found.quote.total).toBe(27.5)
  expect(refusalOf('cancelOrder', refused)).toBeUndefined()
  const invalid = await client.placeOrder({ body: order }).catch((error: unknown) => error)
  expect(invalid).toBeInstanceOf(WashlineError)
  expect(refusalOf('placeOrder', invalid)).toMatchObject({ code: 'invalid', status: 422, errors: { a: ['b'] } })
})

it('reads every row of a list, page after page', async () => {
  await using server = await answeringServer(
    answer(200, { success: true, data: [{ id: 1 }, { id: 2 }], next_cursor: 'c 2' }),
    answer(200, { success: true, data: [{ id: 3 }], next_cursor: null }),
    answer(200, { success: true, data: { entries: [{ id: 4 }], balance: 1, next_cursor: null } }),
  )
  const client = createClient({ url: server.url, ...fast })
  const ids: unknown[] = []
  for await (const order of client.rows('listOrders', { query: { limit: 2 } })) ids.push(order.id)
  for await (const entry of client.rows('getWallet')) ids.push(entry.id)
  expect(ids).toEqual([1, 2, 3, 4])
  expect(server.seen.map(({ path }) => path)).toEqual([
    '/api/orders?limit=2',
    '/api/orders?limit=2&cursor=c+2',
    '/api/wallet',
  ])
})

it('sends a photo as a form, after its fields', async () => {
  await using server = await answeringServer(answer(200, { success: true, data: {} }))
  const image = new Blob(['the bytes'], { type: 'image/png' })
  await createClient({ url: server.url, ...fast }).scanLaundry({ form: { order_id: '100001', image } })
  const [{ body, headers } = { body: '', headers: {} }] = server.seen
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(body.indexOf('name="order_id"')).toBeGreaterThan(0)
  expect(body.indexOf('name="image"')).toBeGreaterThan(body.indexOf('100001'))
})

it('signs in when it has no token and again when the token has ended', async () => {
  await using server = await answeringServer(
    answer(200, { success: true, token: 'first' }),
    answer(401, problem('unauthenticated')),
    answer(200, { success: true, token: 'second' }),
    answer(200, { success: true, data: [] }),
  )
  const body = { email: 'a@b.example', password: 'x' }
  const client = createClient({ url: server.url, signIn: async (guest) => (await guest.login({ body })).token })
  await client.listPlaces()
  expect(server.seen.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/api/login', undefined],
    ['/api/places', 'Bearer first'],
    ['/api/login', undefined],
    ['/api/places', 'Bearer second'],
  ])
})

it('takes no call for done that waits for its person', async () => {
  const approval = { id: 7, expires_at: '2026-03-14T10:00:00.000Z' }
  await using server = await answeringServer(
    answer(202, { success: false, waiting_for_approval: true, approval, message: 'It waits.' }),
  )
  const client = createClient({ url: server.url, token: 'abc', ...fast })
  const error: unknown = await client.cancelOrder({ params: { id } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(WashlineError)
  expect(error).toMatchObject({ status: 202, code: 'waiting_for_approval', message: 'It waits.', body: { approval } })
  expect(server.seen).toHaveLength(1)
})
