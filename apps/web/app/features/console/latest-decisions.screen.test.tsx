import { listConsoleAudit, listConsoleOrders, listConsolePeople } from '@washline/contract/console/endpoints'
import { getConsoleRecentDays, type RecentDays } from '@washline/contract/console/recent-days'
import type { ConsoleAuditRow } from '@washline/contract/console/schemas'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { auditEntryId, toOrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { listConsoleQuality } from '@washline/contract/verification/console-endpoints'
import type { RequestHandler } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy } from '../../platform/testing/answer.ts'
import { anOperator } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const at = '2026-11-20T08:00:00.000Z'
const refunded: ConsoleAuditRow = {
  id: auditEntryId.parse(7),
  action: 'refund',
  operator: { id: anOperator().id, name: anOperator().name },
  order_id: toOrderId(100_482),
  person: null,
  alert_id: null,
  claim_id: null,
  amount_minor: minor(250),
  reason: 'The collar is torn.',
  route: null,
  changes: null,
  request_id: 'a-request',
  at,
}
const open = (path: string, ...handlers: RequestHandler[]) =>
  renderRoute(path, {
    user: anOperator(),
    handlers: [
      answer(getSecondFactor, { success: true, data: { since: at, recovery_codes_left: 10, proven: true } }),
      ...handlers,
    ],
  })

beforeEach(() => page.viewport(1280, 800))
afterEach(() => page.viewport(390, 844))

it('shows what was done last beside a list in which nothing is open, with a link to all of it', async () => {
  const asked = new Set<string | null>()
  const log = { entries: [refunded], next_cursor: null, operators: [refunded.operator] }
  open(
    '/ops?tab=orders',
    answer(listConsoleOrders, { success: true, data: { orders: [], next_cursor: null } }),
    answerBy(listConsoleAudit, ({ request }) => {
      asked.add(new URL(request.url).searchParams.get('kind'))
      return { success: true, data: log }
    }),
  )
  const latest = page.getByRole('region', { name: 'Actions on orders' })
  await expect.element(latest.getByText('The collar is torn.')).toBeVisible()
  const order = latest.getByRole('link', { name: 'WL-100482' })
  await expect.element(order).toHaveAttribute('href', '/ops?tab=orders&id=100482')
  await latest.getByRole('link', { name: 'All of them in the audit log' }).click()
  await expect.element(page.getByLabelText('Kind')).toHaveValue('orders')
  expect([...asked]).toEqual(['orders'])
})

it('states beside the quality of Washers when one is flagged', async () => {
  open('/ops?tab=quality', answer(listConsoleQuality, { success: true, data: { washers: [], next_cursor: null } }))
  const limits = page.getByRole('region', { name: 'When a Washer is flagged' })
  await expect.element(limits.getByText('below 4.0')).toBeVisible()
  const change = limits.getByRole('link', { name: 'Change the limits' })
  await expect.element(change).toHaveAttribute('href', '/ops?tab=settings')
  await expect.element(page.getByText('Nothing has been decided yet.')).toBeVisible()
})

it('counts two weeks by day beside a list in which nothing is open, with a zero where nothing happened', async () => {
  const asked: (string | null)[] = []
  const recent: RecentDays = {
    days: ['2026-11-20', '2026-11-19'],
    counts: [{ day: '2026-11-19', kind: 'joined', count: 3 }],
  }
  open(
    '/ops?tab=people',
    answer(listConsolePeople, { success: true, data: { people: [], next_cursor: null } }),
    answerBy(getConsoleRecentDays, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('about'))
      return { success: true, data: recent }
    }),
  )
  const days = page.getByRole('region', { name: 'The last two weeks' })
  await expect.element(days.getByRole('row', { name: 'Fri, Nov 20 0 0' })).toBeVisible()
  await expect.element(days.getByRole('row', { name: 'Thu, Nov 19 3 0' })).toBeVisible()
  await expect.element(days.getByRole('columnheader', { name: 'Became Washers' })).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['people']))
})
