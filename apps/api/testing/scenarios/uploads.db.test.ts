import { problem } from '@washline/contract/envelope'
import { market } from '@washline/contract/market'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { fingerprintDatabase } from '../harness/fingerprint-database.ts'
import { type Person, photoForm, type Sent, startApp, type TestApp } from '../harness/start-app.ts'

let app: TestApp
let person: Person

beforeAll(async () => {
  app = await startApp()
  person = await app.join('Ana Pereira')
})
afterAll(() => app.close())

const scan = (form: Pick<Sent, 'raw' | 'headers'>) =>
  app.send(person.token, { method: 'POST', url: '/api/orders/scan', ...form })
const type = (name: string) => ({ headers: { 'content-type': name } })
const form = 'multipart/form-data; boundary=part'
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const twice = Buffer.concat([
  (photoForm(plainPhoto).raw as Buffer).subarray(0, -'--part--\r\n'.length),
  photoForm(plainPhoto).raw as Buffer,
])
const manyFields = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`field${n}`, 'x']))

test.each<[string, Pick<Sent, 'raw' | 'headers'>, number]>([
  ['a text named .jpg', photoForm(Buffer.from('dear diary, today I washed')), 415],
  ['an empty file', photoForm(Buffer.alloc(0)), 422],
  ['a photo cut short', photoForm(plainPhoto.subarray(0, 90)), 422],
  ['a png that is only its head', photoForm(png), 422],
  ['an svg', photoForm(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 415],
  ['zeros', photoForm(Buffer.alloc(4_096)), 415],
  ['one byte over the limit', photoForm(Buffer.alloc(market.photos.maxBytes + 1)), 413],
  ['two photos', { raw: twice, ...type(form) }, 413],
  ['too many fields', photoForm(plainPhoto, manyFields), 413],
  ['a field of 20 kB', photoForm(plainPhoto, { order_id: '1'.repeat(20_000) }), 422],
  ['an order id that is no number', photoForm(plainPhoto, { order_id: 'mine' }), 422],
  ["an order id that nobody's draft has", photoForm(plainPhoto, { order_id: '999999999' }), 404],
  ['no file at all', { raw: '--part--\r\n', ...type(form) }, 422],
  ['a form that breaks off', { raw: photoForm(plainPhoto).raw?.slice(0, 200) as Buffer, ...type(form) }, 400],
  ['a form without its boundary', { raw: photoForm(plainPhoto).raw as Buffer, ...type('multipart/form-data') }, 400],
  ['JSON', { raw: '{"image":"x"}', ...type('application/json') }, 415],
  ['the bare photo', { raw: plainPhoto, ...type('image/jpeg') }, 415],
])('an upload of %s is refused', async (_, upload, status) => {
  await app.forgetLimits()
  const before = await fingerprintDatabase(app.db)
  const answer = await scan(upload)
  expect(answer.status, answer.text).toBe(status)
  expect(problem.safeParse(answer.body).success).toBe(true)
  expect(await fingerprintDatabase(app.db)).toEqual(before)
  expect(app.faults).toEqual([])
})

test('photos lie behind a signed address that cannot be bent', async () => {
  await app.forgetLimits()
  const { body } = await scan(photoForm(plainPhoto))
  const url: string = body.data.scanned_image_url
  const read = (address: string) => app.send(undefined, { method: 'GET', url: address })
  expect((await read(url)).status).toBe(200)
  expect((await read(url.replace(/until=\d+/, 'until=99999999999'))).status).toBe(404)
  expect((await read(url.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(404)
  expect((await read(url.replace(/\?.*/, ''))).status).toBe(404)
  expect((await read('/api/media/..%2F..%2Fsecrets%2Fmedia?until=1&signature=x')).status).toBe(404)
  app.clock.advance(3 * 86_400_000)
  expect((await read(url)).status).toBe(404)
})
