import { expect } from '@playwright/test'
import { getOrder } from '@washline/contract/orders/endpoints'
import { test } from './people.ts'
import { accept, place } from './set-up-people.ts'

test('a longer list waits for the customer, who approves it', async ({ customer, washer, spot }) => {
  const id = await place(customer, spot)
  await accept(washer, id)
  await customer.page.goto(`/pickup-in-progress?order=${id}`)
  await expect(customer.page.getByRole('heading', { name: 'Pickup in Progress' })).toBeVisible()

  await washer.page.goto(`/pickup-in-progress?order=${id}`)
  await washer.page.getByRole('link', { name: 'Adjust Item List' }).click()
  await expect(washer.page).toHaveURL(/\/dashboard/)
  const sheet = washer.page.getByRole('dialog', { name: `Items of WL-${id}` })
  await expect(sheet).toBeVisible()
  await sheet.getByLabel('Add an item').selectOption('dress')
  await sheet.getByLabel(/Reason/).fill('There was one more dress in the bag.')
  await sheet.getByRole('button', { name: 'Send correction' }).click()
  await expect(sheet).toContainText('they are asked to approve it')

  const question = customer.page.getByRole('region', { name: 'Change of your item list' })
  await expect(question).toContainText('There was one more dress in the bag.')
  const before = (await customer.api.call(getOrder, { params: { id } })).data.total
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(customer.page.getByText(/You approved the new list/)).toBeVisible()
  const { data: order } = await customer.api.call(getOrder, { params: { id } })
  expect(order.total).toBeGreaterThan(before)
  expect(order.provider_edited).toBe(true)
})
