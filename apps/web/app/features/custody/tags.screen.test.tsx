import { getCustody, getTakeover, handOver, takeOver, verifyCustody } from '@washline/contract/custody/endpoints'
import type { Custody, TakeoverDetails } from '@washline/contract/custody/schemas'
import { toItemId, toOrderId } from '@washline/contract/ids'
import { findRoute } from '@washline/contract/maps/endpoints'
import { getOrder } from '@washline/contract/orders/endpoints'
import type { Order } from '@washline/contract/orders/schemas'
import { checkTag } from '@washline/contract/tags/endpoints'
import { shownTag, type TagCode, tagCodeOf, tagPath } from '@washline/contract/tags/tag-code'
import { sendPosition } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { custodyQuery } from '../../domain/custody/custody-query.ts'
import { queryClient } from '../../platform/query.ts'
import { aCustody, aStep } from '../../platform/testing/a-custody.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { aQrCamera } from '../../platform/testing/qr-camera.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = 100_482
const code = (seed: number) => tagCodeOf(new Uint8Array(11).fill(seed))
const [one, two, other] = [code(1), code(2), code(3)]
const washing = anAcceptedOrder({
  status: 'in_progress',
  picked_up_at: '2026-03-01T10:00:00Z',
  laundry_completed_at: '2026-03-01T11:00:00Z',
})
const camera = aQrCamera()
const { getUserMedia } = navigator.mediaDevices
beforeEach(() => {
  camera.show(undefined)
  navigator.mediaDevices.getUserMedia = camera.open
})
afterEach(() => {
  navigator.mediaDevices.getUserMedia = getUserMedia
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
})

const present = (tag: TagCode) => camera.show(`https://wash.example${tagPath(tag)}`)
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const stop = page.getByRole('dialog', { name: 'Stop: not this bag' })

function open(given: { order?: Order; custody?: Custody }, ...handlers: RequestHandler[]) {
  const server = { order: given.order ?? anAcceptedOrder(), custody: given.custody ?? aCustody() }
  const bodies: { tags?: TagCode[] }[] = []
  const taking = answerBy(handOver, async ({ request }) => {
    bodies.push((await request.json()) as { tags?: TagCode[] })
    const status = server.order.status === 'accepted' ? 'picked_up' : 'delivered'
    server.order = { ...server.order, status, picked_up_at: new Date().toISOString() }
    const step = aStep(2, { step: status === 'picked_up' ? 'pickup' : 'return', tags: { seen: 1, expected: 2 } })
    server.custody = aCustody({ steps: [aStep(1), step], next: null })
    return { success: true, data: { status, step } }
  })
  const screen = server.order.status === 'accepted' ? 'pickup-in-progress' : 'laundry-in-progress'
  renderRoute(`/${screen}?order=${id}`, {
    user: aWasher(),
    handlers: [
      ...handlers,
      taking,
      answerBy(getOrder, () => ({ success: true, data: server.order })),
      answerBy(getCustody, () => ({ success: true, data: server.custody })),
      refuse(verifyCustody, { status: 404, message: 'Not found.' }),
      answer(findRoute, { success: true, data: null }),
      answer(sendPosition, { success: true }),
    ],
  })
  return { bodies, taking }
}
const atPickup = (...handlers: RequestHandler[]) => {
  const opened = open({}, ...handlers)
  return { ...opened, begin: () => press('At the door') }
}
const atReturn = (tags: TagCode[], ...handlers: RequestHandler[]) => {
  const opened = open(
    { order: washing, custody: aCustody({ tags, next: { step: 'return', by: 'washer' } }) },
    ...handlers,
  )
  return { ...opened, begin: () => press('At the door') }
}
const proven = async () => {
  await press('All 5 items are here')
  await page.getByRole('textbox', { name: 'PIN' }).fill('4071')
}
const type = async (text: string) => {
  await page.getByRole('textbox', { name: 'Tag code' }).fill(text)
  await press('Add the tag')
}
const fits = (each: (tag: string) => boolean) =>
  answerBy(checkTag, ({ params }) => ({ success: true, data: { fits: each(String(params.code)) } }))

it('puts tags on the bag at the pickup, by the camera and by the printed code', async () => {
  const { begin, bodies } = atPickup(fits(() => true))
  await begin()
  await press('Scan tags')
  present(one)
  await expect.element(page.getByText('1 tag scanned.')).toBeVisible()
  await type('nonsense')
  await expect.element(page.getByText('This is not a tag code.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Tag code' }).fill(shownTag(two).toLowerCase())
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2 tags scanned.')).toBeVisible()
  await type(other)
  await press(`Remove tag ${shownTag(other)}`)
  await proven()
  await press('Take the bag')
  await expect.element(page.getByRole('button', { name: 'Start laundry' })).toBeVisible()
  expect(bodies).toMatchObject([{ tags: [one, two] }])
})

it('stops at a tag of another bag that the camera sees at the return, until that bag is put back', async () => {
  const { begin, bodies } = atReturn([one, two])
  await begin()
  await expect.element(page.getByText('0 of 2 tags scanned.')).toBeVisible()
  await press('Scan tags')
  present(other)
  await expect.element(stop).toBeVisible()
  await expect.element(stop.getByText(shownTag(other))).toBeVisible()
  await press('I put it back')
  await expect.element(stop).not.toBeInTheDocument()
  present(one)
  await expect.element(page.getByText('1 of 2 tags scanned.')).toBeVisible()
  present(two)
  await expect.element(page.getByText('2 of 2 tags scanned.')).toBeVisible()
  await proven()
  await press('Hand the bag back')
  await expect.poll(() => bodies).toMatchObject([{ tags: [one, two] }])
})

