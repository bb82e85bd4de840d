import { getAccount } from '@washline/contract/identity/endpoints'
import { toItemId } from '@washline/contract/ids'
import { getOrder, placeOrder } from '@washline/contract/orders/endpoints'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aDraft, anItem } from '../../platform/testing/a-draft.ts'
import { aQuote } from '../../platform/testing/a-quote.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import {
  beginDraft,
  confirmButton,
  openConfirm,
  place,
  placed,
  theDraft,
  withCards,
} from '../../platform/testing/open-confirm.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { priced } from '../../platform/testing/priced.ts'

beforeEach(() => beginDraft())

it('shows the whole order and places it once, at the shown price, for pickup in ten minutes', async () => {
  const bodies: Record<string, unknown>[] = []
  const app = openConfirm(
    answerBy(placeOrder, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>)
      return placed()
    }),
  )
  await expect.element(page.getByText('3 items, medium load')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /18 Linden Street/ })).toBeVisible()
  await expect.element(confirmButton).toHaveTextContent(priced('Confirm Order$14.00'))
  await confirmButton.dblClick()
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
  const app = openConfirm(
    theDraft({ item_count: 19 }),
    answerBy(placeOrder, async ({ request }) => {
      bodies.push(await request.json())
      return placed()
    }),
  )
  await expect.element(page.getByText('19 items, heavy load')).toBeVisible()
  await expect.element(page.getByText('With 19 items, the load is now heavy.')).toBeVisible()
  await confirmButton.click()
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
  expect(bodies).toMatchObject([{ load_type: 'heavy' }])
})

it('reads the items again when the server counts more of them', async () => {
  let count = 3
  beginDraft({ loadType: 'light' })
  openConfirm(
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
  await confirmButton.click()
  await expect
    .element(page.getByText('This load is too small for so many items. Please choose a larger one.'))
    .toBeVisible()
  await expect.element(page.getByText('9 items, medium load')).toBeVisible()
})

it('pays with the chosen card', async () => {
  const paidWith: unknown[] = []
  const app = openConfirm(
    answerBy(placeOrder, async ({ request }) => {
      paidWith.push(((await request.json()) as { payment_method_id: string }).payment_method_id)
      return placed()
    }),
  )
  await page.getByRole('button', { name: /Visa ending 4242/ }).click()
  await page.getByText('American Express ending 0005').click()
  await confirmButton.click()
  await expect.poll(() => paidWith).toEqual(['pm_2'])
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
})

it('requires a card', async () => {
  openConfirm(withCards())
  await expect.element(page.getByText('No cards saved.')).toBeVisible()
  await pressAnyway(confirmButton)
  await expect.element(page.getByText('Please select a payment card before confirming.')).toBeVisible()
})

it('shows the new total when the price has changed', async () => {
  const changed = { ...aQuote(), service_fee: 6, total: 16 }
  openConfirm(
    http.post(placeOrder.path, () =>
      HttpResponse.json(
        { success: false, code: 'quote_changed', message: 'The price has changed.', quote: changed },
        { status: 409 },
      ),
    ),
  )
  await confirmButton.click()
  await expect
    .element(
      page.getByText(
        priced('The price has changed from $14.00 to $16.00. Please check the new total and confirm again.'),
      ),
    )
    .toBeVisible()
  await expect.element(confirmButton).toHaveTextContent(priced('Confirm Order$16.00'))
})

it('shows the bank’s reason for a decline and stays', async () => {
  const app = openConfirm(
    refuse(placeOrder, { status: 422, code: 'card_declined', message: 'Your card was declined.' }),
  )
  await confirmButton.click()
  await expect.element(page.getByText('Your card was declined.')).toBeVisible()
  expect(app.path()).toBe('/order-confirm?order=100001')
})

it('goes to the account when the server requires a card', async () => {
  const app = openConfirm(
    answer(placeOrder, { success: false, require_card: true, message: 'Add a card.' }),
    answer(getAccount, { success: true, data: { ...aCustomer(), address: null } }),
  )
  await confirmButton.click()
  await expect.poll(app.path).toBe('/account')
})

it('repeats an unanswered submit under the same key', async () => {
  const keys: (string | null)[] = []
  const app = openConfirm(
    http.post(placeOrder.path, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(placed())
    }),
  )
  await confirmButton.click()
  await expect.element(page.getByText('You seem to be offline. Check the connection and try again.')).toBeVisible()
  await confirmButton.click()
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

it('shows a server error', async () => {
  openConfirm(refuse(placeOrder, { status: 500, message: 'Broken' }))
  await confirmButton.click()
  await expect.element(page.getByText('Failed to place order. Please try again.')).toBeVisible()
})

it('lists missing details, and marks unconfirmed items', async () => {
  sessionStorage.setItem('draft-100001', JSON.stringify({ loadType: 'medium' }))
  const app = openConfirm(theDraft({ items: [anItem({ needs_review: true })] }))
  await expect.poll(app.path).toBe('/pickup-location?order=100001')
})

it('confirms all unsure items with one tap, and sends that to the server', async () => {
  const lists: unknown[] = []
  const items = [anItem({ needs_review: true }), anItem({ id: toItemId(100_102), name: 'Jeans' })]
  const app = openConfirm(
    theDraft({ items }),
    answerBy(placeOrder, async ({ request }) => {
      lists.push(((await request.json()) as { items: unknown }).items)
      return placed()
    }),
  )
  await expect.element(page.getByRole('region', { name: '1 item to check' })).toBeVisible()
  await expect.element(confirmButton).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'All correct' }).click()
  await expect.element(page.getByText('1 item to check')).not.toBeInTheDocument()
  await confirmButton.click()
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
  openConfirm(theDraft({ items: [anItem({ needs_review: true })] }))
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
