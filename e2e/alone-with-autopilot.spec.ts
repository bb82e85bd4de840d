import { expect } from '@playwright/test'
import { test } from './people.ts'

test('one person alone sees an order through', async ({ open }) => {
  const page = await open()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await dialog.getByLabel('Email').fill('customer@demo.test')
  await dialog.getByLabel('Password').fill('washline-demo')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/home-screen$/)

  await page.getByRole('button', { name: 'Order Now' }).click()
  const shutter = page.getByRole('button', { name: 'Scan Items' })
  await expect(shutter).toHaveAttribute('aria-disabled', 'false')
  await shutter.click()
  await expect(page).toHaveURL(/\/order-confirm/)
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page).toHaveURL(/\/looking-for-provider/)

  await expect(page).toHaveURL(/\/pickup-in-progress/, { timeout: 120_000 })
  await expect(page.getByText('Picked Up').first()).toBeVisible({ timeout: 120_000 })
  await expect(page).toHaveURL(/\/laundry-in-progress/, { timeout: 120_000 })
  await expect(page).toHaveURL(/\/order-completed/, { timeout: 120_000 })
  await expect(page.getByText('Delivered – Awaiting Confirmation')).toBeVisible()
})
