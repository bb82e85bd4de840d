import { getSearch } from '@washline/contract/dispatch/endpoints'
import { getAccount } from '@washline/contract/identity/endpoints'
import { toItemId } from '@washline/contract/ids'
import { listPlaces } from '@washline/contract/maps/places'
import { toMajor, toMinor } from '@washline/contract/money'
import { getOrder, getQuote, placeOrder } from '@washline/contract/orders/endpoints'
import { getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aDraft, anItem } from '../../platform/testing/a-draft.ts'
import { aQuote } from '../../platform/testing/a-quote.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const place = { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 }

/** The order as the server has it. */
let status: 'draft' | 'pending' = 'draft'

beforeEach(() => {
  status = 'draft'
  sessionStorage.clear()
  sessionStorage.setItem('draft-100001', JSON.stringify({ loadType: 'medium', notes: 'No softener', place }))
})

const visa = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 }
const amex = { id: 'pm_2', brand: 'amex', last4: '0005', exp_month: 5, exp_year: 2031 }
const quote = aQuote()

/** The server's answer to a placement; from then on the order is a pending one. */
function placed() {
  status = 'pending'
  return { success: true as const, order: { id: 100_001, status } }
}

const wallet = (balance: number, paysFirst = false) =>
  answer(getWallet, {
    success: true,
    data: { balance: toMajor(toMinor(balance)), pays_first: paysFirst, entries: [], next_cursor: null },
  })

const open = (...handlers: RequestHandler[]) =>
  renderRoute('/order-confirm?order=100001', {
    user: aCustomer(),
    handlers: [
      ...handlers,
      answerBy(getOrder, () => ({ success: true, data: aDraft({ status }) })),
      answer(getQuote, { success: true, data: quote }),
      answer(listPlaces, { success: true, data: [] }),
      answer(listPaymentMethods, { success: true, payment_methods: [visa, amex] }),
      wallet(0),
      refuse(getSearch, { status: 404, message: 'Not found.' }),
    ],
  })
const confirm = page.getByRole('button', { name: /Confirm Order/ })

it('shows the whole order and places it once, at the shown price, for pickup in ten minutes', async () => {
  const bodies: Record<string, unknown>[] = []
  const app = open(
    answerBy(placeOrder, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>)
      return placed()
    }),
  )
  await expect.element(page.getByText('3 items, medium load')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /18 Linden Street/ })).toBeVisible()
  await expect.element(confirm).toHaveTextContent(priced('Confirm Order$14.00'))
  await confirm.dblClick()
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toMatchObject({
    order_id: 100_001,
    pickup_location: place,
    load_type: 'medium',
    special_instructions: 'No softener',
    service_fee: 4,
    total: 14,
    payment_method_id: 'pm_1',
  })
  const leadMs = Date.parse(String(bodies[0]?.pickup_time)) - Date.now()
  expect(leadMs).toBeGreaterThan(570_000)
  expect(leadMs).toBeLessThanOrEqual(600_000)
})

it('raises the load that the count has outgrown, with the reason', async () => {
  const bodies: unknown[] = []
  const app = open(
    answerBy(getOrder, () => ({ success: true, data: aDraft({ status, item_count: 19 }) })),
    answerBy(placeOrder, async ({ request }) => {
      bodies.push(await request.json())
      return placed()
    }),
  )
  await expect.element(page.getByText('19 items, heavy load')).toBeVisible()
  await expect.element(page.getByText('With 19 items, the load is now heavy.')).toBeVisible()
  await confirm.click()
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
  expect(bodies).toMatchObject([{ load_type: 'heavy' }])
})

it('reads the items again when the server counts more of them', async () => {
  let count = 3
  sessionStorage.setItem('draft-100001', JSON.stringify({ loadType: 'light', place }))
  open(
    answerBy(getOrder, () => ({ success: true, data: aDraft({ item_count: count }) })),
    http.post(placeOrder.path, () => {
      count = 9
      const message = 'This load is too small for so many items. Please choose a larger one.'
      return HttpResponse.json(
        { success: false, code: 'invalid', message, errors: { load_type: [message] } },
        { status: 422 },
      )
    }),
  )
  await expect.element(page.getByText('3 items, light load')).toBeVisible()
  await confirm.click()
  await expect
    .element(page.getByText('This load is too small for so many items. Please choose a larger one.'))
    .toBeVisible()
  await expect.element(page.getByText('9 items, medium load')).toBeVisible()
})

