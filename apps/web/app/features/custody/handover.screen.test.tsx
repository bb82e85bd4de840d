import { getClaimForm } from '@washline/contract/claims/endpoints'
import {
  getCustody,
  getHandoverPin,
  handOver,
  uploadHandoverPhoto,
  verifyCustody,
} from '@washline/contract/custody/endpoints'
import type { Custody, CustodyProof } from '@washline/contract/custody/schemas'
import { toItemId } from '@washline/contract/ids'
import { findRoute } from '@washline/contract/maps/endpoints'
import { getOrder } from '@washline/contract/orders/endpoints'
import type { Order } from '@washline/contract/orders/schemas'
import { getOrderRating } from '@washline/contract/ratings/endpoints'
import { sendPosition } from '@washline/contract/washers/endpoints'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { aCustody, aStep } from '../../platform/testing/a-custody.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = 100_482
const proven: CustodyProof = {
  ok: true,
  steps: 2,
  photos: 2,
  erased: 0,
  broken: null,
  checked_at: '2026-03-01T10:05:00.000Z',
}
const missing = { item_id: toItemId(2), name: 'Jeans', expected: 1, quantity: 0 }
const pickup = aStep(2, { step: 'pickup', by: { role: 'washer', name: 'Noor Wahid' }, pin_confirmed: true })

function open(
  path: string,
  user: SessionUser,
  given: { order?: Order; custody?: Custody },
  handlers: RequestHandler[] = [],
) {
  const server = { order: given.order ?? anAcceptedOrder(), custody: given.custody ?? aCustody() }
  const app = renderRoute(`${path}?order=${id}`, {
    user,
    handlers: [
      ...handlers,
      answerBy(getOrder, () => ({ success: true, data: server.order })),
      answerBy(getCustody, () => ({ success: true, data: server.custody })),
      answer(verifyCustody, { success: true, data: proven }),
      answer(findRoute, {
        success: true,
        data: { distance_meters: 2_100, duration_seconds: 360, condition: 'ROUTE_EXISTS' },
      }),
      answer(sendPosition, { success: true }),
      refuse(getOrderRating, { status: 404, message: 'Not found.' }),
      refuse(getClaimForm, { status: 404, message: 'Not found.' }),
    ],
  })
  return { server, app }
}

/** Answers handovers with the moved order. */
function taking(bodies: unknown[], server: { order: Order; custody: Custody }) {
  return answerBy(handOver, async ({ request }) => {
    const body = (await request.json()) as { step: 'pickup' | 'return' }
    bodies.push(body)
    server.order = { ...server.order, status: 'picked_up', picked_up_at: new Date().toISOString() }
    server.custody = aCustody({ steps: [aStep(1), pickup], next: null })
    return { success: true, data: { status: 'picked_up', step: pickup } }
  })
}
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

it('takes the bag with one tap and the PIN', async () => {
  const bodies: unknown[] = []
  const { server } = open('/pickup-in-progress', aWasher(), {})
  network.use(taking(bodies, server))
  await press('At the door')
  await press('Take the bag')
  await expect.element(page.getByText('Please count every item.')).toBeVisible()
  await press('All 5 items are here')
  await page.getByRole('textbox', { name: 'PIN' }).fill('40 7x1')
  await press('Take the bag')
  await expect.element(page.getByRole('button', { name: 'Start laundry' })).toBeVisible()
  await press(/^Handover record/)
  await expect.element(page.getByText('PIN confirmed')).toBeVisible()
  expect(bodies).toEqual([
    {
      step: 'pickup',
      counts: [
        { item_id: 1, quantity: 4 },
        { item_id: 2, quantity: 1 },
      ],
      pin: '4071',
      made_at: expect.any(String),
    },
  ])
})

it('counts garment by garment: a tap counts one, the next takes one off', async () => {
  const bodies: unknown[] = []
  const { server } = open('/pickup-in-progress', aWasher(), {})
  network.use(taking(bodies, server))
  await press('At the door')
  const shirts = page.getByRole('button', { name: /^T-shirt/ })
  await expect.element(page.getByText('0 of 5')).toBeVisible()
  await shirts.click()
  await expect.element(shirts).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('4 of 5')).toBeVisible()
  await shirts.click()
  await page.getByRole('textbox', { name: 'PIN' }).fill('4071')
  await press('Take the bag')
  await expect.element(page.getByText('Please count every item.')).toBeVisible()
  expect(bodies).toEqual([])
  await press(/^Jeans/)
  await expect.element(page.getByText('T-shirt: 3 of 4')).toBeVisible()
  await press('Take the bag')
  await expect.element(page.getByRole('button', { name: 'Start laundry' })).toBeVisible()
  expect(bodies).toMatchObject([{ counts: [{ quantity: 3 }, { item_id: 2, quantity: 1 }] }])
})

