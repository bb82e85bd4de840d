import { expect } from '@playwright/test'
import { test } from './people.ts'

test('with a saved card and place an order takes a photo and a confirmation', async ({ customer }) => {
  const { page } = customer
  // On a device of two cores nothing is counted over the camera.
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 }))
  const counterBegins = page.waitForEvent('worker', {
    predicate: (worker) => worker.url().includes('count-worker'),
    timeout: 150_000,
  })
  await page.goto('/home-screen')
  await page.getByRole('button', { name: 'Order Now' }).click()
  const shutter = page.getByRole('button', { name: 'Scan Items' })
  await expect(shutter).toHaveAttribute('aria-disabled', 'false')
  await counterBegins
  // On a busy machine the hint ends after three slow frames: each of them is shown.
  const count = page.getByText(/^About \d+ items$/).first()
  await expect(count, 'the camera’s count, once the worker has loaded its model').toBeVisible({ timeout: 120_000 })

  let taps = 0
  const tap = async (name: string) => {
    await page.getByRole('button', { name }).click()
    taps += 1
  }
  await tap('Scan Items')
  await expect(page).toHaveURL(/\/order-confirm\?order=\d+/)
  await tap('Confirm Order')
  await expect(page).toHaveURL(/\/looking-for-provider\?order=\d+/)
  await expect(page.getByRole('heading', { name: 'Order Confirmed' })).toBeVisible()
  expect(taps).toBe(2)
})
