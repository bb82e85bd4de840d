import { getTakeoverPin } from '@washline/contract/custody/endpoints'
import { askRescue, getRescue, standDown } from '@washline/contract/dispatch/rescue-endpoints'
import { toOrderId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import { getOrder } from '@washline/contract/orders/endpoints'
import { orderChannel } from '@washline/contract/orders/realtime'
import type { Rescue } from '@washline/contract/orders/rescue'
import { sendPosition } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = toOrderId(100_482)
const at = '2026-11-20T04:42:00.000Z'
const aRescue = (changes: Partial<Rescue> = {}): Rescue => ({
  order_id: id,
  state: 'searching',
  role: 'customer',
  opened_by: 'washer',
  due_at: at,
  giver: 'Noor',
  successor: null,
  pay_minor: null,
  steps: [{ move: 'ask', at }],
  ...changes,
})

function open(user: SessionUser, first: Rescue | null, handlers: RequestHandler[] = []) {
  const server = { rescue: first }
  renderRoute(`/pickup-in-progress?order=${id}`, {
    user,
    handlers: [
      ...handlers,
      answer(getOrder, {
        success: true,
        data: anAcceptedOrder({ status: 'picked_up', picked_up_at: at, net_pay: toMajor(minor(1_050)) }),
      }),
      answerBy(getRescue, () => ({ success: true, data: server.rescue })),
      answer(sendPosition, { success: true }),
    ],
  })
  return server
}

it('shows the customer each step, live', async () => {
  const server = open(aCustomer(), aRescue())
  await expect.element(page.getByText(/^Noor cannot finish your order\. We are asking other Washers/)).toBeVisible()
  await hasJoined(orderChannel(id))
  server.rescue = aRescue({
    state: 'meeting',
    successor: 'Mia',
    steps: [
      { move: 'ask', at },
      { move: 'accept', at },
    ],
  })
  broadcast(orderChannel(id), 'status-changed', { order_id: id, status: 'picked_up' })
  await expect.element(page.getByText('Mia is on the way to Noor to take over your laundry.')).toBeVisible()
  const steps = page.getByRole('list', { name: 'What happened' })
  await expect.element(steps.getByText(/Noor cannot finish the order$/)).toBeVisible()
  await expect.element(steps.getByText(/A Washer accepted to take over$/)).toBeVisible()
  server.rescue = aRescue({ state: 'taken_over', successor: 'Mia', due_at: null, steps: [{ move: 'takeOver', at }] })
  broadcast(orderChannel(id), 'status-changed', { order_id: id, status: 'picked_up' })
  await expect.element(page.getByText(/^Mia took over your laundry from Noor, counted it/)).toBeVisible()
})

it('shows the customer nothing of a question that its Washer answered', async () => {
  open(aCustomer(), aRescue({ state: 'stood_down', steps: [{ move: 'question', at }] }))
  await expect.element(page.getByText(/^Next: .+ starts the wash/)).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'What happened' })).not.toBeInTheDocument()
})

it('asks for another Washer with a reason, and names what it costs', async () => {
  const sent: unknown[] = []
  const server = open(aWasher(), null, [
    answerBy(askRescue, async ({ request }) => {
      sent.push(await request.json())
      server.rescue = aRescue({ role: 'giver', pay_minor: minor(315) })
      return { success: true, data: server.rescue }
    }),
  ])
  await page.getByRole('button', { name: 'I cannot finish this order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for another Washer?' })
  await expect.element(dialog.getByText(priced('You earn $3.15 of $10.50 for what you have finished.'))).toBeVisible()
  await dialog.getByRole('button', { name: 'Ask other Washers' }).click()
  await expect.element(dialog.getByText('Please give a short reason.')).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByLabelText('Why?').fill('The machine broke')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^We are asking other Washers\. Keep the laundry/)).toBeVisible()
  expect(sent).toEqual([{ reason: 'The machine broke' }])
  await expect.element(page.getByRole('button', { name: 'I cannot finish this order' })).not.toBeInTheDocument()
})

it('reports that there is no network, and asks nobody', async () => {
  open(aWasher(), null, [unreachable(askRescue)])
  await page.getByRole('button', { name: 'I cannot finish this order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for another Washer?' })
  await dialog.getByLabelText('Why?').fill('The machine broke')
  await dialog.getByRole('button', { name: 'Ask other Washers' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
})

it('answers the question with one tap', async () => {
  const server = open(aWasher(), aRescue({ state: 'questioned', role: 'giver', opened_by: 'system' }), [
    answerBy(standDown, () => {
      server.rescue = aRescue({ state: 'stood_down', role: 'giver', due_at: null })
      return { success: true, data: server.rescue }
    }),
  ])
  await expect.element(page.getByText(/^Are you still on it\? Please answer by/)).toBeVisible()
  await page.getByRole('button', { name: 'I’m on it' }).click()
  await expect.element(page.getByText(/^Are you still on it/)).not.toBeInTheDocument()
})

it('shows the PIN to read out once somebody comes, and why going on was refused', async () => {
  const message = 'Who finishes this order was decided in the meantime. The page shows the current status.'
  open(aWasher(), aRescue({ state: 'meeting', role: 'giver', successor: 'Mia', pay_minor: minor(315) }), [
    answer(getTakeoverPin, { success: true, data: { pin: '4711', locked: false } }),
    refuse(standDown, { status: 409, message, code: 'rescue_moved' }),
  ])
  await expect.element(page.getByText(/^Mia comes to you by .* and takes over\.$/)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'PIN 4 7 1 1' })).toBeVisible()
  await page.getByRole('button', { name: 'I’ll continue after all' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
})
