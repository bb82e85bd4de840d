import { listRings, ringOther } from '@washline/contract/chat/rings'
import { toOrderId, toRatingId, toRingId } from '@washline/contract/ids'
import { type Minor, minor, toMajor } from '@washline/contract/money'
import { confirmCompletion, getOrder, tipWasher } from '@washline/contract/orders/endpoints'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import { reorder } from '@washline/contract/orders/reorder'
import type { Order } from '@washline/contract/orders/schemas'
import { getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import { getOrderRating, rateOrder } from '@washline/contract/ratings/endpoints'
import type { Rating } from '@washline/contract/ratings/schemas'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { anOrderCard } from '../../platform/testing/an-order-card.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { bankAsks, sandboxBank } from '../../platform/testing/bank-asks.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = toOrderId(100_482)
const delivered = (changes: Partial<Order> = {}) =>
  anAcceptedOrder({
    status: 'delivered',
    picked_up_at: '2026-11-20T04:42:00.000Z',
    delivered_at: '2026-11-20T07:36:00.000Z',
    promise_kept: true,
    ...changes,
  })
const completed = (changes: Partial<Order> = {}) => delivered({ status: 'completed', ...changes })
const aRating: Rating = {
  id: toRatingId(1),
  rating: 4.6,
  comment: 'Folded like a letter.',
  from_user: { name: 'Mei Tan', photo_url: null },
  created_at: '2026-11-20T08:00:00.000Z',
  answer: null,
  is_hidden: false,
  can_answer: false,
}
const unrated = answer(getOrderRating, { success: true, data: null })
const rated = answer(getOrderRating, { success: true, data: aRating })

const visa = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 }

const open = (user: SessionUser, order: Order, ...handlers: RequestHandler[]) =>
  renderRoute(`/order-completed?order=${id}`, {
    user,
    handlers: [
      ...handlers,
      answer(getOrder, { success: true, data: order }),
      answer(getWallet, { success: true, data: { balance: toMajor(minor(600)), entries: [], next_cursor: null } }),
      answer(listPaymentMethods, { success: true, payment_methods: [visa] }),
    ],
  })
const returned = page
  .getByRole('status')
  .filter({ hasText: /^Your laundry is back\. Promise kept: back in 2 h 54 min 6 min early$/ })
const confirm = page.getByRole('button', { name: 'Confirm completion' })
const send = page.getByRole('button', { name: 'Send rating' })
const stars = page.getByRole('slider', { name: 'Rating' })

it.each([
  ['the customer', aCustomer(), 'Ring Noor’s Wash Room'],
  ['the Washer', aWasher(), 'Ring Mei Tan'],
])('lets %s ring the other person while the order is delivered and the server permits it', async (_, user, name) => {
  const rings = (open: boolean) =>
    answer(listRings, { success: true, data: { rings: [], open, next_ring_at: '2026-11-20T07:36:00.000Z', left: 5 } })
  const asked: unknown[] = []
  open(
    user,
    delivered(),
    rings(true),
    answerBy(ringOther, async ({ request }) => {
      asked.push(await request.json())
      network.use(rings(false))
      return {
        success: true,
        data: {
          id: toRingId(1),
          sender_id: user.id,
          at_door: false,
          created_at: new Date().toISOString(),
          answer: null,
          answered_at: null,
        },
      }
    }),
  )
  await page.getByRole('button', { name }).click()
  await expect.poll(() => asked).toEqual([{ at_door: false }])
  await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
})

it('awaits the customer’s confirmation, shows that all is back, and leads to the orders with stars to tap', async () => {
  let isConfirmed = false
  const app = open(
    aCustomer(),
    delivered(),
    unrated,
    answer(listOrders, { success: true, data: [anOrderCard({ id, status: 'completed' })], next_cursor: null }),
    answerBy(getOrder, () => ({ success: true, data: isConfirmed ? completed() : delivered() })),
    answerBy(confirmCompletion, () => {
      isConfirmed = true
      return { success: true, data: { id, status: 'completed' } }
    }),
  )
  await expect.element(page.getByText('Delivered – Awaiting Confirmation')).toBeVisible()
  await expect.element(page.getByText('Promise kept: back in 2 h 54 min').first()).toBeVisible()
  await expect.element(page.getByText(/^We’ll confirm automatically (today|tomorrow|on Nov 21)/)).toBeVisible()
  await confirm.click()
  await expect.element(returned).toBeInTheDocument()
  expect(app.path(), 'nothing navigates before the moment ends').toBe(`/order-completed?order=${id}`)
  await expect.element(page.getByText('Order marked as completed!')).toBeVisible()
  await expect.poll(app.path).toBe('/order-history')
  const stars = page.getByRole('navigation', { name: 'Rate Noor’s Wash Room' })
  await stars.getByRole('link', { name: '4 of 5' }).click()
  await expect.poll(app.path).toBe(`/order-completed?order=${id}`)
  await expect.element(page.getByRole('heading', { name: 'How was Noor’s Wash Room?' })).toBeVisible()
  await expect.element(page.getByRole('slider', { name: 'Rating' })).toHaveValue('4')
  await expect.element(page.getByRole('form', { name: 'Tip Noor’s Wash Room' })).toBeVisible()
})

