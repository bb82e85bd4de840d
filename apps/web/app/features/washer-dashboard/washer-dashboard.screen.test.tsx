import { getEarningsOverTime } from '@washline/contract/earnings/endpoints'
import { minor } from '@washline/contract/money'
import { getWasherStats } from '@washline/contract/washers/endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { washerMarket } from '../../platform/testing/a-washer-market.ts'
import { anOrder } from '../../platform/testing/an-order.ts'
import { answer } from '../../platform/testing/answer.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const open = (status: 'accepted' | 'in_progress') =>
  renderRoute('/dashboard', {
    user: aWasher(),
    handlers: [
      answer(getWasherStats, {
        success: true,
        data: {
          orders: 12,
          promise_kept: { met: 11, of: 12 },
          on_time: { met: 9, of: 12 },
          accepted: { met: 0, of: 0 },
          rating: { average: 4.8, count: 7 },
        },
      }),
      answer(getEarningsOverTime, {
        success: true,
        data: {
          span: 'week',
          from: '2026-11-14',
          to: '2026-11-20',
          total_minor: minor(9_010),
          orders: 2,
          bars: [{ from: '2026-11-20', amount_minor: minor(9_010), orders: 2 }],
        },
      }),
      ...washerMarket({ orders: [anOrder({ status })] }),
    ],
  })

it('greets the Washer and has every section, with the item list of an open order to edit', async () => {
  open('accepted')
  await expect.element(page.getByRole('heading', { name: 'Provider Dashboard' })).toBeVisible()
  await expect.element(page.getByText('Hi, Noor Wahid!')).toBeVisible()
  for (const name of ['Incoming Requests', 'Active Orders', 'Adjust Item List', 'Balance', 'Ratings & Feedback'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit WL-100482' })).toBeVisible()
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Account', exact: true }))
    .toHaveAttribute('href', '/account')
})

it('has no item list to adjust once the laundry is in the machine', async () => {
  open('in_progress')
  await expect.element(page.getByText('No items to adjust')).toBeVisible()
})

it('shows the Washer’s rates, and earnings over time', async () => {
  open('accepted')
  const marketValues = page.getByRole('region', { name: 'How you work' })
  for (const text of ['12', '92%', '11 of 12', '75%', '4.8', 'Nothing to show yet'])
    await expect.element(marketValues.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('img', { name: priced('Last 7 days: Nov 20 $90.10') })).toBeVisible()
})
