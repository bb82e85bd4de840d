import { minor, toMajor } from '@washline/contract/money'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { confirmSandboxSetup, createSetupIntent, listPaymentMethods } from '@washline/contract/payments/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute, takeDown } from '../../platform/testing/render-route.tsx'

const visa = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 }
const noOrders = answer(listOrders, { success: true, data: [], next_cursor: null })
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/home-screen', { user: aCustomer(), handlers: [...handlers, noOrders] })

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function fillCard(number: string) {
  await page.getByLabelText('Card number').fill(number)
  await page.getByLabelText('Expiry').fill('1230')
  await page.getByLabelText('CVC').fill('123')
}

it('goes to the scan with a saved card', async () => {
  const app = open(answer(listPaymentMethods, { success: true, payment_methods: [visa] }))
  await press('Order Now')
  await expect.poll(app.path).toBe('/order/scan')
})

it('asks for a card first, shows refusals of the form and of the bank, and continues with a valid one', async () => {
  const saved: string[] = []
  const app = open(
    answerBy(listPaymentMethods, () => ({ success: true, payment_methods: saved.length ? [visa] : [] })),
    answer(createSetupIntent, { success: true, client_secret: 'seti_secret' }),
    answerBy(confirmSandboxSetup, async ({ request }) => {
      const { card } = (await request.json()) as { card: { number: string } }
      if (card.number.replace(/\s/g, '').endsWith('0002')) {
        const refused = { status: 'requires_payment_method', payment_method: null, message: 'Your card was declined.' }
        return { success: true as const, ...refused }
      }
      saved.push(card.number)
      return { success: true as const, status: 'succeeded', payment_method: visa }
    }),
  )
  await press('Order Now')
  await expect.element(page.getByRole('dialog', { name: 'Payment Card Required' })).toBeVisible()
  await expect.element(page.getByText('Please add a payment card before placing an order.')).toBeVisible()
  await press('Yes')
  await expect.element(page.getByRole('dialog', { name: 'Add Payment Card' })).toBeVisible()
  await press('Save Card')
  await expect.element(page.getByText('Your card number is invalid.')).toBeVisible()
  await fillCard('4000 0000 0000 0002')
  await press('Save Card')
  await expect.element(page.getByText('Your card was declined.')).toBeVisible()
  await fillCard('4242424242424242')
  await expect.element(page.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
  await press('Save Card')
  await expect.poll(app.path).toBe('/order/scan')
  expect(saved).toEqual(['4242 4242 4242 4242'])
})

it('asks for a card when the cards cannot be read, and stays after Cancel', async () => {
  const app = open(refuse(listPaymentMethods, { status: 403, message: 'No.' }))
  await press('Order Now')
  await press('Cancel')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(app.path()).toBe('/home-screen')
})

it('shows an error when saving fails for another reason', async () => {
  open(
    answer(listPaymentMethods, { success: true, payment_methods: [] }),
    refuse(createSetupIntent, { status: 500, message: 'Broken' }),
  )
  await press('Order Now')
  await press('Yes')
  await fillCard('4242424242424242')
  await press('Save Card')
  await expect.element(page.getByText('Failed to add card')).toBeVisible()
})

it('shows one answer of the FAQ at a time', async () => {
  open()
  await page.getByRole('tab', { name: 'FAQ' }).click()
  await expect.element(page.getByText(/One photo is enough\. The scan/)).toBeVisible()
  await press('Are my clothes safe?')
  await expect.element(page.getByText(/background checked/)).toBeVisible()
  await expect.element(page.getByText(/One photo is enough\. The scan/)).not.toBeVisible()
})

const running = {
  id: 100_007,
  status: 'in_progress' as const,
  item_count: 5,
  estimated_value: toMajor(minor(2_000)),
  total: toMajor(minor(2_400)),
  created_at: '2026-11-20T10:00:00.000Z',
  pickup_time: null,
  picked_up_at: '2026-11-20T10:20:00.000Z',
  laundry_completed_at: null,
  pickup_location: null,
  user: { name: 'Mei Tan' },
  provider: { user_id: 100_002, name: 'Noor', provider: { business_name: 'Noor’s Wash Room' } },
  net_pay: null,
}
type Running = Omit<typeof running, 'status' | 'pickup_time'> & Pick<OrderSummary, 'status' | 'pickup_time'>
const listed = (order: Running) => ({ success: true as const, next_cursor: null, data: [order] })
const openWith = (order: Running) => open(answer(listOrders, listed(order)))
const ticket = page.getByRole('article', { name: 'Order WL-100007' })

it('shows the ticket of a running order', async () => {
  openWith(running)
  await expect.element(ticket.getByText('In Progress')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Track Order' }))
    .toHaveAttribute('href', '/laundry-in-progress?order=100007')
})

it('does not claim a pickup that has not happened', async () => {
  openWith({ ...running, status: 'accepted', pickup_time: '2026-11-20T10:10:00.000Z' })
  await expect.element(ticket.getByText('Pickup at', { exact: true })).toBeVisible()
  await expect.element(ticket.getByText('Picked up at')).not.toBeInTheDocument()
})

const question = page.getByRole('heading', { name: 'Ready to start your order?' })
const topOf = (part: Locator) => part.element().getBoundingClientRect().top

it('moves nothing that is seen when a device learns of an order under way', async () => {
  const { promise: asked, resolve: answerNow } = Promise.withResolvers<void>()
  open(
    answerBy(listOrders, async () => {
      await asked
      return listed(running)
    }),
  )
  await expect.element(question).toBeVisible()
  await expect.element(page.getByText('Turnaround')).not.toBeVisible()
  const top = topOf(question)
  answerNow()
  await expect.element(ticket.getByText('In Progress')).toBeVisible()
  await expect.element(page.getByText('Turnaround')).toBeVisible()
  expect(topOf(question)).toBe(top)
  expect(topOf(ticket)).toBeGreaterThan(top)
})

it('shows what it knows above the question', async () => {
  openWith(running)
  await expect.element(ticket).toBeVisible()
  takeDown()
  openWith(running)
  await expect.element(ticket).toBeVisible()
  expect(topOf(ticket)).toBeLessThan(topOf(question))
})
