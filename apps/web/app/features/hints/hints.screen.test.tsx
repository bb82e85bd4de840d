import { listOrders } from '@washline/contract/orders/list-endpoints'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute, takeDown } from '../../platform/testing/render-route.tsx'

const visit = () =>
  renderRoute('/home-screen', {
    user: aCustomer(),
    handlers: [answer(listOrders, { success: true, data: [], next_cursor: null })],
  })
const first = page.getByText(/One photo is enough: spread/)
const second = page.getByText(/While an order is in progress/)
const press = (name: string) => page.getByRole('button', { name }).click()

beforeEach(() => localStorage.clear())

it('shows one hint a visit, in the place that was there before it, and each once', async () => {
  visit()
  await expect.element(page.getByRole('status').filter({ hasText: 'Good to know' })).toBeVisible()
  await expect.element(first).toBeVisible()
  await expect.element(second).not.toBeInTheDocument()
  await press('Got it')
  await expect.element(first).not.toBeInTheDocument()
  takeDown()
  visit()
  await expect.element(second).toBeVisible()
  await expect.element(first).not.toBeInTheDocument()
})

it('shows no more hints to who wants none', async () => {
  visit()
  await press('No more hints')
  await expect.element(page.getByText('Good to know')).not.toBeInTheDocument()
  takeDown()
  visit()
  await expect.element(page.getByText('Ready to start your order?')).toBeVisible()
  await expect.element(page.getByText('Good to know')).not.toBeInTheDocument()
})
