import { toAdjustmentId, toOrderId } from '@washline/contract/ids'
import { findRoute } from '@washline/contract/maps/endpoints'
import { minor, toMajor } from '@washline/contract/money'
import { respondToAdjustment } from '@washline/contract/orders/adjustment-endpoints'
import { cancelOrder, getOrder, moveWasherOrder, releaseOrder } from '@washline/contract/orders/endpoints'
import { orderChannel, statusChanged, washerMoved } from '@washline/contract/orders/realtime'
import type { AdjustmentOfOrder, Order } from '@washline/contract/orders/schemas'
import { listPaymentMethods } from '@washline/contract/payments/endpoints'
import { sendPosition } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query.ts'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { anAcceptedOrder, aWasherOfOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { bankAsks, sandboxBank } from '../../platform/testing/bank-asks.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { priced, pricedPattern } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = toOrderId(100_482)
const channel = orderChannel(id)
const now = () => new Date().toISOString()
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const route = answer(findRoute, {
  success: true,
  data: { distance_meters: 2_100, duration_seconds: 360, condition: 'ROUTE_EXISTS' },
})
const position = answer(sendPosition, { success: true })

function open(user: SessionUser, order: Order, handlers: RequestHandler[] = []) {
  const server = { order }
  const app = renderRoute(`/pickup-in-progress?order=${id}`, {
    user,
    handlers: [...handlers, answerBy(getOrder, () => ({ success: true, data: server.order })), route, position],
  })
  return { server, app }
}
const moveTo = (server: { order: Order }, order: Order) => {
  server.order = order
  broadcast(channel, statusChanged.event, { order_id: id, status: order.status })
}

it('shows the customer the Washer, why they were matched, and a stopped clock', async () => {
  open(aCustomer(), anAcceptedOrder())
  await expect.element(page.getByRole('heading', { name: 'Noor’s Wash Room is your Washer' })).toBeVisible()
  await expect.element(page.getByText('Nearest free machine')).toBeVisible()
  await expect.element(page.getByText('12 reviews')).toBeVisible()
  await expect.element(page.getByRole('timer')).toHaveTextContent('3 h 0 min')
  await expect.element(page.getByText('Your 3 hours start at pickup.')).toBeVisible()
  await expect.element(page.getByText('Estimated ready 2h 30m after pickup.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Message Noor’s Wash Room' }))
    .toHaveAttribute('href', `/chat?order=${id}`)
  await expect
    .element(page.getByRole('list', { name: 'Items' }))
    .toHaveTextContent(priced('T-shirt×4$10.00Jeans×1$5.00'))
  await expect.element(page.getByRole('link', { name: 'Back' }).first()).toHaveAttribute('href', '/home-screen')
})

const away = { order_id: id, latitude: 3.16, longitude: 101.72, at: now() }

it('moves the Washer’s pin live, and shows an area while they may be on the way to another door', async () => {
  open(aCustomer(), anAcceptedOrder())
  await expect.element(page.getByText('Pickup set for')).toBeVisible()
  await hasJoined(channel)
  broadcast(channel, washerMoved.event, { ...away, precision: 'area' })
  await expect.element(page.getByText(/^Noor’s Wash Room is busy nearby/)).toBeVisible()
  await expect.element(page.getByText('Pickup set for')).toBeVisible()
  broadcast(channel, washerMoved.event, { ...away, precision: 'exact' })
  await expect.element(page.getByText('At the door in')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Noor’s Wash Room' })).toBeInTheDocument()
})

it('starts the clock at pickup and redirects when the laundry starts', async () => {
  const { server, app } = open(aCustomer(), anAcceptedOrder())
  await expect.element(page.getByText('Your 3 hours start at pickup.')).toBeVisible()
  await hasJoined(channel)
  moveTo(server, anAcceptedOrder({ status: 'picked_up', picked_up_at: minutesAgo(46) }))
  await expect.element(page.getByText('Ready in')).toBeVisible()
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^2h1\dmin$/)
  await expect.element(page.getByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
  moveTo(server, anAcceptedOrder({ status: 'in_progress', picked_up_at: minutesAgo(46) }))
  await expect.poll(app.path).toBe(`/laundry-in-progress?order=${id}`)
})

it('shows the fee before it cancels', async () => {
  const cancelled = answer(cancelOrder, { success: true, data: { id, status: 'cancelled', fee_minor: minor(300) } })
  const { app } = open(aCustomer(), anAcceptedOrder({ accepted_at: minutesAgo(6) }), [cancelled])
  await expect.element(page.getByText(priced('Cancelling now costs $3.00 for the Washer’s trip.'))).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: priced('Cancel for $3.00') }).click()
  await expect.poll(app.path).toBe('/home-screen')
  await expect
    .element(page.getByText(priced('Order cancelled. $3.00 was charged for the Washer’s trip.')))
    .toBeVisible()
})

