import type { OrderId } from '@washline/contract/ids'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { patchworkJpeg } from '../../../../../models/scanner/scenes/patchwork-jpeg.ts'
import { aCustomer, startOrders } from '../builders.ts'

const api = await startOrders()
afterAll(api.close)
const { db, upload } = api
const customer = await aCustomer(db)

const draft = async () => {
  const { body } = await upload(customer, await patchworkJpeg(1))
  return (body.data as { order_id: OrderId }).order_id
}
const add = async (id: OrderId, photo: Buffer, more: Record<string, string> = {}) =>
  upload(customer, photo, { order_id: String(id), ...more })
const changed = async (change: (photo: Sharp) => Sharp) =>
  change(sharp(await patchworkJpeg(1)))
    .jpeg({ quality: 60 })
    .toBuffer()

it.each<[string, (photo: Sharp) => Sharp]>([
  ['compressed again', (photo) => photo],
  ['in another size', (photo) => photo.resize(700)],
  ['turned by a quarter', (photo) => photo.rotate(90)],
  ['upside down', (photo) => photo.rotate(180)],
  ['mirrored', (photo) => photo.flop()],
])('the same photo %s is not counted twice', async (_, change) => {
  const id = await draft()
  const again = await add(id, await changed(change))
  expect(again).toMatchObject({ status: 409, body: { code: 'same_photo' } })
  const { body } = await add(id, await patchworkJpeg(2))
  expect(body).toMatchObject({ data: { item_count: 6 } })
})

it('is added all the same where the customer confirms it', async () => {
  const id = await draft()
  const { status, body } = await add(id, await patchworkJpeg(1), { again: '1' })
  expect([status, body]).toMatchObject([200, { data: { item_count: 6 } }])
})

it('two calls with one new photo at once add it once', async () => {
  const id = await draft()
  const photo = await patchworkJpeg(3)
  const answers = await Promise.all([add(id, photo), add(id, photo)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it("a photo of another order is not this one's", async () => {
  const [first, second] = [await draft(), await draft()]
  expect(second).not.toBe(first)
})
