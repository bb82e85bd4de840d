import { downloadStatement, getStatement } from '@washline/contract/earnings/endpoints'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy } from '../../platform/testing/answer.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

it('prints a month whose lines add up, and saves it as a file', async () => {
  const asked: string[] = []
  renderRoute('/earnings/statement?month=2026-11', {
    user: aWasher(),
    handlers: [
      answer(getStatement, {
        success: true,
        data: {
          month: '2026-11',
          time_zone: 'Asia/Kuala_Lumpur',
          currency: 'myr',
          washer: { name: 'Noor Wahid', business_name: 'Noor’s Wash Room' },
          opening_minor: minor(850),
          earned_minor: minor(1_700),
          paid_out_minor: minor(2_000),
          closing_minor: minor(550),
          movements: [
            {
              at: '2026-11-03T04:05:06.000Z',
              day: '2026-11-03',
              kind: 'order_earning',
              order_id: 100_482,
              value_minor: minor(2_000),
              commission_minor: minor(300),
              amount_minor: minor(1_700),
              balance_minor: minor(2_550),
            },
            {
              at: '2026-11-04T00:00:00.000Z',
              day: '2026-11-04',
              kind: 'cash_out',
              order_id: null,
              value_minor: null,
              commission_minor: null,
              amount_minor: minor(-2_000),
              balance_minor: minor(550),
            },
          ],
        },
      }),
      answerBy(downloadStatement, ({ request }) => {
        asked.push(new URL(request.url).search)
        return 'Date\r\n'
      }),
    ],
  })
  await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await expect
    .element(
      page.getByRole('row', { name: priced('Nov 3 Order WL-100482 $20.00 less $3.00 commission $17.00 $25.50') }),
    )
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: priced('Closing balance $5.50') })).toBeVisible()
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  await expect.poll(() => asked).toEqual(['?month=2026-11'])
})
