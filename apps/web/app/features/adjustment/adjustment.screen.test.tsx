import { QueryClientProvider } from '@tanstack/react-query'
import { toAdjustmentId, toItemId, toOrderId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import { adjustItems } from '@washline/contract/orders/adjustment-endpoints'
import { getOrder } from '@washline/contract/orders/endpoints'
import type { AdjustmentOfOrder } from '@washline/contract/orders/schemas'
import type { OrderSummary } from '@washline/contract/orders/summary'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query.ts'
import { anOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { priced } from '../../platform/testing/priced.ts'
import { render } from '../../platform/testing/render-route.tsx'
import { MemoryRouter } from '../../router/index.ts'
import { AdjustItemList } from './components/adjust-item-list.tsx'

const order = anOrder({
  id: toOrderId(100_481),
  status: 'accepted',
  items: [
    {
      id: toItemId(1),
      name: 'Shirt',
      category: 'tops',
      quantity: 2,
      unit_price: toMajor(minor(350)),
      total_price: toMajor(minor(700)),
      confidence: 0.9,
      needs_review: false,
      boxes: [],
    },
  ],
  item_count: 2,
})

const anAdjustment = (state: AdjustmentOfOrder['state']): AdjustmentOfOrder => ({
  id: toAdjustmentId(1),
  state,
  reason: 'One more',
  items: [],
  total: toMajor(minor(1_400)),
  created_at: order.created_at,
})

function open(handlers: RequestHandler[], orders: readonly OrderSummary[] = [order]) {
  network.use(...handlers, answer(getOrder, { success: true, data: order }))
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <AdjustItemList orders={orders} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

const edit = () => page.getByRole('button', { name: 'Edit WL-100481' }).click()
const send = () => page.getByRole('button', { name: 'Send correction' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

it('offers no adjustment once the laundry is in the machine', async () => {
  open([], [{ ...order, status: 'in_progress' }])
  await expect.element(page.getByText('No items to adjust')).toBeVisible()
})

it('sends changed, added and removed items with a reason, and confirms the new list', async () => {
  const asked: unknown[] = []
  open([
    answerBy(adjustItems, async ({ request, params }) => {
      asked.push(params.id, await request.json())
      return { success: true, data: anAdjustment('applied') }
    }),
  ])
  await edit()
  await press('One more: Shirt')
  await page.getByLabelText('Add an item').selectOptions('Jeans')
  await page.getByLabelText('Add an item').selectOptions('Socks (pair)')
  await press('Remove Socks (pair)')
  await expect.element(page.getByText('2 → 4')).toBeVisible()
  await page.getByLabelText('Reason').fill('Two more in the bag')
  await send().click()
  await expect.element(page.getByText('The new list applies. The customer has been notified.')).toBeVisible()
  await expect.element(page.getByText(priced('$14.00'))).toBeVisible()
  expect(asked).toEqual([
    '100481',
    {
      items: [
        { id: 1, name: 'Shirt', category: 'tops', quantity: 3 },
        { name: 'Jeans', category: 'bottoms', quantity: 1 },
      ],
      reason: 'Two more in the bag',
    },
  ])
})

it('shows that the customer must approve a list that costs more', async () => {
  open([answer(adjustItems, { success: true, data: anAdjustment('waiting') })])
  await edit()
  await press('One more: Shirt')
  await page.getByLabelText('Reason').fill('One more')
  await send().click()
  await expect.element(page.getByText(/we ask them to approve it/)).toBeVisible()
})

it('requires a change and a reason', async () => {
  open([])
  await edit()
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
  await pressAnyway(send())
  await expect.element(page.getByText('Please give a reason.')).toBeVisible()
  await expect.element(page.getByText('You have not changed the list.')).toBeVisible()
  await press('Remove Shirt')
  await expect.element(page.getByText('Please select at least one item to continue.')).toBeVisible()
})

it('shows why the server refuses', async () => {
  const message = 'The status of the order has changed, so this is no longer possible.'
  open([refuse(adjustItems, { status: 409, message })])
  await edit()
  await press('One less: Shirt')
  await page.getByLabelText('Reason').fill('One less')
  await send().click()
  await expect.element(page.getByText(message)).toBeVisible()
})
