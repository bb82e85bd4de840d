import { listConsoleOrders } from '@washline/contract/console/endpoints'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toOrderId, toUserId } from '@washline/contract/ids'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../platform/testing/answer.ts'
import { anOperator } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const mei = { id: toUserId(100_001), name: 'Mei Tan', email: 'mei@example.test' }
const order = {
  id: toOrderId(100_483),
  status: 'completed' as const,
  customer: mei,
  washer: { ...mei, id: toUserId(100_002) },
  placed_at: '2026-11-20T04:30:00.000Z',
}
const open = () =>
  renderRoute('/ops?tab=orders', {
    user: anOperator(),
    handlers: [
      answer(getSecondFactor, {
        success: true,
        data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
      }),
      answer(listConsoleOrders, { success: true, data: { orders: [order], next_cursor: null } }),
    ],
  })

it('leaves single keys alone once they are switched off', async () => {
  const app = open()
  await expect.element(page.getByRole('link', { name: /WL-100483/ })).toBeVisible()
  await userEvent.keyboard('?')
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('j{Enter}')
  await userEvent.keyboard('/')
  expect(app.path()).toBe('/ops?tab=orders')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('link', { name: /WL-100483/ })).toHaveFocus()
})