it('shows what is missing before sending, and a wrong PIN at its field', async () => {
  const bodies: unknown[] = []
  const wrong = refuse(handOver, {
    status: 422,
    code: 'wrong_pin',
    message: 'This PIN is not correct. Please ask for it again.',
    errors: { pin: ['This PIN is not correct. Please ask for it again.'] },
    body: { tries_left: 4 },
  })
  const { server } = open('/pickup-in-progress', aWasher(), {}, [wrong])
  await press('At the door')
  await press('Count one by one')
  await press('One less: Jeans')
  await expect.element(page.getByText('Jeans: 0 of 1')).toBeVisible()
  await page.getByRole('textbox', { name: 'PIN' }).fill('0000')
  await press('Take the bag')
  await expect.element(page.getByText('This PIN is not correct. Please ask for it again.')).toBeVisible()
  network.use(taking(bodies, server))
  await page.getByRole('textbox', { name: 'PIN' }).fill('4071')
  await press('Take the bag')
  await expect.element(page.getByRole('button', { name: 'Start laundry' })).toBeVisible()
  expect(bodies).toMatchObject([{ counts: [{ quantity: 4 }, { item_id: 2, quantity: 0 }], pin: '4071' }])
})

it('takes a photo and a note in place of the PIN with nobody at the door', async () => {
  const bodies: unknown[] = []
  const uploads: (string | null)[] = []
  const { server } = open('/pickup-in-progress', aWasher(), { custody: aCustody({ pin_locked: true }) })
  network.use(
    taking(bodies, server),
    answerBy(uploadHandoverPhoto, ({ request }) => {
      uploads.push(request.headers.get('Idempotency-Key'))
      return { success: true, data: { url: '/api/media/door' } }
    }),
  )
  await press('At the door')
  await expect.element(page.getByText('Too many wrong PINs. Take a photo and write a note instead.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'PIN' })).not.toBeInTheDocument()
  await press('All 5 items are here')
  await press('Take the bag')
  await expect.element(page.getByText('Take a photo of where the bag is.')).toBeVisible()
  const canvas = document.createElement('canvas')
  const door = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  await userEvent.upload(page.getByLabelText('Photo file'), new File([door ?? ''], 'door.png', { type: 'image/png' }))
  await expect.element(page.getByRole('img', { name: 'The photo of this handover' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Note' }).fill('With the reception')
  await press('Take the bag')
  await expect.element(page.getByRole('button', { name: 'Start laundry' })).toBeVisible()
  expect(bodies).toMatchObject([{ photo: '/api/media/door', note: 'With the reception' }])
  expect(bodies[0]).not.toHaveProperty('pin')
  expect(uploads).toEqual([expect.stringMatching(/-photo$/)])
})

it('queues a handover with its time without a network, and sends it when the network is back', async () => {
  const bodies: unknown[] = []
  const { server } = open('/pickup-in-progress', aWasher(), {}, [unreachable(handOver)])
  await press('At the door')
  await press('All 5 items are here')
  await page.getByRole('textbox', { name: 'PIN' }).fill('4071')
  const before = new Date().toISOString()
  await press('Take the bag')
  await expect.element(page.getByText('Saved on this phone. We send it once you are online.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start laundry' })).toBeVisible()
  const after = new Date().toISOString()
  network.use(taking(bodies, server))
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('The pickup is recorded.')).toBeVisible()
  await expect.element(page.getByText('Saved on this phone. We send it once you are online.')).not.toBeInTheDocument()
  const [{ made_at: madeAt }] = bodies as [{ made_at: string }]
  expect(madeAt >= before && madeAt <= after).toBe(true)
})

it('is the only way to move the order where the market requires it', async () => {
  open('/pickup-in-progress', aWasher(), { custody: aCustody({ evidence: 'required' }) })
  await expect.element(page.getByRole('button', { name: 'At the door' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Confirm pickup' })).not.toBeInTheDocument()
})

it('shows the customer the PIN, large and read out digit by digit, and the Washer none', async () => {
  const pin = answer(getHandoverPin, { success: true, data: { step: 'pickup', pin: '4071', locked: false } })
  open('/pickup-in-progress', aCustomer(), {}, [pin])
  await expect.element(page.getByRole('img', { name: 'PIN 4 0 7 1' })).toBeVisible()
  await expect.element(page.getByText('Read it out at the handover.')).toBeVisible()
})

it('reserves the space of the PIN while it is read', async () => {
  const read = Promise.withResolvers<void>()
  const pin = answerBy(getHandoverPin, async () => {
    await read.promise
    return { success: true, data: { step: 'pickup', pin: '4071', locked: false } }
  })
  open('/pickup-in-progress', aCustomer(), {}, [pin])
  const place = () => page.getByText('Read it out at the handover.').element().getBoundingClientRect()
  await expect.element(page.getByText('Read it out at the handover.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: /^PIN/ })).not.toBeInTheDocument()
  const { top, width } = place()
  read.resolve()
  await expect.element(page.getByRole('img', { name: 'PIN 4 0 7 1' })).toBeVisible()
  expect(place()).toMatchObject({ top, width })
})

it('shows both people what differs', async () => {
  const custody = aCustody({
    steps: [aStep(1), aStep(2, { step: 'pickup', counts: [missing], differences: [missing] })],
  })
  open('/pickup-in-progress', aCustomer(), { order: anAcceptedOrder({ status: 'picked_up' }), custody })
  await expect.element(page.getByText('Counted at pickup: the count differs')).toBeVisible()
  await expect.element(page.getByText('Jeans: 0 of 1').first()).toBeVisible()
})

const delivered = anAcceptedOrder({
  status: 'delivered',
  picked_up_at: '2026-03-01T10:00:00Z',
  delivered_at: '2026-03-01T12:00:00Z',
})

it('links the Washer from a difference to the item list', async () => {
  const steps = [aStep(1), { ...pickup, counts: [missing], differences: [missing] }]
  open('/pickup-in-progress', aWasher(), {
    order: anAcceptedOrder({ status: 'picked_up' }),
    custody: aCustody({ steps }),
  })
  await expect
    .element(page.getByRole('link', { name: 'Correct the list' }))
    .toHaveAttribute('href', `/dashboard?adjust=${id}`)
})

it('shows the custody steps, their photos, and what was verified', async () => {
  const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const withPhoto = { photo_url: photo, photo_sha256: 'a'.repeat(64) }
  const steps = [
    aStep(1),
    { ...pickup, ...withPhoto },
    aStep(3, { step: 'return', ...withPhoto, synced_late: true, note: 'At the desk' }),
  ]
  open('/order-completed', aCustomer(), { order: delivered, custody: aCustody({ steps, next: null }) })
  await press(/^Handover record/)
  await expect.element(page.getByText('PIN confirmed')).toBeVisible()
  await expect.element(page.getByText('No one at the door: photo and note')).toBeVisible()
  await expect.element(page.getByText(/^Recorded offline, synced/)).toBeVisible()
  await expect.element(page.getByText('“At the desk”')).toBeVisible()
  await expect.element(page.getByText(/^Handover record complete: 2 steps and 2 photos/)).toBeVisible()
  network.use(
    answer(verifyCustody, {
      success: true,
      data: { ...proven, ok: false, broken: { number: 3, step: 'return', what: 'photo' } },
    }),
  )
  await press('Verify')
  await expect.element(page.getByText('The handover record was changed')).toBeVisible()
  await expect.element(page.getByText('Counted at return was changed.')).toBeVisible()
  await press(/^Show photo: Counted at pickup/)
  await expect.element(page.getByRole('dialog', { name: /^Counted at pickup/ })).toBeVisible()
})

it('shows an error when the chain cannot be verified', async () => {
  open('/order-completed', aCustomer(), { order: delivered }, [
    http.get(verifyCustody.path, () => HttpResponse.error()),
  ])
  await press('Handover record')
  await expect.element(page.getByText('Could not be checked right now')).toBeVisible()
})
