import { expect } from '@playwright/test'
import { test } from './people.ts'
import { accept, move, place } from './set-up-people.ts'

test('shows cached data without a network, and new data once it is back', async ({
  customer,
  washer,
  spot,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|map-canvas|map\/weave|Worker failed to load/)
  const { page } = customer
  const id = await place(customer, spot)
  await accept(washer, id)
  await page.goto(`/pickup-in-progress?order=${id}`)
  await expect(page.getByText('Wanda Washer Laundry').first()).toBeVisible()

  await page.context().setOffline(true)
  await expect(page.getByText('You are offline. This is the last saved version.')).toBeVisible()
  await expect(page.getByText('Wanda Washer Laundry').first()).toBeVisible()
  await move(washer, id, 'picked_up', 'in_progress')

  await page.context().setOffline(false)
  await expect(page.getByText('You are offline. This is the last saved version.')).toBeHidden()
  await expect(page).toHaveURL(/\/laundry-in-progress/)
})

test('what was typed outlives a lost network', async ({ customer, washer, spot, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  const { page } = customer
  const id = await place(customer, spot)
  await accept(washer, id)
  await page.goto(`/chat?order=${id}`)
  const field = page.getByPlaceholder('Type a message...')
  await field.fill('Second door on the left')
  await page.context().setOffline(true)
  await field.press('Enter')
  await expect(page.getByText('Waiting for network')).toBeVisible()
  await expect(page.getByText('Second door on the left')).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByText('Waiting for network')).toBeHidden()
  await washer.page.goto(`/chat?order=${id}`)
  await expect(washer.page.getByText('Second door on the left')).toBeVisible()
})
