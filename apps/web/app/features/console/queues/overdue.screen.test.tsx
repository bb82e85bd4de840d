import { getConsoleLive } from '@washline/contract/console/live'
import { getConsoleWaiting } from '@washline/contract/console/waiting'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toOrderId, toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { listRatingReports } from '@washline/contract/ratings/report-endpoints'
import { listConsoleReports } from '@washline/contract/safety/endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aLiveBoard } from '../../../platform/testing/a-live-board.ts'
import { answer } from '../../../platform/testing/answer.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

it('names orders that are two hours late on every tab, and lists them first with their clock', async () => {
  const app = renderRoute('/ops?tab=reports', {
    user: anOperator(),
    handlers: [
      answer(listConsoleReports, { success: true, data: { reports: [], next_cursor: null } }),
      answer(listRatingReports, { success: true, data: { reports: [], next_cursor: null } }),
      answer(getSecondFactor, {
        success: true,
        data: { since: hoursAgo(90), recovery_codes_left: 10, proven: true },
      }),
      answer(getConsoleWaiting, {
        success: true,
        data: { urgent_reports: 0, reports: 0, alerts: 0, claims: 0, verification: 0, quality: 0, overdue_orders: 1 },
      }),
      answer(
        getConsoleLive,
        aLiveBoard({
          orders: [
            {
              id: toOrderId(100_499),
              status: 'in_progress',
              customer: { id: toUserId(1), name: 'Mei Tan' },
              washer: { id: toUserId(2), name: 'Noor Wahid' },
              agreed_minor: minor(2_200),
              since: hoursAgo(5.5),
              due_at: hoursAgo(2.5),
              risk: 'overdue',
              chance: 1,
              place: null,
              washer_place: null,
              search: null,
            },
          ],
          counts: { ...aLiveBoard().data.counts, overdue: 1 },
        }),
      ),
    ],
  })
  await page.getByRole('status').getByRole('link', { name: '1 order is two hours late: act now' }).click()
  await expect.poll(app.path).toBe('/ops?tab=live')
  const urgent = page.getByRole('region', { name: 'Act now' })
  await expect.element(urgent.getByText('Overdue', { exact: true })).toBeVisible()
  await expect.element(urgent.getByText(/2 h 30 min late/)).toBeVisible()
  await expect
    .element(urgent.getByRole('link', { name: /WL-100499/ }))
    .toHaveAttribute('href', '/ops?tab=orders&id=100499')
})