it('asks once about a tag that was not scanned', async () => {
  const { begin, bodies } = atReturn([one, two])
  await begin()
  await press('Scan tags')
  await type(one)
  await proven()
  await press('Hand the bag back')
  await expect.element(page.getByText(/^1 tag of this bag was not scanned\./)).toBeVisible()
  expect(bodies).toEqual([])
  await press('Hand the bag back')
  await expect.poll(() => bodies).toMatchObject([{ tags: [one] }])
})

it('stops at the pickup at a tag that the server refuses, and at one of another bag on this device', async () => {
  queryClient.setQueryData(custodyQuery(toOrderId(100_777)).queryKey, aCustody({ tags: [two] }))
  const { begin } = atPickup(fits((tag) => tag !== other))
  await begin()
  await press('Scan tags')
  await type(other)
  await expect.element(stop.getByText(shownTag(other))).toBeVisible()
  await press('Continue without this tag')
  await type(two)
  await expect.element(stop.getByText(shownTag(two))).toBeVisible()
  await press('Continue without this tag')
  await expect.element(page.getByText('No tag scanned yet.')).toBeVisible()
})

it('stops where the server finds a foreign tag only when the handover is sent', async () => {
  const foreign = refuse(handOver, {
    status: 409,
    code: 'foreign_tag',
    message: 'This tag belongs to another bag. Put that bag back, and scan the tags of this order.',
    body: { tags: [one] },
  })
  const { begin, bodies, taking } = atPickup(unreachable(checkTag), foreign)
  await begin()
  await press('Scan tags')
  await type(one)
  await proven()
  await press('Take the bag')
  await expect.element(stop.getByText(shownTag(one))).toBeVisible()
  await press('Continue without this tag')
  network.use(taking)
  await press('Take the bag')
  await expect.poll(() => bodies).toHaveLength(1)
  expect(bodies[0]).not.toHaveProperty('tags')
})

it('keeps the tags of a pickup without a network, and expects them at the return', async () => {
  atPickup(unreachable(checkTag), unreachable(handOver))
  await press('At the door')
  await press('Scan tags')
  present(one)
  await expect.element(page.getByText('1 tag scanned.')).toBeVisible()
  await proven()
  await press('Take the bag')
  await expect.element(page.getByText('Saved on this phone. We send it once you are online.')).toBeVisible()
  expect(queryClient.getQueryData(custodyQuery(toOrderId(id)).queryKey)?.tags).toEqual([one])
})

it('reads by the browser where it can', async () => {
  let frames = 0
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code']
    detect = async () => {
      frames += 1
      return [{ rawValue: tagPath(one) }]
    }
  }
  Object.assign(globalThis, { BarcodeDetector })
  const { begin } = atReturn([one])
  await begin()
  await press('Scan tags')
  await expect.element(page.getByText('1 of 1 tags scanned.')).toBeVisible()
  expect(frames).toBeGreaterThan(0)
})

it('asks for no tags at the return of a bag without any, and stops at one all the same', async () => {
  const { begin, bodies } = atReturn([])
  await begin()
  await press('Scan tags')
  await type(one)
  await press('I put it back')
  await proven()
  await press('Hand the bag back')
  await expect.poll(() => bodies).toHaveLength(1)
})

const takeover: TakeoverDetails = {
  order_id: toOrderId(id),
  giver: 'Gil',
  place: { address: '7 Giver Street', latitude: 3.1, longitude: 101.7 },
  due_at: '2026-03-01T12:00:00.000Z',
  washed: false,
  manifest: [{ item_id: toItemId(1), name: 'T-shirt', category: 'tops', quantity: 5 }],
  tags: [one, two],
  pin_locked: false,
}

it('compares the tags when one Washer takes over from another', async () => {
  const bodies: unknown[] = []
  renderRoute(`/takeover?order=${id}`, {
    user: aWasher(),
    handlers: [
      answer(getTakeover, { success: true, data: takeover }),
      answer(getOrder, { success: true, data: washing }),
      answer(sendPosition, { success: true }),
      answer(findRoute, { success: true, data: null }),
      answerBy(takeOver, async ({ request }) => {
        bodies.push(await request.json())
        return { success: true, data: { step: aStep(3, { step: 'handover' }) } }
      }),
    ],
  })
  await press('Scan tags')
  await type(other)
  await expect.element(stop).toBeVisible()
  await press('I put it back')
  await type(one)
  await proven()
  await press('Take the laundry over')
  await expect.element(page.getByText(/^1 tag of this bag was not scanned\./)).toBeVisible()
  await type(two)
  await press('Take the laundry over')
  await expect.poll(() => bodies).toMatchObject([{ tags: [one, two] }])
})

it('shows the customer how many tags each handover has seen', async () => {
  const steps = [aStep(1), aStep(2, { step: 'pickup', tags: { seen: 2, expected: 2 } })]
  renderRoute(`/pickup-in-progress?order=${id}`, {
    user: aCustomer(),
    handlers: [
      answer(getOrder, { success: true, data: anAcceptedOrder({ status: 'picked_up' }) }),
      answer(getCustody, { success: true, data: aCustody({ steps, next: null }) }),
      refuse(verifyCustody, { status: 404, message: 'Not found.' }),
      answer(findRoute, { success: true, data: null }),
    ],
  })
  await page.getByRole('button', { name: 'Handover record' }).click()
  await expect.element(page.getByText('2 of 2 tags scanned.')).toBeVisible()
})