const reordered = {
  order_id: toOrderId(100_900),
  load_type: 'light' as const,
  special_instructions: null,
  pickup_location: { address: '1 Jalan Ampang', latitude: 3.15, longitude: 101.71 },
  reclassified: [] as string[],
}

it.each([
  [reordered, '/order-confirm?order=100900'],
  [{ ...reordered, reclassified: ['Crinoline'] }, '/price-estimation?order=100900'],
])('orders the same again with one tap', async (data, path) => {
  const keys: (string | null)[] = []
  const again = answerBy(reorder, ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'))
    return { success: true, data }
  })
  const app = open(aCustomer(), completed(), rated, again)
  await page.getByRole('button', { name: 'Order again' }).dblClick()
  await expect.poll(app.path).toBe(path)
  expect(keys).toEqual([expect.any(String)])
})

it('shows why ordering again failed', async () => {
  open(aCustomer(), completed(), rated, unreachable(reorder))
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect.element(page.getByText('You seem to be offline. Check the connection and try again.')).toBeVisible()
})

it('stays when the confirmation fails', async () => {
  const app = open(aCustomer(), delivered(), unreachable(confirmCompletion))
  await confirm.click()
  await expect.element(page.getByText('You seem to be offline. Check the connection and try again.')).toBeVisible()
  expect(app.path()).toBe(`/order-completed?order=${id}`)
})

it('shows the receipt with the real amounts', async () => {
  open(
    aCustomer(),
    completed({ wallet: toMajor(minor(500)), total: toMajor(minor(1_200)), promise_kept: false }),
    rated,
  )
  const receipt = page.getByRole('article', { name: 'Receipt of order WL-100482' })
  await expect.element(receipt.getByText(priced('$17.00'))).toBeVisible()
  await expect.element(receipt.getByText('From your wallet')).toBeVisible()
  await expect.element(receipt.getByText(priced('$12.00'))).toBeVisible()
  await expect.element(receipt.getByText('Promise missed: back in 2 h 54 min')).toBeVisible()
})

