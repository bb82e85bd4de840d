import { expect } from '@playwright/test'
import { test } from './people.ts'

type Landing = 'stays' | '/' | '/home-screen'

interface Row {
  readonly path: string
  readonly guest: Landing
  readonly customer: Landing
  readonly washer: Landing
}

const forAll = (path: string): Row => ({ path, guest: 'stays', customer: 'stays', washer: 'stays' })
const signedIn = (path: string): Row => ({ path, guest: '/', customer: 'stays', washer: 'stays' })
const customers = (path: string): Row => ({ path, guest: '/', customer: 'stays', washer: '/home-screen' })

const table: readonly Row[] = [
  ...['/', '/safety-terms', '/how-it-works', '/washers', '/become-washer', '/terms', '/privacy'].map(forAll),
  ...['/onboarding', '/home-screen', '/notification', '/order-history', '/dashboard', '/account'].map(signedIn),
  { path: '/ratings', guest: '/', customer: '/home-screen', washer: 'stays' },
  ...['/order/scan', '/scan', '/price-estimation', '/laundry-load'].map(customers),
  ...['/pickup-location', '/order-confirm', '/looking-for-provider'].map(customers),
  ...['/pickup-in-progress', '/laundry-in-progress', '/order-completed', '/chat'].map(signedIn),
]

for (const who of ['guest', 'customer', 'washer'] as const)
  test(`every path leads where it should: ${who}`, async ({ open, customer, washer }) => {
    test.setTimeout(120_000)
    const visitor = { guest: open, customer: async () => customer.page, washer: async () => washer.page }[who]
    const page = await visitor()
    for (const row of table) {
      await page.goto(row.path)
      await expect(page.getByRole('heading').first(), `${row.path} shows a screen`).toBeVisible()
      const target = row[who] === 'stays' ? row.path : row[who]
      await expect.soft(page, row.path).toHaveURL((url) => url.pathname === target)
      await expect.soft(page.getByText('There is no page at this address.'), row.path).toHaveCount(0)
    }
  })

test('an order screen without an order says so and leads back', async ({ customer }) => {
  const { page } = customer
  for (const path of ['/looking-for-provider', '/pickup-in-progress', '/laundry-in-progress', '/order-completed']) {
    await page.goto(path)
    await expect.soft(page.getByText('Failed to fetch order. Please try again.'), path).toBeVisible()
  }
})
