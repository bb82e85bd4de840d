import { expect } from '@playwright/test'
import { test } from './people.ts'
import { place } from './set-up-people.ts'

test('cancelling the search leads home and costs nothing', async ({ customer, spot }) => {
  const { page } = customer
  const orderId = await place(customer, spot)
  await page.goto(`/looking-for-provider?order=${orderId}`)
  await expect(page.getByText(/Typical wait/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Search' }).click()
  await expect(page).toHaveURL(/\/home-screen$/)

  await page.goto('/order-history')
  const card = page.getByRole('listitem').filter({ hasText: `WL-${orderId}` })
  await expect(card).toContainText('Cancelled')
})
