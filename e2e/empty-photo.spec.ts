import { expect } from '@playwright/test'
import { test } from './people.ts'
import { photoFile } from './photos.ts'

test('shows that a photo has no laundry and lets another one be taken', async ({ customer, faults }) => {
  faults.allow(/status of 422/)
  const { page } = customer
  await page.goto('/order/scan')
  await page.getByLabel('Photo file').setInputFiles(photoFile('empty-bed.jpg'))
  await page.getByRole('button', { name: 'Scan Items' }).click()
  await expect(page.getByText('No items found in the image. Please try again.')).toBeVisible()
  await expect(page).toHaveURL(/\/order\/scan$/)

  await page.getByLabel('Photo file').setInputFiles(photoFile('five-garments.jpg'))
  await page.getByRole('button', { name: 'Scan Items' }).click()
  await expect(page).toHaveURL(/\/order-confirm\?order=\d+/)
})
