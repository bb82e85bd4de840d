import { expect, type Page } from '@playwright/test'
import { test } from './people.ts'
import { accept, move, place } from './set-up-people.ts'

/** What a screen reader announces by itself, where it stands already when the text changes. */
const announced = (page: Page, text: string | RegExp) =>
  page
    .locator('[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])')
    .filter({ hasText: text })

test('what changes by itself is read out: the request, the stages, the message', async ({ customer, washer, spot }) => {
  await washer.page.goto('/home-screen')
  await expect(washer.page.getByText('No incoming requests at the moment')).toBeVisible()
  const order = await place(customer, spot)
  await expect(announced(washer.page, /\w/).and(washer.page.locator('[aria-live="assertive"]'))).toHaveText(/request/i)

  const { page } = customer
  await page.goto(`/looking-for-provider?order=${order}`)
  await expect(announced(page, /asked|looking|wait/i).first()).toBeAttached()
  await accept(washer, order)
  await expect(page).toHaveURL(/\/pickup-in-progress/)
  await expect(page.getByRole('heading', { level: 1 }).first(), 'a new screen is read from its heading').toBeFocused()
  await move(washer, order, 'picked_up')
  await expect(announced(page, /Picked up at .+\. Back by/)).toBeAttached()
  await move(washer, order, 'in_progress')
  await expect(page).toHaveURL(/\/laundry-in-progress/)
  await expect(announced(page, 'Washing.')).toBeAttached()
  await move(washer, order, 'laundry_complete')
  await expect(announced(page, 'The wash is done. Delivering.')).toBeAttached()

  await washer.page.goto(`/chat?order=${order}`)
  await page.goto(`/chat?order=${order}`)
  await washer.page.getByPlaceholder('Type a message...').fill('On my way')
  await washer.page.getByPlaceholder('Type a message...').press('Enter')
  await expect(page.getByRole('log').getByText('On my way')).toBeVisible()

  await page.goto(`/laundry-in-progress?order=${order}`)
  await move(washer, order, 'delivered')
  await expect(announced(page, 'Delivered – Awaiting Confirmation')).toBeVisible()
})
