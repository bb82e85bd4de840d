import { toOrderId } from '@washline/contract/ids'
import { confirmCompletion, getOrder } from '@washline/contract/orders/endpoints'
import { getOrderRating } from '@washline/contract/ratings/endpoints'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'
import { withMotion } from '../../platform/testing/with-motion.ts'

const id = toOrderId(100_482)
const returned = page.getByRole('status').filter({ hasText: /^Your laundry is back/ })

it('is skipped by a press: the orders come at once', async () => {
  const { setTimeout: begin } = window
  // The moment's own end never comes.
  vi.spyOn(window, 'setTimeout').mockImplementation(
    (call, ms, ...rest) => (ms === 1_200 ? 0 : begin(call, ms, ...rest)) as never,
  )
  withMotion()
  const order = anAcceptedOrder({
    status: 'delivered',
    picked_up_at: '2026-11-20T04:42:00.000Z',
    delivered_at: '2026-11-20T07:36:00.000Z',
    promise_kept: true,
  })
  const app = renderRoute(`/order-completed?order=${id}`, {
    user: aCustomer(),
    handlers: [
      answer(getOrder, { success: true, data: order }),
      answer(getOrderRating, { success: true, data: null }),
      answer(confirmCompletion, { success: true, data: { id, status: 'completed' } }),
    ],
  })
  await page.getByRole('button', { name: 'Confirm completion' }).click()
  await expect.element(returned).toHaveTextContent('Your laundry is back. Promise kept: back in 2 h 54 min 6 min early')
  await userEvent.click(document.querySelector('.return-moment') ?? document.body)
  await expect.poll(app.path).toBe('/order-history')
})
