import { getWasherRoute, type RouteStop } from '@washline/contract/dispatch/route-endpoints'
import { toOrderId } from '@washline/contract/ids'
import { getOrder } from '@washline/contract/orders/endpoints'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import type { Order } from '@washline/contract/orders/schemas'
import { sendPosition } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { washerRouteQuery } from '../../domain/order/use-washer-route.ts'
import { queryClient } from '../../platform/query.ts'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { aStop, routeOf } from '../../platform/testing/a-washer-market.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy } from '../../platform/testing/answer.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = toOrderId(100_482)
const other = toOrderId(100_481)
const ofThis = (changes: Partial<RouteStop> = {}) => aStop({ order_id: id, ...changes })
const ofOther = (changes: Partial<RouteStop> = {}) => aStop({ order_id: other, ...changes })

interface Otherwise {
  user?: SessionUser
  handlers?: RequestHandler[]
}

const open = (path: string, order: Order, stops: RouteStop[], { user = aWasher(), handlers = [] }: Otherwise = {}) =>
  renderRoute(`${path}?order=${id}`, {
    user,
    handlers: [
      ...handlers,
      routeOf(stops),
      answerBy(getOrder, () => ({ success: true, data: order })),
      answer(sendPosition, { success: true }),
    ],
  })
const openPickup = (stops: RouteStop[]) => open('/pickup-in-progress', anAcceptedOrder(), stops)
const washing = () => anAcceptedOrder({ status: 'in_progress', picked_up_at: new Date().toISOString() })
const note = () => page.getByText(/^Pick up at 5 Harbour Road, about/)
const toOther = () => page.getByRole('link', { name: 'Open order WL-100481' })
const pin = (name: string) => page.getByRole('img', { name, exact: true })

it('leads to another order whose stop comes first, also on the map', async () => {
  openPickup([ofOther(), ofThis()])
  await expect.element(note()).toBeVisible()
  await expect.element(toOther()).toHaveAttribute('href', '/pickup-in-progress?order=100481')
  await expect.element(pin('Pick up at 5 Harbour Road')).toBeInTheDocument()
})

it('shows nothing more where this pickup is next', async () => {
  openPickup([ofThis(), ofOther()])
  await expect.poll(() => queryClient.getQueryData(washerRouteQuery.queryKey)).toBeDefined()
  await expect.element(page.getByRole('heading', { name: 'Route to the pickup' })).toBeVisible()
  await expect.element(pin('4 Harbour Walk, Kuala Lumpur').first()).toBeInTheDocument()
  await expect.element(note()).not.toBeInTheDocument()
  await expect.element(pin('Pick up at 5 Harbour Road')).not.toBeInTheDocument()
})

it('shows on the map where the wash starts after the pickup', async () => {
  const pickedUp = anAcceptedOrder({ status: 'picked_up', picked_up_at: new Date().toISOString() })
  open('/pickup-in-progress', pickedUp, [ofThis({ kind: 'startLaundry' })])
  await expect.element(pin('Start the wash')).toBeInTheDocument()
})

it('follows the moves of the order', async () => {
  const stops = [ofThis()]
  openPickup(stops)
  await expect.element(page.getByRole('heading', { name: 'Route to the pickup' })).toBeVisible()
  await hasJoined(orderChannel(id))
  stops.unshift(ofOther())
  // The order's own screen has joined before.
  await expect
    .poll(() => {
      broadcast(orderChannel(id), statusChanged.event, { order_id: id, status: 'accepted' })
      return note().elements().length
    })
    .toBe(1)
})

it('leads to another order while the wash runs', async () => {
  open('/laundry-in-progress', washing(), [ofOther(), ofThis({ kind: 'finishLaundry' })])
  await expect.element(note()).toBeVisible()
})

it('shows nothing of the route to the customer, who does not ask for it', async () => {
  const asked: string[] = []
  const stops = [ofOther()]
  const watch = answerBy(getWasherRoute, ({ request }) => {
    asked.push(request.url)
    return { success: true, data: { stops, made_at: new Date().toISOString() } }
  })
  open('/laundry-in-progress', washing(), [], { user: aCustomer(), handlers: [watch] })
  await expect.element(page.getByRole('img', { name: 'Progress: Washing' })).toBeVisible()
  await hasJoined(orderChannel(id))
  await expect.element(note()).not.toBeInTheDocument()
  expect(asked).toEqual([])
})
