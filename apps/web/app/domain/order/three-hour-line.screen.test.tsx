import { getOrder } from '@washline/contract/orders/endpoints'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anOrderCard } from '../../platform/testing/an-order-card.ts'
import { answer, refuse } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const items = [{ name: 'Navy trousers', category: 'bottoms' as const, quantity: 2 }]

const open = (minutes: number, status: 'in_progress' | 'delivered' = 'in_progress') =>
  renderRoute('/home-screen', {
    user: aCustomer(),
    handlers: [
      answer(listOrders, {
        success: true,
        data: [anOrderCard({ status, picked_up_at: ago(minutes), items })],
        next_cursor: null,
      }),
      refuse(getOrder, { status: 404, message: 'Not found.' }),
    ],
  })
const line = page.getByRole('link', { name: /^(Back|Due back) by / })

it('hangs a piece of the order on the header’s line, which leads to the tracking', async () => {
  const app = open(108)
  await expect.element(line).toHaveAccessibleName(/^Back by .+, 1 h 1[12] min left$/)
  await line.click()
  await expect.poll(app.path).toBe('/laundry-in-progress?order=100482')
})

it('shows how late it is', async () => {
  open(190)
  await expect.element(line).toHaveAccessibleName(/^Due back by .+, 10 min late$/)
})

it('is empty once the laundry is back', async () => {
  open(100, 'delivered')
  await expect.element(page.getByText('Your laundry is back')).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
})
