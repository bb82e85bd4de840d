import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, photoForm, startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { plainPhoto } from '../../scanning/builders.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await startApp({ withJobs: true })
  person = await app.join('Ana Pereira')
})
afterAll(() => app.close())

const url = '/api/account/photo'
const upload = (photo: Buffer) => app.send(person.token, { method: 'POST', url, ...photoForm(photo) })
const read = (address: string) => app.send(undefined, { method: 'GET', url: address })

test('serves a photo at a signed address until it is replaced or removed', async () => {
  const first = await upload(plainPhoto)
  expect(first.status).toBe(200)
  const shown: string = first.body.data.photo_url
  expect((await read(shown)).status).toBe(200)
  expect((await read(shown.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(404)
  const me = await app.send(person.token, { method: 'GET', url: '/api/get-auth' })
  expect(me.body.user.photo_url).toBe(shown)

  const second = await upload(plainPhoto)
  expect(second.body.data.photo_url).not.toBe(shown)
  await expect.poll(async () => (await read(shown)).status).toBe(404)
  const removed = await app.send(person.token, { method: 'DELETE', url })
  expect(removed.body.data.photo_url).toBeNull()
  await expect.poll(async () => (await read(second.body.data.photo_url)).status).toBe(404)
})

test.each([
  ['a text', Buffer.from('dear diary'), 415],
  ['an svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ['half a photo', plainPhoto.subarray(0, 90), 422],
])('refuses %s as a photo', async (_, photo, status) => {
  expect((await upload(photo)).status).toBe(status)
  expect((await app.send(person.token, { method: 'GET', url: '/api/account' })).body.data.photo_url).toBeNull()
})

test('shows the photo to the other person of an order only', async () => {
  const { photo_url } = (await upload(plainPhoto)).body.data
  const scanned = await app.send(person.token, { method: 'POST', url: '/api/orders/scan', ...photoForm(plainPhoto) })
  const washer = await app.join('Walt Vogel')
  const { order_id } = scanned.body.data
  const sees = async () =>
    (await app.send(washer.token, { method: 'GET', url: `/api/orders/${order_id}` })).body.data?.user?.photo_url
  expect(await sees()).toBeUndefined()
  await app.db.run(sql`
    update orders set status = 'accepted', washer_id = ${washer.id}, placed_at = created_at, load_type = 'light',
      pickup_address = 'Jalan Alor 1', pickup_latitude = 3.1, pickup_longitude = 101.7, pickup_at = created_at,
      total_minor = value_minor + service_fee_minor + coverage_fee_minor
    where id = ${order_id}`)
  expect(await sees()).toBe(photo_url)
  const chat = await app.send(person.token, { method: 'GET', url: `/api/chats/${order_id}` })
  expect(chat.body.recipient).toEqual({ id: washer.id, name: 'Walt Vogel', person: null, avatar: null })
})