it('shows until when cancelling is free, and stays when it fails', async () => {
  const { app } = open(aCustomer(), anAcceptedOrder(), [refuse(cancelOrder, { status: 500, message: 'x' })])
  await expect.element(page.getByText(pricedPattern('^Free until .*, then $3.00\\.$'))).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Cancel for free' }).click()
  await expect.element(page.getByText('Failed to cancel. Please try again.')).toBeVisible()
  expect(app.path()).toBe(`/pickup-in-progress?order=${id}`)
})

const anAdjustment = (changes: Partial<AdjustmentOfOrder> = {}): AdjustmentOfOrder => ({
  id: toAdjustmentId(7),
  state: 'waiting',
  reason: 'Two more shirts in the bag.',
  items: [
    { name: 'T-shirt', category: 'tops', quantity: 6, unit_price: toMajor(minor(250)) },
    { name: 'Jeans', category: 'bottoms', quantity: 1, unit_price: toMajor(minor(500)) },
  ],
  total: toMajor(minor(2_200)),
  created_at: now(),
  ...changes,
})

it('asks for a card where the wallet had paid everything, and sends it with the approval', async () => {
  const answers: unknown[] = []
  const ofWallet = { card: null, wallet: toMajor(minor(1_700)), total: toMajor(minor(0)) }
  const cards = [{ id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 }]
  open(aCustomer(), anAcceptedOrder({ ...ofWallet, adjustment: anAdjustment({ total: toMajor(minor(500)) }) }), [
    answer(listPaymentMethods, { success: true, payment_methods: [] }),
    answerBy(respondToAdjustment, async ({ request }) => {
      answers.push(await request.json())
      return { success: true, data: anAcceptedOrder({ adjustment: anAdjustment({ state: 'approved' }) }) }
    }),
  ])
  await expect.element(page.getByText('No cards saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('Please select a payment card before confirming.')).toBeVisible()
  expect(answers).toEqual([])
  network.use(answer(listPaymentMethods, { success: true, payment_methods: cards }))
  await queryClient.invalidateQueries({ queryKey: ['cards'] })
  await expect.element(page.getByText('Visa ending 4242')).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => answers).toEqual([{ adjustment_id: 7, response: 'approve', payment_method_id: 'pm_1' }])
})

it('asks the customer to approve a more expensive list, with both totals', async () => {
  const answers: unknown[] = []
  const server: { order: Order } = { order: anAcceptedOrder({ adjustment: anAdjustment() }) }
  open(aCustomer(), server.order, [
    answerBy(getOrder, () => ({ success: true, data: server.order })),
    answerBy(respondToAdjustment, async ({ request }) => {
      answers.push(await request.json())
      server.order = anAcceptedOrder({ total: toMajor(minor(2_200)), adjustment: anAdjustment({ state: 'approved' }) })
      return { success: true, data: server.order }
    }),
  ])
  await expect.element(page.getByText('Two more shirts in the bag.')).toBeVisible()
  await expect.element(page.getByText('4 before, now 6')).toBeVisible()
  await expect.element(page.getByText(priced('$17.00'))).toBeVisible()
  await expect.element(page.getByText(priced('$22.00'))).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText(priced('You approved the new list. The total is now $22.00.'))).toBeVisible()
  expect(answers).toEqual([{ adjustment_id: 7, response: 'approve' }])
})

it('asks the customer’s bank about a more expensive list, and approves it as the same payment', async () => {
  const resumed: unknown[] = []
  const bank = page.getByRole('dialog', { name: 'Your bank needs your approval' })
  const server: { order: Order } = { order: anAcceptedOrder({ adjustment: anAdjustment() }) }
  open(aCustomer(), server.order, [
    sandboxBank,
    answerBy(getOrder, () => ({ success: true, data: server.order })),
    answerBy(respondToAdjustment, async ({ request }) => {
      const { payment_intent_id } = (await request.json()) as { payment_intent_id?: string }
      resumed.push(payment_intent_id)
      if (!payment_intent_id) return bankAsks
      server.order = anAcceptedOrder({ total: toMajor(minor(2_200)), adjustment: anAdjustment({ state: 'approved' }) })
      return { success: true, data: server.order }
    }),
  ])
  await page.getByRole('button', { name: 'Approve' }).click()
  await bank.getByRole('button', { name: 'Decline' }).last().click()
  await expect.element(page.getByText(/Your bank did not approve this payment/)).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await bank.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText(priced('You approved the new list. The total is now $22.00.'))).toBeVisible()
  expect(resumed).toEqual([undefined, undefined, 'pi_1'])
})

