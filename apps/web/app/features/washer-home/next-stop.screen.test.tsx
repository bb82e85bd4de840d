import { takeoverChanged, washerChannel } from '@washline/contract/dispatch/realtime'
import { getWasherRoute, type RouteStop } from '@washline/contract/dispatch/route-endpoints'
import { toOrderId } from '@washline/contract/ids'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { washerRouteQuery } from '../../domain/order/use-washer-route.ts'
import { queryClient } from '../../platform/query.ts'
import { aRequest, aStop, type WasherMarket, washerMarket } from '../../platform/testing/a-washer-market.ts'
import { anOrderCard } from '../../platform/testing/an-order-card.ts'
import { refuse } from '../../platform/testing/answer.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const washer = aWasher()
const [one, other] = [toOrderId(100_481), toOrderId(100_482)]
const home = { address: null, latitude: 3.15, longitude: 101.7 }
const at = (hours: number, minutes: number) => new Date(new Date().setHours(hours, minutes, 0, 0)).toISOString()

const open = ({ handlers = [], ...market }: WasherMarket & { handlers?: RequestHandler[] } = {}) =>
  renderRoute('/home-screen', { user: washer, handlers: [...handlers, ...washerMarket(market)] })
const card = () => page.getByRole('region', { name: 'Next stop' })
const further = () => page.getByRole('list', { name: 'Later stops' }).getByRole('listitem')
const link = (name: RegExp | string) => card().getByRole('link', { name })

it('shows the next stop and the ones after it, with times and their orders', async () => {
  open({
    orders: [anOrderCard({ id: one, status: 'accepted' })],
    stops: [
      aStop({ order_id: other, kind: 'deliver', place: { ...home, address: '9 Mill Lane' }, expected_at: at(14, 5) }),
      aStop({ order_id: one, expected_at: at(14, 20) }),
      aStop({ order_id: one, kind: 'startLaundry', place: home, expected_at: at(14, 40) }),
      aStop({ order_id: one, kind: 'finishLaundry', place: home, expected_at: at(16, 0) }),
      aStop({ order_id: one, kind: 'deliver', expected_at: at(16, 20), due_at: at(16, 10), late: true }),
    ],
  })
  await expect.element(card().getByText('Bring back to 9 Mill Lane')).toBeVisible()
  await expect.element(card().getByText('2:05 PM')).toBeVisible()
  await expect.element(link('Open order WL-100482')).toHaveAttribute('href', '/laundry-in-progress?order=100482')
  expect(
    further()
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    '2:20 PMPick up at 5 Harbour Road',
    '2:40 PMStart the wash',
    '4:00 PMTake the laundry out',
    '4:20 PMBring back to 5 Harbour RoadLikely late',
  ])
  await expect.element(link(/^4:20 PM/)).toHaveAttribute('href', '/pickup-in-progress?order=100481')
  await expect.element(card().getByText(/^Late: due by/)).not.toBeInTheDocument()
})

it('states that the next stop will be late, and leads to a takeover', async () => {
  const stop = aStop({ kind: 'takeOver', place: { ...home, address: '7 Mill Lane' }, late: true, due_at: at(9, 30) })
  open({ stops: [stop] })
  await expect.element(card().getByText('Take over at 7 Mill Lane')).toBeVisible()
  await expect.element(card().getByText('Late: due by 9:30 AM')).toBeVisible()
  await expect.element(link('Open order WL-100481')).toHaveAttribute('href', '/takeover?order=100481')
  await expect.element(further().first()).not.toBeInTheDocument()
})

it('shows no stops without orders', async () => {
  open()
  await expect.element(page.getByText('No active orders at the moment')).toBeVisible()
  await expect.poll(() => queryClient.getQueryData(washerRouteQuery.queryKey)).toBeDefined()
  await expect.element(card()).not.toBeInTheDocument()
})

it('follows the moves of an order, and a takeover', async () => {
  const stops: RouteStop[] = [aStop()]
  open({ orders: [anOrderCard({ id: one, status: 'accepted' })], stops })
  await expect.element(card().getByText('Pick up at 5 Harbour Road')).toBeVisible()
  await hasJoined(orderChannel(one))
  stops[0] = aStop({ kind: 'startLaundry', place: home })
  broadcast(orderChannel(one), statusChanged.event, { order_id: one, status: 'picked_up' })
  await expect.element(card().getByText('Start the wash')).toBeVisible()
  await hasJoined(washerChannel(washer.id))
  stops.unshift(aStop({ order_id: other, kind: 'takeOver', place: { ...home, address: '7 Mill Lane' } }))
  broadcast(washerChannel(washer.id), takeoverChanged.event, { order_id: other })
  await expect.element(card().getByText('Take over at 7 Mill Lane')).toBeVisible()
})

it('offers a retry after a failed read', async () => {
  const handlers = [refuse(getWasherRoute, { status: 403, message: 'You cannot do this.' })]
  open({ orders: [anOrderCard({ id: one, status: 'accepted' })], handlers })
  await expect.element(page.getByText('Your next stops could not be loaded.')).toBeVisible()
})

it('shows with a request what it adds to the way, and that another order would be late', async () => {
  open({ requests: [aRequest({ delays_other: true })], stops: [aStop()] })
  await expect.element(page.getByText('+38 min on your way')).toBeVisible()
  await expect.element(page.getByText('With this order, another one of yours would be late.')).toBeVisible()
})

it('shows the whole time of a request to a Washer without stops', async () => {
  open({ requests: [aRequest({ extra_seconds: 9_000 })] })
  await expect.element(page.getByText('2 h 30 min from start to return')).toBeVisible()
  await expect.element(page.getByText('With this order, another one of yours would be late.')).not.toBeInTheDocument()
})
