import { toItemId } from '@washline/contract/ids'
import { listPlaces } from '@washline/contract/maps/places'
import { minor, toMajor } from '@washline/contract/money'
import { getOrder, getQuote, scanLaundry } from '@washline/contract/orders/endpoints'
import type { Item } from '@washline/contract/orders/schemas'
import { listPaymentMethods } from '@washline/contract/payments/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aDraft, anItem, aPhotoUrl } from '../../platform/testing/a-draft.ts'
import { aPicture } from '../../platform/testing/a-picture.ts'
import { answer } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'
import { withMotion } from '../../platform/testing/with-motion.ts'

beforeEach(() => sessionStorage.clear())

const place = { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 }
const home = { ...place, id: 100_001, label: 'home' as const, last_used_at: '2026-11-01T10:00:00.000Z' }
const quote = {
  estimated_value: toMajor(minor(3_000)),
  service_fee: toMajor(minor(200)),
  coverage_fee: toMajor(minor(0)),
  wallet: toMajor(minor(0)),
  total: toMajor(minor(3_200)),
}
const boxes = Array.from({ length: 12 }, (_, at): Item['boxes'][number] => [at / 12, 0, 0.05, 0.1])
const shirts = anItem({ quantity: 12, boxes })
const unsure = (id: number, name: string) =>
  anItem({ id: toItemId(id), name, quantity: 1, needs_review: true, boxes: [[0.1, 0.5, 0.2, 0.2]] })

async function scan(
  items: Item[],
  cards = [{ id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 }],
) {
  const item_count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const data = { order_id: 100_001, items, item_count, scanned_image_url: aPhotoUrl, scanner: 'embedded' }
  const app = renderRoute('/order/scan', {
    user: aCustomer(),
    handlers: [
      answer(scanLaundry, { success: true, data }),
      answer(listPaymentMethods, { success: true, payment_methods: cards }),
      answer(listPlaces, { success: true, data: [home] }),
      answer(getOrder, { success: true, data: aDraft({ items, item_count }) }),
      answer(getQuote, { success: true, data: quote }),
    ],
  })
  await userEvent.upload(page.getByLabelText('Photo file'), await aPicture(1))
  await page.getByRole('button', { name: 'Scan Items' }).click()
  return app
}

const goOn = page.getByRole('button', { name: 'Looks right' })

/** Every count that was shown until the last one is announced. */
async function countsShown(last: string): Promise<string[]> {
  const seen = new Set<string>()
  const watch = new MutationObserver(() => {
    const shown = document.querySelector('.reveal-count')?.textContent
    if (shown) seen.add(shown)
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  await expect.element(page.getByRole('status').filter({ hasText: last })).toBeInTheDocument()
  watch.disconnect()
  return [...seen]
}

it('counts up piece by piece, announces the end once, and moves on only then', async () => {
  withMotion()
  const counting = countsShown(priced('12 items found, $30.00 total.'))
  const app = await scan([shirts])
  const counts = await counting
  expect(counts.length, 'the count runs up').toBeGreaterThan(3)
  expect(counts.at(-1)).toBe(priced('12items$30.00'))
  expect(app.path(), 'nothing navigates before the reveal ends').toBe('/order/scan')
  await expect.element(goOn).toHaveFocus()
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
})

it('shows everything at once after a press on the photo', async () => {
  withMotion()
  const app = await scan([shirts])
  const photo = page.getByRole('region', { name: 'Photo of your clothes' })
  await expect.element(goOn).toHaveAttribute('aria-disabled', 'true')
  await photo.click()
  await expect.element(page.getByText(priced('12 items found, $30.00 total.'))).toBeInTheDocument()
  expect(app.path()).toBe('/order/scan')
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
})

it('shows the final numbers at once with reduced motion', async () => {
  const counting = countsShown(priced('12 items found, $30.00 total.'))
  const app = await scan([shirts])
  const counts = await counting
  expect(counts.filter((count) => count !== priced('12items$30.00'))).toEqual([])
  expect(app.path()).toBe('/order/scan')
  await goOn.click()
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
})

it('asks about one unsure item after the other, and keeps the answers', async () => {
  const app = await scan([shirts, unsure(2, 'Brown pants'), unsure(3, 'Scarf')])
  await expect
    .element(page.getByRole('region', { name: 'Is this right?' }))
    .toHaveTextContent('Brown pants?1 of 2YesChange')
  await expect.element(page.getByRole('button', { name: 'Yes, Brown pants' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Yes, Scarf' })).toHaveFocus()
  expect(app.path()).toBe('/order/scan')
  await userEvent.keyboard('{Enter}')
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
  expect(JSON.parse(sessionStorage.getItem('draft-100001') ?? '{}')).toMatchObject({ checkedItems: [2, 3], place })
})

it('goes to the list where an unsure item is wrong', async () => {
  const app = await scan([shirts, unsure(2, 'Brown pants'), unsure(3, 'Scarf')])
  await page.getByRole('button', { name: 'Yes, Brown pants' }).click()
  await page.getByRole('button', { name: 'No, change Scarf' }).click()
  await expect.poll(app.path).toBe('/price-estimation?order=100001')
  await expect.element(page.getByRole('button', { name: 'Yes, Scarf' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Yes, Brown pants' })).not.toBeInTheDocument()
})
