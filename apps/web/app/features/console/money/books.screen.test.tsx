import {
  type BookedTransfer,
  type ConsolePayout,
  getConsoleBalances,
  getConsoleRevenue,
  listConsolePayouts,
  listConsoleTransfers,
} from '@washline/contract/console/books'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toCashOutId, toOrderId, toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerBy } from '../../../platform/testing/answer.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { priced } from '../../../platform/testing/priced.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const noor = { id: toUserId(100_002), name: 'Noor Wahid' }
const balances = answer(getConsoleBalances, {
  success: true,
  data: {
    balances: [
      { owner: 'platform', name: 'revenue', accounts: 1, balance_minor: minor(123_400), reserved_minor: minor(0) },
      { owner: 'user', name: 'wallet', accounts: 31, balance_minor: minor(45_600), reserved_minor: minor(700) },
      { owner: 'order', name: 'escrow', accounts: 4, balance_minor: minor(8_200), reserved_minor: minor(0) },
    ],
    sum_minor: minor(0),
  },
})
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/ops?tab=books', {
    user: anOperator(),
    handlers: [
      answer(getSecondFactor, {
        success: true,
        data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
      }),
      ...handlers,
      balances,
      answer(listConsoleTransfers, { success: true, data: { transfers: [], next_cursor: null } }),
    ],
  })

it('shows the balances of the platform and the sums of everybody', async () => {
  open()
  const platform = page.getByRole('region', { name: 'Washline' })
  await expect.element(platform.getByText(priced('$1,234.00'))).toBeVisible()
  const people = page.getByRole('region', { name: 'People and orders' })
  await expect.element(people.getByText('All wallets (31)')).toBeVisible()
  await expect.element(people.getByText(priced('$7.00 of it reserved'))).toBeVisible()
  await expect.element(people.getByText(priced('$82.00'))).toBeVisible()
  await expect.element(page.getByText('All accounts balance to zero.')).toBeVisible()
})

it('shows by how much the accounts differ', async () => {
  open(answer(getConsoleBalances, { success: true, data: { balances: [], sum_minor: minor(150) } }))
  await expect.element(page.getByText(priced('The accounts are off by $1.50.'))).toBeVisible()
})

it('lists transfers with their order and filters them by kind and day', async () => {
  const asked: string[] = []
  open(
    answerBy(listConsoleTransfers, ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(['kind', 'from', 'until'].map((name) => searchParams.get(name) ?? '').join(' '))
      const transfer: BookedTransfer = {
        id: 'a',
        kind: 'tip',
        reason: null,
        state: 'posted',
        at: '2026-11-20T04:30:00.000Z',
        settled_at: '2026-11-20T04:30:00.000Z',
        by: null,
        postings: [],
        order_id: toOrderId(100_482),
      }
      return { success: true, data: { transfers: searchParams.get('from') ? [] : [transfer], next_cursor: null } }
    }),
  )
  await page.getByRole('tab', { name: 'Transfers' }).click()
  await expect.element(page.getByRole('link', { name: 'WL-100482' })).toBeVisible()
  await page.getByLabelText('Kind').selectOptions('Tip')
  await page.getByLabelText('First day').fill('11/21/2026')
  await userEvent.tab()
  await expect.element(page.getByText('No transfers of this kind in this period.')).toBeVisible()
  expect(asked[0]).toBe('  ')
  expect(asked.at(-1)).toBe('tip 2026-11-21 ')
})

it('lists cash-outs with state, fee and the reason of a failure', async () => {
  const failed: ConsolePayout = {
    id: toCashOutId(100_001),
    washer: noor,
    amount_minor: minor(1_500),
    fee_minor: minor(25),
    method: 'instant',
    state: 'failed',
    reason: 'The bank account is closed.',
    requested_at: '2026-11-20T04:30:00.000Z',
    settled_at: '2026-11-20T05:30:00.000Z',
  }
  open(
    answerBy(listConsolePayouts, ({ request }) => ({
      success: true,
      data: { payouts: new URL(request.url).searchParams.get('state') === 'paid' ? [] : [failed], next_cursor: null },
    })),
  )
  await page.getByRole('tab', { name: 'Payouts' }).click()
  const row = page.getByRole('list', { name: 'Payouts' }).getByRole('listitem')
  await expect.element(row.getByRole('link', { name: 'Noor Wahid' })).toBeVisible()
  for (const text of ['Failed', priced('$15.00, including a $0.25 fee'), 'The bank account is closed.'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  await page.getByLabelText('State').selectOptions('Paid')
  await expect.element(page.getByText('There are no payouts.')).toBeVisible()
})

it('shows the revenue of each period, of which the parts are named', async () => {
  open(
    answerBy(getConsoleRevenue, ({ request }) => ({
      success: true,
      data:
        new URL(request.url).searchParams.get('by') === 'month'
          ? [
              {
                from: '2026-11-01',
                orders: 3,
                commission_minor: minor(600),
                service_fees_minor: minor(900),
                coverage_minor: minor(150),
                other_minor: minor(0),
                refunds_minor: minor(500),
                credits_minor: minor(300),
                net_minor: minor(850),
              },
            ]
          : [],
    })),
  )
  await page.getByRole('tab', { name: 'Revenue' }).click()
  await expect.element(page.getByText('No money has moved yet.')).toBeVisible()
  await page.getByLabelText('Period').selectOptions('By month')
  const row = page.getByRole('list', { name: 'Revenue' }).getByRole('listitem')
  for (const text of ['November 2026', '3 completed orders', priced('-$5.00'), priced('$8.50')])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
})
