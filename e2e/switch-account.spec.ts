import { expect } from '@playwright/test'
import { test } from './people.ts'

test('a Washer becomes a customer for a while, and a Washer again', async ({ washer }) => {
  const { page } = washer
  await page.goto('/account')
  await page.getByRole('button', { name: 'Switch to User account' }).click()
  await expect(page.getByText('Account type switched successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Switch to Washer account' })).toBeVisible()
  await page.goto('/home-screen')
  await expect(page.getByRole('button', { name: 'Order Now' })).toBeVisible()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Switch to Washer account' }).click()
  await expect(page.getByRole('button', { name: 'Switch to User account' })).toBeVisible()
  await page.goto('/home-screen')
  await expect(page.getByRole('heading', { name: 'Incoming Requests' })).toBeVisible()
})