it('pays with the chosen card', async () => {
  const cards: unknown[] = []
  const app = open(
    answerBy(placeOrder, async ({ request }) => {
      cards.push(((await request.json()) as { payment_method_id: string }).payment_method_id)
      return placed()
    }),
  )
  await page.getByRole('button', { name: /Visa ending 4242/ }).click()
  await page.getByText('American Express ending 0005').click()
  await confirm.click()
  await expect.poll(() => cards).toEqual(['pm_2'])
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
})

it('requires a card', async () => {
  open(answer(listPaymentMethods, { success: true, payment_methods: [] }))
  await expect.element(page.getByText('No cards saved.')).toBeVisible()
  await pressAnyway(confirm)
  await expect.element(page.getByText('Please select a payment card before confirming.')).toBeVisible()
})

it('shows the new total when the price has changed', async () => {
  const changed = { ...quote, service_fee: 6, total: 16 }
  open(
    http.post(placeOrder.path, () =>
      HttpResponse.json(
        { success: false, code: 'quote_changed', message: 'The price has changed.', quote: changed },
        { status: 409 },
      ),
    ),
  )
  await confirm.click()
  await expect
    .element(
      page.getByText(
        priced('The price has changed from $14.00 to $16.00. Please check the new total and confirm again.'),
      ),
    )
    .toBeVisible()
  await expect.element(confirm).toHaveTextContent(priced('Confirm Order$16.00'))
})

it('shows the bank’s reason for a decline and stays', async () => {
  const app = open(refuse(placeOrder, { status: 422, code: 'card_declined', message: 'Your card was declined.' }))
  await confirm.click()
  await expect.element(page.getByText('Your card was declined.')).toBeVisible()
  expect(app.path()).toBe('/order-confirm?order=100001')
})

it('goes to the account when the server requires a card', async () => {
  const app = open(
    answer(placeOrder, { success: false, require_card: true, message: 'Add a card.' }),
    answer(getAccount, { success: true, data: { ...aCustomer(), address: null } }),
  )
  await confirm.click()
  await expect.poll(app.path).toBe('/account')
})

it('repeats an unanswered submit under the same key', async () => {
  const keys: (string | null)[] = []
  const app = open(
    http.post(placeOrder.path, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(placed())
    }),
  )
  await confirm.click()
  await expect.element(page.getByText('You seem to be offline. Check the connection and try again.')).toBeVisible()
  await confirm.click()
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

it('shows a server error', async () => {
  open(refuse(placeOrder, { status: 500, message: 'Broken' }))
  await confirm.click()
  await expect.element(page.getByText('Failed to place order. Please try again.')).toBeVisible()
})

it('lists missing details, and marks unconfirmed items', async () => {
  sessionStorage.setItem('draft-100001', JSON.stringify({ loadType: 'medium' }))
  const app = open(answer(getOrder, { success: true, data: aDraft({ items: [anItem({ needs_review: true })] }) }))
  await expect.poll(app.path).toBe('/pickup-location?order=100001')
})

it('confirms all unsure items with one tap, and sends that to the server', async () => {
  const lists: unknown[] = []
  const items = [anItem({ needs_review: true }), anItem({ id: toItemId(100_102), name: 'Jeans' })]
  const app = open(
    answerBy(getOrder, () => ({ success: true, data: aDraft({ items, status }) })),
    answerBy(placeOrder, async ({ request }) => {
      lists.push(((await request.json()) as { items: unknown }).items)
      return placed()
    }),
  )
  await expect.element(page.getByRole('region', { name: '1 item to check' })).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'All correct' }).click()
  await expect.element(page.getByText('1 item to check')).not.toBeInTheDocument()
  await confirm.click()
  await expect
    .poll(() => lists)
    .toEqual([
      [
        { id: 100_101, name: 'T-shirt', category: 'tops', quantity: 2, confirmed: true },
        { id: 100_102, name: 'Jeans', category: 'tops', quantity: 2 },
      ],
    ])
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
})

it('links back to each step', async () => {
  open(answer(getOrder, { success: true, data: aDraft({ items: [anItem({ needs_review: true })] }) }))
  await expect.element(page.getByText('1 item to check')).toBeVisible()
  const hrefs = page.getByRole('link', { name: /Edit/ })
  await expect
    .poll(() => hrefs.elements().map((link) => link.getAttribute('href')))
    .toEqual(['/price-estimation?order=100001', '/pickup-location?order=100001'])
  for (const [name, path] of [
    ['Check', '/price-estimation'],
    ['Load', '/laundry-load'],
    ['Place', '/pickup-location'],
  ] as const)
    await expect
      .element(page.getByRole('link', { name, exact: true }).first())
      .toHaveAttribute('href', `${path}?order=100001`)
})
