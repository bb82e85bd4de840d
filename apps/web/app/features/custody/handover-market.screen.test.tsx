import { getCustody, handOver, verifyCustody } from '@washline/contract/custody/endpoints'
import type { Custody } from '@washline/contract/custody/schemas'
import { toOrderId } from '@washline/contract/ids'
import { findRoute } from '@washline/contract/maps/endpoints'
import { getOrder, moveWasherOrder } from '@washline/contract/orders/endpoints'
import type { Order } from '@washline/contract/orders/schemas'
import { sendPosition } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aCustody, aStep } from '../../platform/testing/a-custody.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy } from '../../platform/testing/answer.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

function open(changes: Partial<Custody> = {}, order: Partial<Order> = {}, handlers: RequestHandler[] = []) {
  const bodies: unknown[] = []
  const server = { order: anAcceptedOrder(order), custody: aCustody(changes) }
  const pickup = aStep(2, { step: 'pickup', by: { role: 'washer', name: 'Noor Wahid' }, pin_confirmed: true })
  renderRoute('/pickup-in-progress?order=100482', {
    user: aWasher(),
    handlers: [
      ...handlers,
      answerBy(getOrder, () => ({ success: true, data: server.order })),
      answerBy(getCustody, () => ({ success: true, data: server.custody })),
      answerBy(handOver, async ({ request }) => {
        bodies.push(await request.json())
        server.order = { ...server.order, status: 'picked_up', picked_up_at: new Date().toISOString() }
        server.custody = aCustody({ steps: [aStep(1), pickup], next: null })
        return { success: true, data: { status: 'picked_up', step: pickup } }
      }),
      answer(findRoute, {
        success: true,
        data: { distance_meters: 2_100, duration_seconds: 360, condition: 'ROUTE_EXISTS' },
      }),
      answer(sendPosition, { success: true }),
      answer(verifyCustody, {
        success: true,
        data: { ok: true, steps: 1, photos: 0, erased: 0, broken: null, checked_at: '2026-03-01T10:05:00.000Z' },
      }),
    ],
  })
  return bodies
}
const press = (name: string) => page.getByRole('button', { name }).click()

it('asks once about a count far above the list', async () => {
  const bodies = open()
  await press('At the door')
  await press('Count one by one')
  for (let more = 0; more < 5; more += 1) await press('One more: Jeans')
  await page.getByRole('textbox', { name: 'PIN' }).fill('4071')
  await press('Take the bag')
  await expect.element(page.getByText(/^Jeans: You counted 6, the list has 1\. Is that right\?/)).toBeVisible()
  expect(bodies).toEqual([])
  await press('Take the bag')
  await expect.element(page.getByRole('button', { name: 'Start laundry' })).toBeVisible()
  expect(bodies).toMatchObject([{ counts: [{ quantity: 4 }, { item_id: 2, quantity: 6 }] }])
})

it('needs a photo beside the PIN where the market requires one', async () => {
  open({ photo: 'required' })
  await expect.element(page.getByRole('button', { name: 'Confirm pickup' })).not.toBeInTheDocument()
  await press('At the door')
  await press('Take the bag')
  await expect.element(page.getByText('Take a photo of the bag. Every handover needs one here.')).toBeVisible()
})

it('asks for no photo where the market wants none', async () => {
  open({ photo: 'off' })
  await press('At the door')
  await expect.element(page.getByRole('textbox', { name: 'PIN' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take a photo' })).not.toBeInTheDocument()
})

it('shows the customer’s photo at the door, and the move without a count only there', async () => {
  const asked: unknown[] = []
  const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  open({}, { scanned_image_url: photo }, [
    answerBy(moveWasherOrder, async ({ request }) => {
      asked.push(await request.json())
      return { success: true, data: { id: toOrderId(100_482), status: 'picked_up' } }
    }),
  ])
  await expect.element(page.getByRole('button', { name: 'At the door', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Confirm pickup' })).not.toBeInTheDocument()
  await press('At the door')
  await expect.element(page.getByRole('img', { name: 'The photo that the customer scanned' })).toBeVisible()
  await press('Confirm pickup')
  await expect.poll(() => asked).toMatchObject([{ action: 'picked_up' }])
})
