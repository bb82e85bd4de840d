import { getClaimForm } from '@washline/contract/claims/endpoints'
import type { ClaimForm } from '@washline/contract/claims/schemas'
import { toOrderId } from '@washline/contract/ids'
import { getOrder, moveWasherOrder } from '@washline/contract/orders/endpoints'
import { orderChannel, promiseChanged, statusChanged } from '@washline/contract/orders/realtime'
import type { Order } from '@washline/contract/orders/schemas'
import { getOrderRating } from '@washline/contract/ratings/endpoints'
import { sendPosition } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { aClaimForm } from '../../platform/testing/a-claim.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy } from '../../platform/testing/answer.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { renderRoute, takeDown } from '../../platform/testing/render-route.tsx'

const id = toOrderId(100_482)
const channel = orderChannel(id)
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const washing = (changes: Partial<Order> = {}) =>
  anAcceptedOrder({ status: 'in_progress', picked_up_at: minutesAgo(50), ...changes })

function open(user: SessionUser, order: Order, handlers: RequestHandler[] = []) {
  const server = { order }
  const app = renderRoute(`/laundry-in-progress?order=${id}`, {
    user,
    handlers: [
      ...handlers,
      answerBy(getOrder, () => ({ success: true, data: server.order })),
      answer(sendPosition, { success: true }),
    ],
  })
  return { server, app }
}
const moveTo = (server: { order: Order }, order: Order) => {
  server.order = order
  broadcast(channel, statusChanged.event, { order_id: id, status: order.status })
}

