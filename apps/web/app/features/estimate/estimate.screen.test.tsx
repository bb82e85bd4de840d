import { getSearch } from '@washline/contract/dispatch/endpoints'
import { toItemId } from '@washline/contract/ids'
import { listPlaces } from '@washline/contract/maps/places'
import { minor, toMajor, toMinor } from '@washline/contract/money'
import { editScan, getOrder, getQuote } from '@washline/contract/orders/endpoints'
import { type ItemInput, itemList } from '@washline/contract/orders/schemas'
import { getTrainingConsent, saveTrainingConsent } from '@washline/contract/orders/training'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aDraft, anItem } from '../../platform/testing/a-draft.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

beforeEach(() => sessionStorage.clear())

const draft = aDraft()
const unsure = aDraft({ items: [anItem({ needs_review: true, confidence: 0.3 })] })
const quote = {
  estimated_value: toMajor(minor(1_000)),
  service_fee: toMajor(minor(200)),
  coverage_fee: toMajor(minor(0)),
  wallet: toMajor(minor(0)),
  total: toMajor(minor(1_200)),
}
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/price-estimation?order=100001', {
    user: aCustomer(),
    handlers: [
      ...handlers,
      answer(getQuote, { success: true, data: quote }),
      answer(getTrainingConsent, { success: true, data: { consents: true } }),
      answer(listPlaces, { success: true, data: [] }),
    ],
  })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** Waits for the server's answer for at least so many items: one that arrives after its test would reach the next test. */
const adopted = (items = 1) =>
  expect.poll(() => page.getByText(priced('$3.00 each')).elements().length).toBeGreaterThanOrEqual(items)

/** Answers item lists as the API does, and records them. */
function aServer() {
  const lists: ItemInput[][] = []
  const handler = answerBy(editScan, async ({ request }) => {
    const items = itemList.parse(((await request.json()) as { items: unknown }).items)
    lists.push(items)
    const priced = items.map((item, index) =>
      anItem({
        id: item.id ?? toItemId(100_900 + index),
        name: item.name,
        quantity: item.quantity,
        unit_price: toMajor(minor(300)),
        total_price: toMajor(toMinor(3 * item.quantity)),
        ...(item.category && { category: item.category }),
      }),
    )
    return { success: true as const, data: aDraft({ items: priced }) }
  })
  return { lists, handler }
}

it('shows the items with their prices and continues', async () => {
  const app = open(answer(getOrder, { success: true, data: draft }))
  await expect.element(page.getByRole('heading', { name: 'AI detected your laundry items' })).toBeVisible()
  await expect.element(page.getByText('Estimate, may be adjusted after provider review').first()).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Estimated total' }).getByText(priced('$10.00'))).toBeVisible()
  await press('Continue')
  await expect.poll(app.path).toBe('/laundry-load?order=100001')
})

