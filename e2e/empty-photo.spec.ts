import { expect } from '@playwright/test'
import { scanLaundry } from '@washline/contract/orders/endpoints'
import { test } from './people.ts'
import { photoFile } from './photos.ts'

const scanLimitMs = 120_000

test('shows that a photo has no laundry and lets another one be taken', async ({ customer, faults }) => {
  faults.allow(/status of 422/)
  const { page } = customer
  await page.goto('/order/scan')
  /** The models may be busy with the photos of others: nothing is expected of the page before their answer. */
  const scan = async (name: 'empty-bed.jpg' | 'five-garments.jpg') => {
    await page.getByLabel('Photo file').setInputFiles(photoFile(name))
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === scanLaundry.path, {
      timeout: scanLimitMs,
    })
    await page.getByRole('button', { name: 'Scan Items' }).click()
    return (await answered).status()
  }
  expect(await scan('empty-bed.jpg'), 'the answer to a photo without laundry').toBe(422)
  await expect(page.getByText('No items found in the image. Please try again.')).toBeVisible()
  await expect(page.getByText(/^Spread your laundry on a bed or the floor/)).toBeVisible()
  await expect(page).toHaveURL(/\/order\/scan$/)

  expect(await scan('five-garments.jpg'), 'the answer to a photo of laundry').toBe(200)
  await expect(page).toHaveURL(/\/order-confirm\?order=\d+/)
})
