import { findRoute } from '@washline/contract/maps/endpoints'
import { getOrder } from '@washline/contract/orders/endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anAcceptedOrder, aWasherOfOrder } from '../../platform/testing/an-order.ts'
import { answer } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

it.each([
  ['score', 'Best match nearby, 900 m from you when asked.'],
  ['first_wash', 'Asked first because they washed it before and are making it right. 900 m from you when asked.'],
  ['favourite', 'Asked first because they are one of your favorites. 900 m from you when asked.'],
  ['newcomer', 'New here: every newcomer gets a chance. 900 m from you when asked.'],
  ['batch', 'Many orders were open, and this was the best match overall. 900 m from you when asked.'],
] as const)('names why this Washer was asked: %s', async (ground, text) => {
  const provider = aWasherOfOrder({ match: { distance_meters: 900, is_favourite: false, ground } })
  renderRoute('/pickup-in-progress?order=100482', {
    user: aCustomer(),
    handlers: [
      answer(getOrder, { success: true, data: anAcceptedOrder({ provider }) }),
      answer(findRoute, {
        success: true,
        data: { distance_meters: 2_100, duration_seconds: 360, condition: 'ROUTE_EXISTS' },
      }),
    ],
  })
  await expect.element(page.getByText(text)).toBeVisible()
})