it('saves edits before it continues and shows the server’s prices', async () => {
  const server = aServer()
  const app = open(answer(getOrder, { success: true, data: draft }), server.handler)
  await press('More: T-shirt')
  await press('Add an item')
  await page.getByLabelText('Name').fill('Silk scarf')
  await expect.element(page.getByLabelText('Category')).toHaveValue('accessories')
  await press('Add item')
  await expect.element(page.getByText('Silk scarf')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Estimated total' }).getByText(priced('$15.00'))).toBeVisible()
  await press('Continue')
  await expect.poll(app.path).toBe('/laundry-load?order=100001')
  expect(server.lists.at(-1)).toEqual([
    { id: 100_101, name: 'T-shirt', category: 'tops', quantity: 3 },
    { id: 100_102, name: 'Jeans', category: 'bottoms', quantity: 1 },
    { name: 'Silk scarf', category: 'accessories', quantity: 1 },
  ])
})

it('suggests items of the price list with their price, chosen by keyboard, and keeps other names possible', async () => {
  open(answer(getOrder, { success: true, data: draft }))
  await press('Add an item')
  const name = page.getByRole('combobox', { name: 'Name' })
  await name.fill('jea')
  const option = page.getByRole('listbox', { name: 'Items on the price list' }).getByRole('option')
  await expect.element(option).toHaveTextContent(priced('Jeans$5.00'))
  await userEvent.keyboard('{Escape}')
  await expect.element(option).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('jea')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(name).toHaveValue('Jeans')
  await expect.element(page.getByLabelText('Category')).toHaveValue('bottoms')
  await name.fill('Silk scarf')
  await expect.element(option).not.toBeInTheDocument()
})

it('reads text as 0, and requires at least one item, with one message and without a call', async () => {
  const server = aServer()
  const app = open(answer(getOrder, { success: true, data: aDraft({ items: [anItem()] }) }), server.handler)
  const quantity = page.getByRole('spinbutton', { name: 'T-shirt' })
  await quantity.fill('many')
  await page.getByRole('heading', { name: 'AI detected your laundry items' }).click()
  await expect.element(quantity).toHaveValue('0')
  await expect.element(page.getByText('Please select at least one item to continue.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
  await pressAnyway(page.getByRole('button', { name: 'Continue' }))
  await expect
    .poll(() =>
      page
        .getByRole('alert')
        .elements()
        .map((alert) => alert.textContent),
    )
    .toHaveLength(1)
  await page.getByRole('button', { name: 'More: T-shirt' }).click()
  await expect.poll(() => server.lists.map(([item]) => item?.quantity)).toEqual([1])
  await adopted()
  expect(app.path()).toBe('/price-estimation?order=100001')
})

it('removes an item and can undo it', async () => {
  const server = aServer()
  open(answer(getOrder, { success: true, data: draft }), server.handler)
  await press('Edit Jeans')
  await press('Remove')
  await expect.element(page.getByText('Jeans removed')).toBeVisible()
  await expect.poll(() => server.lists.at(-1)?.map(({ name }) => name)).toEqual(['T-shirt'])
  await press('Undo')
  await expect.poll(() => server.lists.at(-1)?.map(({ name }) => name)).toEqual(['T-shirt', 'Jeans'])
  await adopted(2)
})

it('confirms an unsure item with one tap and stores the answer', async () => {
  const server = aServer()
  open(answer(getOrder, { success: true, data: unsure }), server.handler)
  await expect.element(page.getByText('T-shirt?')).toBeVisible()
  await press('Yes, T-shirt')
  await expect.poll(() => server.lists.length).toBe(1)
  await expect.element(page.getByText('T-shirt?')).not.toBeInTheDocument()
  expect(server.lists.at(-1)?.[0]).toMatchObject({ id: 100_101, confirmed: true })
  await adopted()
  expect(JSON.parse(sessionStorage.getItem('draft-100001') ?? '{}')).toMatchObject({ checkedItems: [100_101] })
})

it.each([
  ['Yes, use it', true, 'Thank you. Your photos and corrections will be used for training.'],
  ['No, thanks', false, 'We will not use your photos for training.'],
])('asks once, after a correction, whether the scanner may learn from it: %s', async (reply, consents, thanks) => {
  let sent: unknown
  open(
    answer(getOrder, { success: true, data: draft }),
    answer(getTrainingConsent, { success: true, data: { consents: null } }),
    answerBy(saveTrainingConsent, async ({ request }) => {
      sent = await request.json()
      return { success: true as const, data: { consents } }
    }),
    aServer().handler,
  )
  const ask = page.getByRole('region', { name: 'May we use this to train the scanner?' })
  await expect.element(page.getByText('Jeans', { exact: true })).toBeVisible()
  await expect.element(ask).not.toBeInTheDocument()
  await press('More: T-shirt')
  await expect.element(ask).toBeVisible()
  await press(reply)
  await expect.element(page.getByText(thanks)).toBeVisible()
  expect(sent).toEqual({ consents })
  await adopted()
})

it('asks to spread out a pile', async () => {
  const piled = [
    anItem({
      quantity: 2,
      boxes: [
        [0.1, 0.1, 0.6, 0.6],
        [0.2, 0.2, 0.6, 0.6],
      ],
    }),
  ]
  open(answer(getOrder, { success: true, data: aDraft({ items: piled, scanned_image_url: '/icon.svg' }) }))
  await expect
    .element(page.getByText('Spread them out and take a new photo of everything', { exact: false }))
    .toBeVisible()
  const again = page.getByRole('link', { name: 'Take a new photo' })
  await expect.element(again).toHaveAttribute('href', '/order/scan')
})

it('keeps edits that cannot be saved, shows an error, and saves them with the next try', async () => {
  const server = aServer()
  let isBroken = true
  const app = open(
    http.post(editScan.path, () =>
      isBroken ? HttpResponse.json({ success: false, code: 'x', message: 'Broken' }, { status: 500 }) : undefined,
    ),
    server.handler,
    answer(getOrder, { success: true, data: draft }),
  )
  await press('More: T-shirt')
  await press('Continue')
  await expect.element(page.getByText('Failed to update scanned items. Please try again.')).toBeVisible()
  await expect.element(page.getByRole('spinbutton', { name: 'T-shirt' })).toHaveValue('3')
  expect(app.path()).toBe('/price-estimation?order=100001')
  isBroken = false
  await press('Continue')
  await expect.poll(app.path).toBe('/laundry-load?order=100001')
  expect(server.lists.at(-1)?.[0]?.quantity).toBe(3)
})

it('shows an error when the order cannot be read', async () => {
  open(refuse(getOrder, { status: 404, message: 'Not found.' }))
  await expect.element(page.getByText('Failed to fetch order details. Please try again.')).toBeVisible()
})

it('requires an order', async () => {
  renderRoute('/price-estimation', { user: aCustomer() })
  await expect.element(page.getByText('Failed to fetch order. Please try again.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
})

it('redirects a placed order to its own screen', async () => {
  const app = open(
    answer(getOrder, { success: true, data: aDraft({ status: 'pending' }) }),
    // The target screen reads its data at once.
    refuse(getSearch, { status: 404, message: 'Not found.' }),
  )
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
})
