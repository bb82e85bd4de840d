import { toOrderId } from '@washline/contract/ids'
import { findRoute } from '@washline/contract/maps/endpoints'
import { getOrder, moveWasherOrder } from '@washline/contract/orders/endpoints'
import type { WasherAction } from '@washline/contract/orders/process'
import { sendPosition } from '@washline/contract/washers/endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { orderQuery } from '../../domain/order/order-query.ts'
import { withQueuedMoves } from '../../domain/order/queued-moves.ts'
import { queryClient } from '../../platform/query.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = toOrderId(100_482)

function open() {
  const server = { order: anAcceptedOrder() }
  const app = renderRoute(`/pickup-in-progress?order=${id}`, {
    user: aWasher(),
    handlers: [
      unreachable(moveWasherOrder),
      answerBy(getOrder, () => ({ success: true, data: server.order })),
      answer(findRoute, {
        success: true,
        data: { distance_meters: 2_100, duration_seconds: 360, condition: 'ROUTE_EXISTS' },
      }),
      answer(sendPosition, { success: true }),
    ],
  })
  return { server, app }
}
const backOnline = () => window.dispatchEvent(new Event('online'))

it('lets the Washer continue without a network, and sends each move once and in order', async () => {
  const { server, app } = open()
  await page.getByRole('button', { name: 'Confirm pickup' }).click()
  await expect.element(page.getByText(/^Picked up, \d/)).toBeVisible()
  await expect.element(page.getByText('Saved on this phone. We send it once you are online.')).toBeVisible()
  await page.getByRole('button', { name: 'Start laundry' }).click()
  await expect.poll(app.path).toBe(`/laundry-in-progress?order=${id}`)
  await expect.element(page.getByText(/^Laundry started, \d/)).toBeVisible()

  const heard: { action: WasherAction; key: string | null }[] = []
  network.use(
    answerBy(moveWasherOrder, async ({ request }) => {
      const { action } = (await request.json()) as { action: WasherAction }
      heard.push({ action, key: request.headers.get('Idempotency-Key') })
      server.order = withQueuedMoves(server.order, [{ orderId: id, action, at: new Date().toISOString() }])
      return { success: true, data: { id, status: server.order.status } }
    }),
  )
  backOnline()
  await expect.element(page.getByText('Saved on this phone. We send it once you are online.')).not.toBeInTheDocument()
  expect(heard.map(({ action }) => action)).toEqual(['picked_up', 'in_progress'])
  expect(new Set(heard.map(({ key }) => key)).size).toBe(2)
  expect(app.path()).toBe(`/laundry-in-progress?order=${id}`)
})

it('shows that a move came too late, discards those behind it, and shows the server’s status', async () => {
  const { server } = open()
  await page.getByRole('button', { name: 'Confirm pickup' }).click()
  await page.getByRole('button', { name: 'Start laundry' }).click()
  await expect.element(page.getByText(/^Laundry started, \d/)).toBeVisible()
  let calls = 0
  server.order = anAcceptedOrder({ status: 'cancelled', cancelled_at: new Date().toISOString() })
  network.use(
    answerBy(moveWasherOrder, () => {
      calls += 1
      throw Response.json(
        {
          success: false,
          code: 'wrong_status',
          message: 'The status of the order has changed, so this is no longer possible.',
        },
        { status: 409 },
      )
    }),
  )
  backOnline()
  await expect
    .element(page.getByText('The status of the order has changed, so this is no longer possible.'))
    .toBeVisible()
  await expect.element(page.getByText('This order was cancelled')).toBeVisible()
  expect(calls).toBe(1)
})

it('keeps the Washer who delivers before the order could be read where the move is seen to wait', async () => {
  const at = new Date().toISOString()
  const order = anAcceptedOrder({ status: 'in_progress', picked_up_at: at, laundry_completed_at: at })
  queryClient.setQueryData(orderQuery(id).queryKey, order)
  const read = Promise.withResolvers<void>()
  const app = renderRoute(`/laundry-in-progress?order=${id}`, {
    user: aWasher(),
    handlers: [
      unreachable(moveWasherOrder),
      answer(sendPosition, { success: true }),
      answerBy(getOrder, async () => {
        await read.promise
        return { success: true, data: order }
      }),
    ],
  })
  await page.getByRole('button', { name: 'Mark as Delivered' }).click()
  await expect.element(page.getByText(/^Delivered, \d/)).toBeVisible()
  await expect.element(page.getByText('Saved on this phone. We send it once you are online.')).toBeVisible()
  expect(app.path()).toBe(`/laundry-in-progress?order=${id}`)
  read.resolve()
})
