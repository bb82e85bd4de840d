import { toAdjustmentId, toOrderId } from '@washline/contract/ids'
import { findRoute } from '@washline/contract/maps/endpoints'
import { minor, toMajor } from '@washline/contract/money'
import { withdrawAdjustment } from '@washline/contract/orders/adjustment-endpoints'
import { cancelOrder, findAnotherWasher, getOrder } from '@washline/contract/orders/endpoints'
import type { AdjustmentOfOrder, Order } from '@washline/contract/orders/schemas'
import { sendPosition } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = toOrderId(100_482)
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

function open(user: SessionUser, order: Order, handlers: RequestHandler[] = []) {
  const server = { order }
  const app = renderRoute(`/pickup-in-progress?order=${id}`, {
    user,
    handlers: [
      ...handlers,
      answerBy(getOrder, () => ({ success: true, data: server.order })),
      answer(findRoute, {
        success: true,
        data: { distance_meters: 2_100, duration_seconds: 360, condition: 'ROUTE_EXISTS' },
      }),
      answer(sendPosition, { success: true }),
    ],
  })
  return { server, app }
}
const anAdjustment = (changes: Partial<AdjustmentOfOrder> = {}): AdjustmentOfOrder => ({
  id: toAdjustmentId(7),
  state: 'waiting',
  reason: 'Two more shirts in the bag.',
  items: [
    { name: 'T-shirt', category: 'tops', quantity: 6, unit_price: toMajor(minor(250)) },
    { name: 'Jeans', category: 'bottoms', quantity: 1, unit_price: toMajor(minor(500)) },
  ],
  total: toMajor(minor(2_200)),
  created_at: minutesAgo(0),
  ...changes,
})
const late = () => anAcceptedOrder({ accepted_at: minutesAgo(31), pickup_time: minutesAgo(21) })

it('cancels a late Washer for free, with the reason', async () => {
  const cancelled = answer(cancelOrder, { success: true, data: { id, status: 'cancelled', fee_minor: minor(0) } })
  const { app } = open(aCustomer(), late(), [cancelled])
  await expect.element(page.getByText(/^Your Washer is more than 10 minutes late\. You can cancel free/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect.element(dialog.getByText(/so cancelling is free and the Washer is not paid/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Find another Washer' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel for free' }).click()
  await expect.poll(app.path).toBe('/home-screen')
})

it('shows a late Washer what the customer may do', async () => {
  open(aWasher(), late())
  await expect.element(page.getByText(/^You are late for pickup\. The customer can now cancel/)).toBeVisible()
})

it('finds another Washer for a late one', async () => {
  const { server, app } = open(aCustomer(), late(), [
    answerBy(findAnotherWasher, () => {
      server.order = anAcceptedOrder({ status: 'pending', provider: null, accepted_at: null })
      return { success: true, data: { id, status: 'pending' } }
    }),
  ])
  await page.getByRole('button', { name: 'Find another Washer' }).click()
  await expect.poll(app.path).toBe(`/looking-for-provider?order=${id}`)
})

it('stays with the Washer who picked up at the same moment', async () => {
  const message = 'The status of the order has changed, so this is no longer possible.'
  const { app } = open(aCustomer(), late(), [refuse(findAnotherWasher, { status: 409, message, code: 'wrong_status' })])
  await page.getByRole('button', { name: 'Find another Washer' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  expect(app.path()).toBe(`/pickup-in-progress?order=${id}`)
})

it('offers no other Washer before the present one is late', async () => {
  open(aCustomer(), anAcceptedOrder({ accepted_at: minutesAgo(18), pickup_time: minutesAgo(8) }))
  await expect.element(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Find another Washer' })).not.toBeInTheDocument()
})

it('lets the Washer withdraw a change that waits, and moves on only then', async () => {
  const sent: unknown[] = []
  const { server } = open(aWasher(), anAcceptedOrder({ adjustment: anAdjustment() }), [
    answerBy(withdrawAdjustment, async ({ request }) => {
      sent.push(await request.json())
      const adjustment = anAdjustment({ state: 'withdrawn' })
      server.order = anAcceptedOrder({ adjustment })
      return { success: true, data: adjustment }
    }),
  ])
  await expect.element(page.getByText(/^The customer has not answered your new list yet\. Wait/)).toBeVisible()
  await expect.element(page.getByText('4 before, now 6')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Confirm pickup' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Withdraw change' }).click()
  await expect.element(page.getByText('You withdrew your list. The agreed one still applies.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Confirm pickup' })).toBeVisible()
  expect(sent).toEqual([{ adjustment_id: 7 }])
})

it('shows the customer the Washer’s photo of the difference', async () => {
  const photo_url = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  open(aCustomer(), anAcceptedOrder({ adjustment: anAdjustment({ photo_url }) }))
  await page.getByRole('button', { name: 'The Washer’s photo of the difference' }).click()
  await expect.element(page.getByRole('dialog').getByRole('img')).toBeVisible()
})