it('rates in tenths, with a comment, and shows the rating', async () => {
  const bodies: unknown[] = []
  const rate = answerBy(rateOrder, async ({ request }) => {
    bodies.push(await request.json())
    return { success: true, data: aRating }
  })
  open(aCustomer(), completed(), unrated, rate)
  await expect.element(page.getByRole('heading', { name: 'How was Noor’s Wash Room?' })).toBeVisible()
  await expect.element(page.getByText('Tap the stars')).toBeVisible()
  expect(page.getByText('0.0').all()).toEqual([])
  await stars.fill('4.5')
  await expect.element(page.getByText('4.5')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await page.getByLabelText('Comment').fill(' Folded like a letter. ')
  await send.click()
  await expect.element(page.getByRole('heading', { name: 'Your rating' })).toBeVisible()
  await expect.element(page.getByText('Folded like a letter.')).toBeVisible()
  expect(bodies).toEqual([{ order_id: id, rating: 4.6, comment: 'Folded like a letter.' }])
})

it('shows a missing rating and a failed submit', async () => {
  open(aCustomer(), completed(), unrated, refuse(rateOrder, { status: 500, message: 'x' }))
  await pressAnyway(send)
  await expect.element(page.getByText('Please choose a rating.')).toBeVisible()
  await stars.fill('3')
  await send.click()
  await expect.element(page.getByText('Failed to rate order. Please try again.')).toBeVisible()
})

it('shows the Washer the rating from the user and what was earned', async () => {
  open(aWasher(), completed({ net_pay: toMajor(minor(1_275)), card: null }), rated)
  await expect.element(page.getByRole('heading', { name: 'Rating from user' })).toBeVisible()
  await expect.element(page.getByText('4.6')).toBeVisible()
  await expect.element(page.getByText(priced('$12.75')).first()).toBeVisible()
  await expect.element(send).not.toBeInTheDocument()
})

const tipForm = page.getByRole('form', { name: 'Tip Noor’s Wash Room' })
const giveTip = tipForm.getByRole('button', { name: /Give a tip/ })

it('tips from the wallet if the balance suffices, else by card, once', async () => {
  const bodies: unknown[] = []
  const tips = answerBy(tipWasher, async ({ request }) => {
    const body = (await request.json()) as { amount_minor: Minor }
    bodies.push(body)
    return { success: true, data: { tip_minor: body.amount_minor, tips_minor: minor(700) } }
  })
  open(aCustomer(), completed(), rated, tips)
  await tipForm.getByRole('button', { name: priced('$5.00') }).click()
  await expect.element(tipForm.getByText(priced('From my wallet, $6.00 available'))).toBeVisible()
  await giveTip.dblClick()
  await expect.element(tipForm.getByText(priced('You tipped $7.00. Thank you!'))).toBeVisible()
  await tipForm.getByLabelText('Amount', { exact: true }).fill('6,50')
  await expect.element(tipForm.getByText('Visa ending 4242')).toBeVisible()
  await giveTip.click()
  await expect
    .poll(() => bodies)
    .toEqual([
      { amount_minor: 500, use_wallet: true },
      { amount_minor: 650, payment_method_id: 'pm_1' },
    ])
})

it.each([
  ['', 'Please enter an amount greater than 0.'],
  ['-5', 'Please enter an amount greater than 0.'],
  ['1.005', 'Please enter an amount greater than 0.'],
  ['0.5', 'This is less than the minimum tip.'],
  ['100.01', 'This is more than you can tip for one order.'],
])('rejects "%s" as a tip', async (text, problem) => {
  open(aCustomer(), completed(), rated)
  await tipForm.getByLabelText('Amount', { exact: true }).fill(text)
  await giveTip.click()
  await expect.element(tipForm.getByText(problem)).toBeVisible()
})

it('shows why a tip was declined, and keeps what was typed', async () => {
  open(
    aCustomer(),
    completed(),
    rated,
    refuse(tipWasher, { status: 422, code: 'card_declined', message: 'Your card was declined.' }),
  )
  await tipForm.getByLabelText('Amount', { exact: true }).fill('20')
  await giveTip.click()
  await expect.element(tipForm.getByText('Your card was declined.')).toBeVisible()
  await expect.element(tipForm.getByLabelText('Amount', { exact: true })).toHaveValue('20')
})

it('asks the customer’s bank about a tip, and sends it as the same payment', async () => {
  const resumed: unknown[] = []
  const bank = page.getByRole('dialog', { name: 'Your bank needs your approval' })
  const tips = answerBy(tipWasher, async ({ request }) => {
    const { payment_intent_id } = (await request.json()) as { payment_intent_id?: string }
    resumed.push(payment_intent_id)
    return payment_intent_id ? { success: true, data: { tip_minor: minor(2_000), tips_minor: minor(2_000) } } : bankAsks
  })
  open(aCustomer(), completed(), rated, tips, sandboxBank)
  await tipForm.getByLabelText('Amount', { exact: true }).fill('20')
  await giveTip.click()
  await bank.getByRole('button', { name: 'Decline' }).last().click()
  await expect.element(tipForm.getByText(/Your bank did not approve this payment/)).toBeVisible()
  await expect.element(tipForm.getByLabelText('Amount', { exact: true })).toHaveValue('20')
  await giveTip.click()
  await bank.getByRole('button', { name: 'Approve' }).dblClick()
  await expect.element(tipForm.getByText(priced('You tipped $20.00. Thank you!'))).toBeVisible()
  expect(resumed).toEqual([undefined, undefined, 'pi_1'])
})

it('links to the receipt', async () => {
  open(aCustomer(), completed(), rated)
  await expect
    .element(page.getByRole('link', { name: 'See the receipt' }).first())
    .toHaveAttribute('href', `/receipt?order=${id}`)
})

it('shows the Washer no confirmation', async () => {
  open(aWasher(), delivered({ net_pay: toMajor(minor(1_275)), card: null }))
  await expect.element(page.getByText('Delivered – Awaiting Confirmation')).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
})
