import { getTakeover, takeOver } from '@washline/contract/custody/endpoints'
import type { CustodyStep, TakeoverDetails } from '@washline/contract/custody/schemas'
import { withdrawTakeover } from '@washline/contract/dispatch/rescue-endpoints'
import { toItemId, toOrderId } from '@washline/contract/ids'
import { getOrder } from '@washline/contract/orders/endpoints'
import { sendPosition } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = toOrderId(100_482)
const at = '2026-11-20T04:42:00.000Z'
const details = (changes: Partial<TakeoverDetails> = {}): TakeoverDetails => ({
  order_id: id,
  giver: 'Noor',
  place: { address: '18 Linden Street, Kuala Lumpur', latitude: 3.14, longitude: 101.7 },
  due_at: at,
  washed: false,
  manifest: [
    { item_id: toItemId(1), name: 'T-shirt', category: 'tops', quantity: 4 },
    { item_id: toItemId(2), name: 'Jeans', category: 'bottoms', quantity: 1 },
  ],
  tags: [],
  pin_locked: false,
  ...changes,
})
const step: CustodyStep = {
  number: 3,
  step: 'handover',
  by: { role: 'washer', name: 'Mia' },
  at,
  recorded_at: at,
  synced_late: false,
  counts: [],
  differences: [],
  pin_confirmed: true,
  tags: null,
  photo_url: null,
  photo_sha256: null,
  note: null,
  position: null,
  hash: 'a'.repeat(64),
  previous_hash: 'b'.repeat(64),
}

const open = (handlers: RequestHandler[], takeover: TakeoverDetails = details()) =>
  renderRoute(`/takeover?order=${id}`, {
    user: aWasher(),
    handlers: [
      ...handlers,
      answer(getTakeover, { success: true, data: takeover }),
      answer(getOrder, { success: true, data: anAcceptedOrder({ status: 'picked_up', picked_up_at: at }) }),
      answer(sendPosition, { success: true }),
    ],
  })

it('leads to the other Washer, counts, takes the PIN, and goes on with the order', async () => {
  const sent: unknown[] = []
  const app = open([
    answerBy(takeOver, async ({ request }) => {
      sent.push(await request.json())
      return { success: true, data: { step } }
    }),
  ])
  await expect.element(page.getByText('18 Linden Street, Kuala Lumpur')).toBeVisible()
  await expect.element(page.getByText(/not washed yet: take it over, wash it/)).toBeVisible()
  await page.getByRole('button', { name: 'Take the laundry over' }).click()
  await expect.element(page.getByText('Please count every item.')).toBeVisible()
  await expect.element(page.getByText('The PIN has 4 digits.')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Count one by one' }).click()
  await page.getByRole('button', { name: 'One less: T-shirt' }).click()
  await page.getByLabelText('PIN').fill('4711')
  await page.getByRole('button', { name: 'Take the laundry over' }).click()
  await expect.poll(app.path).toBe(`/pickup-in-progress?order=${id}`)
  expect(sent).toEqual([
    {
      counts: [
        { item_id: 1, quantity: 3 },
        { item_id: 2, quantity: 1 },
      ],
      pin: '4711',
    },
  ])
})

const enter = async () => {
  await page.getByRole('button', { name: 'All 5 items are here' }).click()
  await page.getByLabelText('PIN').fill('0000')
  await page.getByRole('button', { name: 'Take the laundry over' }).click()
}

it('shows a wrong PIN at its field', async () => {
  const message = 'This PIN is not correct. The other Washer reads it from their screen.'
  open([
    refuse(takeOver, { status: 422, message, code: 'wrong_pin', errors: { pin: [message] }, body: { tries_left: 4 } }),
  ])
  await enter()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByLabelText('PIN')).toHaveAttribute('aria-invalid', 'true')
})

it('offers no PIN after too many wrong ones, but the way out', async () => {
  const app = open([answer(withdrawTakeover, { success: true })], details({ pin_locked: true }))
  await expect.element(page.getByText(/^Too many wrong PINs\. Tell us/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take the laundry over' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'I cannot take it over' }).click()
  await expect.poll(app.path).toBe('/home-screen')
})

it('keeps the entry without a network', async () => {
  const app = open([unreachable(takeOver)])
  await enter()
  await expect.element(page.getByRole('alert').last()).toBeVisible()
  expect(app.path()).toBe(`/takeover?order=${id}`)
  await expect.element(page.getByLabelText('PIN')).toHaveValue('0000')
})

it('leads home when there is nothing to take over any more', async () => {
  open([refuse(getTakeover, { status: 404, message: 'Not found.', code: 'not_found' })])
  await expect.element(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
})
