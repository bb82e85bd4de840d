import { getConsoleOrder, listConsoleOrders } from '@washline/contract/console/endpoints'
import { cancelConsoleOrder, completeConsoleOrder, reassignConsoleOrder } from '@washline/contract/console/order-moves'
import type { ConsoleOrderMoney } from '@washline/contract/console/schemas'
import { getConsoleOrderTimeline } from '@washline/contract/console/timelines'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toOrderId, toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../../platform/testing/answer.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { priced } from '../../../platform/testing/priced.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const mei = { id: toUserId(100_001), name: 'Mei Tan', email: 'mei@example.test' }
const noor = { id: toUserId(100_002), name: 'Noor Wahid', email: 'noor@example.test' }
const reason = 'The Washer does not answer any more'
const cancel = {
  card_minor: minor(1_700),
  wallet_minor: minor(500),
  credited_minor: minor(0),
  washer_maximum_minor: minor(1_600),
}
const complete = {
  card_minor: minor(1_700),
  wallet_minor: minor(500),
  washer_minor: minor(1_600),
  platform_minor: minor(600),
}
const money = (status: OrderStatus, moves: Partial<ConsoleOrderMoney['moves']>): ConsoleOrderMoney => ({
  order: {
    id: toOrderId(100_482),
    status,
    placed_at: '2026-11-20T04:30:00.000Z',
    customer: mei,
    washer: noor,
    completed_at: null,
    cancelled_at: null,
  },
  transfers: [],
  payments: [],
  refunds: [],
  sums: {
    came_in_minor: minor(0),
    accounts: [],
    pending_minor: minor(1_700),
    in_escrow_minor: minor(500),
    refundable_minor: minor(0),
  },
  receipts: { customer: null, washer: null },
  actions: 0,
  moves: { version: 7, reassign: false, cancel: null, complete: null, ...moves },
})
const open = (of: ConsoleOrderMoney, ...handlers: RequestHandler[]) =>
  renderRoute('/ops?tab=orders&id=100482', {
    user: anOperator(),
    handlers: [
      answer(getSecondFactor, {
        success: true,
        data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
      }),
      answer(listConsoleOrders, { success: true, data: { orders: [], next_cursor: null } }),
      answer(getConsoleOrder, { success: true, data: of }),
      ...handlers,
    ],
  })
const actions = page.getByRole('region', { name: 'Actions' })

it('reassigns an accepted order, with the version that was shown', async () => {
  const bodies: unknown[] = []
  open(
    money('accepted', { reassign: true, cancel }),
    answerBy(reassignConsoleOrder, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: { status: 'pending' } }
    }),
  )
  await actions.getByRole('button', { name: 'Reassign' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reassign this order' })
  await expect.element(dialog.getByText(/taken from Noor Wahid.*No money moves/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Reassign' }).click()
  await expect.element(dialog.getByText('Please give a reason of at least 10 characters.')).toBeVisible()
  await dialog.getByLabelText('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Reassign' }).click()
  await expect.poll(() => bodies).toEqual([{ reason, version: 7 }])
})

it('reassigns after the pickup too, and names who keeps the laundry until then', async () => {
  open(money('in_progress', { reassign: true, cancel, complete }))
  await actions.getByRole('button', { name: 'Reassign' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reassign this order' })
  await expect
    .element(dialog.getByText(/^Noor Wahid has the laundry\. Other Washers are asked to take it over/))
    .toBeVisible()
})

it('cancels with the consequences that the server computed, and pays the Washer within the limit', async () => {
  const bodies: unknown[] = []
  open(
    money('in_progress', { cancel, complete }),
    answerBy(cancelConsoleOrder, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: { status: 'cancelled' } }
    }),
  )
  await actions.getByRole('button', { name: 'Cancel with refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order' })
  await expect.element(dialog.getByText(priced('$17.00'))).toBeVisible()
  await expect.element(dialog.getByText(priced('$5.00'))).toBeVisible()
  await dialog.getByLabelText('Reason').fill(reason)
  await dialog.getByLabelText(/Pay for the Washer/).fill('16.01')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect.element(dialog.getByText(priced('At most $16.00.'), { exact: true })).toBeVisible()
  expect(bodies).toEqual([])
  await dialog.getByLabelText(/Pay for the Washer/).fill('8')
  await expect.element(dialog.getByText(priced('$8.00'))).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect.poll(() => bodies).toEqual([{ reason, version: 7, washer_minor: 800 }])
})

it('completes an order without a recorded delivery, and keeps the reason when the order has changed', async () => {
  const message = 'The order changed in the meantime. Review it again, then decide.'
  open(money('in_progress', { cancel, complete }), refuse(completeConsoleOrder, { status: 409, message }))
  await actions.getByRole('button', { name: 'Complete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Complete this order' })
  await expect.element(dialog.getByText(/No delivery was recorded/)).toBeVisible()
  await expect.element(dialog.getByText(priced('$16.00'))).toBeVisible()
  await dialog.getByLabelText('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Complete' }).click()
  await expect.element(dialog.getByText(message)).toBeVisible()
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue(reason)
})

it('offers nothing for an order that has ended', async () => {
  open(money('completed', {}), answer(getConsoleOrderTimeline, { success: true, data: {} as never }))
  await expect.element(page.getByRole('heading', { name: 'WL-100482' })).toBeVisible()
  await expect.element(actions).not.toBeInTheDocument()
})