it('shows the remaining time, the promised time and the progress', async () => {
  open(aCustomer(), washing())
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^2h\d+min$/)
  await expect.element(page.getByRole('img', { name: 'Progress: Washing' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Message Noor’s Wash Room' }))
    .toHaveAttribute('href', `/chat?order=${id}`)
  await expect.element(page.getByRole('link', { name: 'Back' }).first()).toHaveAttribute('href', '/order-history')
  await expect.element(page.getByRole('button', { name: 'Mark as Delivered' })).not.toBeInTheDocument()
})

it('moves the garment on when the wash is done, and redirects the customer when it is delivered', async () => {
  const { server, app } = open(aCustomer(), washing())
  await expect.element(page.getByRole('img', { name: 'Progress: Washing' })).toBeVisible()
  await hasJoined(channel)
  moveTo(server, washing({ laundry_completed_at: minutesAgo(0) }))
  await expect.element(page.getByRole('img', { name: 'Progress: Delivering' })).toBeVisible()
  await expect.element(page.getByText('The wash is done. Delivering.')).toBeInTheDocument()
  moveTo(server, washing({ status: 'delivered', delivered_at: minutesAgo(0), promise_kept: true }))
  await expect.poll(app.path).toBe(`/order-completed?order=${id}`)
})

it('shows that the promise is over', async () => {
  open(aCustomer(), washing({ picked_up_at: minutesAgo(190) }))
  await expect.element(page.getByText('Late by')).toBeVisible()
  await expect.element(page.getByText(/and is late\./)).toBeVisible()
})

const formAnswer = (changes: Partial<ClaimForm>) =>
  answer(getClaimForm, { success: true, data: aClaimForm({ delivered_at: null, window_ends_at: null, ...changes }) })

it('shows from when on a late order can be claimed as not delivered', async () => {
  const late = { can_claim: false, why_not: 'not_delivered', claimable_from: minutesAgo(-110) } as const
  open(aCustomer(), washing({ picked_up_at: minutesAgo(190) }), [formAnswer(late)])
  await expect.element(page.getByText(/^If it has not come by /).first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Report it as not delivered' })).not.toBeInTheDocument()
})

it('links to the claim of an order that is two hours late', async () => {
  open(aCustomer(), washing({ picked_up_at: minutesAgo(301) }), [formAnswer({ claimable_from: minutesAgo(1) })])
  await expect.element(page.getByText(/^Your laundry is more than 2 hours late\./).first()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Report it as not delivered' }).first())
    .toHaveAttribute('href', `/claims/new?order=${id}`)
})

it('shows nothing about claims while an order is in time, and nothing to the Washer', async () => {
  open(aCustomer(), washing(), [formAnswer({ claimable_from: minutesAgo(1) })])
  await expect.element(page.getByText('Ready in')).toBeVisible()
  await expect.element(page.getByText('Not delivered?')).not.toBeInTheDocument()
  takeDown()
  open(aWasher(), washing({ picked_up_at: minutesAgo(301) }), [formAnswer({ claimable_from: minutesAgo(1) })])
  await expect.element(page.getByText('Late by')).toBeVisible()
  await expect.element(page.getByText('Not delivered?')).not.toBeInTheDocument()
})

it('lets the Washer finish the wash, then deliver', async () => {
  const asked: string[] = []
  const server: { order: Order } = { order: washing() }
  const { app } = open(aWasher(), server.order, [
    answerBy(getOrder, () => ({ success: true, data: server.order })),
    answerBy(moveWasherOrder, async ({ request }) => {
      const { action } = (await request.json()) as { action: string }
      asked.push(action)
      const isDelivered = action === 'delivered'
      server.order = isDelivered
        ? washing({ status: 'delivered', delivered_at: minutesAgo(0) })
        : washing({ laundry_completed_at: minutesAgo(0) })
      if (isDelivered) broadcast(channel, statusChanged.event, { order_id: id, status: 'delivered' })
      return { success: true, data: { id, status: server.order.status } }
    }),
  ])
  await page.getByRole('button', { name: 'Wash is done' }).click()
  await expect.element(page.getByRole('img', { name: 'Progress: Delivering' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Wash is done' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Mark as Delivered' }).click()
  await expect.element(page.getByText('Order marked as delivered!')).toBeVisible()
  await expect.poll(app.path).toBe('/order-history')
  expect(asked).toEqual(['laundry_complete', 'delivered'])
})

it('counts nothing down for a Washer whose order was delivered elsewhere, and goes on once it is confirmed', async () => {
  const { server, app } = open(aWasher(), washing(), [answer(getOrderRating, { success: true, data: null })])
  await expect.element(page.getByText('Ready in')).toBeVisible()
  await hasJoined(channel)
  const delivered = { laundry_completed_at: minutesAgo(1), delivered_at: minutesAgo(0), promise_kept: true }
  moveTo(server, washing({ ...delivered, status: 'delivered' }))
  await expect.element(page.getByText('Ready in')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Next: /)).not.toBeInTheDocument()
  moveTo(server, washing({ ...delivered, status: 'completed', completed_at: minutesAgo(0) }))
  await expect.poll(app.path).toBe(`/order-completed?order=${id}`)
})

const minutesOn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const aPromise = (changes: Partial<NonNullable<Order['promise']>> = {}): NonNullable<Order['promise']> => ({
  due_at: minutesOn(130),
  p50_at: minutesOn(50),
  p90_at: minutesOn(94.5),
  risk: 0.02,
  next: { what: 'finishLaundry', by: 'washer', until: minutesOn(100) },
  made_at: minutesOn(0),
  ...changes,
})

it('shows the customer when the laundry is likely back, and reads it again when it changes', async () => {
  const { server } = open(aCustomer(), washing({ promise: aPromise() }))
  await expect.element(page.getByText(/^Likely back by .+, nine in ten by .+\.$/)).toBeVisible()
  await expect.element(page.getByText(/^Due next/)).not.toBeInTheDocument()
  await expect.element(page.getByText(/^It may be late/)).not.toBeInTheDocument()
  await hasJoined(channel)
  const promise = aPromise({ p90_at: minutesOn(160), risk: 0.7 })
  server.order = washing({ promise })
  broadcast(channel, promiseChanged.event, { order_id: id, p50_at: promise.p50_at, p90_at: promise.p90_at, risk: 0.7 })
  await expect.element(page.getByText(/^It may be late\. If it is, the service fee goes back/)).toBeVisible()
})

it('asks the customer for the answer that is due', async () => {
  const next = { what: 'answer', by: 'customer', until: minutesOn(10) } as const
  open(aCustomer(), washing({ promise: aPromise({ next }) }))
  await expect.element(page.getByText(/^Due next: your answer to the new item list, by /)).toBeVisible()
})

it('asks the customer to the door, and shows the Washer that the wait is not theirs', async () => {
  const promise = aPromise({ next: { what: 'pickUp', by: 'customer', until: minutesOn(-5) } })
  open(aCustomer(), washing({ promise }))
  await expect.element(page.getByText('Your Washer is at the door: the handover is due next')).toBeVisible()
  takeDown()
  open(aWasher(), washing({ promise }))
  await expect.element(page.getByText('You are at the door: the wait does not count against you')).toBeVisible()
})

it('shows the Washer what is due next and how much time is to spare', async () => {
  open(aWasher(), washing({ promise: aPromise() }))
  await expect.element(page.getByText(/^Due next: the end of the wash, by /)).toBeVisible()
  await expect.element(page.getByText('35 min to spare, nine times in ten')).toBeVisible()
  takeDown()
  open(aWasher(), washing({ promise: aPromise({ p90_at: minutesOn(170.5) }) }))
  await expect.element(page.getByText('At this pace, one in ten is more than 40 min late')).toBeVisible()
})

it('shows no estimate where there is none', async () => {
  open(aCustomer(), washing())
  await expect.element(page.getByText('Ready in')).toBeVisible()
  await expect.element(page.getByText(/^Likely back/)).not.toBeInTheDocument()
})

it('redirects to the screen of another status', async () => {
  const { app } = open(aWasher(), washing({ status: 'delivered', delivered_at: minutesAgo(1) }))
  await expect.poll(app.path).toBe(`/order-completed?order=${id}`)
})