it('leads the Washer from the door to the laundry', async () => {
  const asked: unknown[] = []
  const server: { order: Order } = {
    order: anAcceptedOrder({ net_pay: toMajor(minor(1_275)), card: null, special_instructions: 'Blue door' }),
  }
  const { app } = open(aWasher(), server.order, [
    answerBy(getOrder, () => ({ success: true, data: server.order })),
    answerBy(moveWasherOrder, async ({ request }) => {
      const body = (await request.json()) as { action: string }
      asked.push(body.action)
      const status = body.action === 'picked_up' ? ('picked_up' as const) : ('in_progress' as const)
      server.order = { ...server.order, status, picked_up_at: minutesAgo(1) }
      return { success: true, data: { id, status } }
    }),
  ])
  await expect.element(page.getByText('4 Harbour Walk, Kuala Lumpur').first()).toBeVisible()
  await expect.element(page.getByText('Blue door')).toBeVisible()
  await expect.element(page.getByText('Mei Tan').first()).toBeVisible()
  await expect.element(page.getByText(priced('$12.75'))).toBeVisible()
  await expect.element(page.getByText('Mei Tan sees your location while you are on the way.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Adjust Item List' }))
    .toHaveAttribute('href', `/dashboard?adjust=${id}`)
  await page.getByRole('button', { name: 'Confirm pickup' }).click()
  await page.getByRole('button', { name: 'Start laundry' }).click()
  await expect.poll(app.path).toBe(`/laundry-in-progress?order=${id}`)
  expect(asked).toEqual(['picked_up', 'in_progress'])
})

it('sends the Washer’s position', async () => {
  const sent: unknown[] = []
  open(aWasher(), anAcceptedOrder({ provider: aWasherOfOrder() }), [
    answerBy(sendPosition, async ({ request }) => {
      sent.push(await request.json())
      return { success: true }
    }),
  ])
  await expect.poll(() => sent[0]).toEqual({ latitude: 3.1478, longitude: 101.7117, order_id: id })
})

it('shows the Washer that an unlikely position is ignored', async () => {
  const message = 'Your device reports a location too far from your last one or from your order'
  open(aWasher(), anAcceptedOrder({ provider: aWasherOfOrder() }), [
    refuse(sendPosition, { status: 409, message, code: 'position_unlikely' }),
  ])
  await expect.element(page.getByText(/so it was ignored\. Check its location settings\./)).toBeVisible()
  await expect.element(page.getByText(/does not see your location\.$/)).toBeVisible()
})

it('keeps the move button when the move fails', async () => {
  const refused = refuse(moveWasherOrder, {
    status: 409,
    message: 'The status of the order has changed, so this is no longer possible.',
  })
  open(aWasher(), anAcceptedOrder(), [refused])
  await page.getByRole('button', { name: 'Confirm pickup' }).click()
  await expect
    .element(page.getByText('The status of the order has changed, so this is no longer possible.'))
    .toBeVisible()
})

it('releases an order only after a confirmation', async () => {
  const { app } = open(aWasher(), anAcceptedOrder(), [answer(releaseOrder, { success: true })])
  await page.getByRole('button', { name: 'Release order' }).click()
  await page.getByRole('button', { name: 'Release', exact: true }).click()
  await expect.poll(app.path).toBe('/home-screen')
})

it('sends a Washer home when the order was released on another device, without reading it again', async () => {
  const { server, app } = open(aWasher(), anAcceptedOrder())
  await hasJoined(channel)
  moveTo(server, anAcceptedOrder({ status: 'pending' }))
  await expect.poll(app.path).toBe('/home-screen')
})

it('shows the Washer a cancelled order', async () => {
  const { server } = open(aWasher(), anAcceptedOrder({ accepted_at: minutesAgo(15) }))
  await expect.element(page.getByRole('button', { name: 'Confirm pickup' })).toBeVisible()
  await hasJoined(channel)
  moveTo(
    server,
    anAcceptedOrder({
      status: 'cancelled',
      accepted_at: minutesAgo(20),
      cancelled_at: now(),
      cancel_fee_minor: minor(300),
    }),
  )
  await expect.element(page.getByText('This order was cancelled')).toBeVisible()
  await expect.element(page.getByText(priced('You receive $3.00 for the trip.'))).toBeVisible()
})

it('asks the Washer to return the laundry of an order that an operator has cancelled after the pickup', async () => {
  const accepted = { accepted_at: minutesAgo(40) }
  const { server } = open(aWasher(), anAcceptedOrder(accepted))
  await expect.element(page.getByRole('button', { name: 'Confirm pickup' })).toBeVisible()
  await hasJoined(channel)
  const taken = { ...accepted, picked_up_at: minutesAgo(20), cancelled_at: now() }
  moveTo(server, anAcceptedOrder({ status: 'cancelled', ...taken }))
  await expect.element(page.getByText('Please return the laundry to the customer.')).toBeVisible()
})
