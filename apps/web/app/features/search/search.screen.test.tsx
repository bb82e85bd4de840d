import { getCustody, getHandoverPin, verifyCustody } from '@washline/contract/custody/endpoints'
import { getSearch } from '@washline/contract/dispatch/endpoints'
import { toOrderId } from '@washline/contract/ids'
import { findRoute } from '@washline/contract/maps/endpoints'
import { minor } from '@washline/contract/money'
import { cancelOrder, getOrder } from '@washline/contract/orders/endpoints'
import { orderChannel, searchChanged, statusChanged } from '@washline/contract/orders/realtime'
import type { Order } from '@washline/contract/orders/schemas'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aCustody } from '../../platform/testing/a-custody.ts'
import { anAcceptedOrder, anOrder, aWasherOfOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'
import { withMotion } from '../../platform/testing/with-motion.ts'
import type { SearchState } from './view-model.ts'

const channel = orderChannel(toOrderId(100_482))
const aSearch = (changes: Partial<SearchState> = {}): SearchState => ({
  since: new Date().toISOString(),
  asked: 3,
  open: 3,
  radius_km: 3,
  offer_seconds: 20,
  usual_wait: { from_minutes: 1, to_minutes: 3 },
  until: new Date(Date.now() + 14_500).toISOString(),
  nearby: [{ latitude: 3.151, longitude: 101.711, distance_meters: 820, asked: true }],
  ...changes,
})

/** A server whose order and search a test can change. */
function open(order: Order = anOrder(), search: SearchState = aSearch()) {
  const server = { order, search }
  const app = renderRoute('/looking-for-provider?order=100482', {
    user: aCustomer(),
    handlers: [
      answerBy(getOrder, () => ({ success: true, data: server.order })),
      answerBy(getSearch, () => ({ success: true, data: server.search })),
    ],
  })
  return { server, app }
}

it('shows how many Washers were asked, their deadline, and the authorized amount', async () => {
  open()
  await expect.element(page.getByRole('heading', { name: 'Order Confirmed' })).toBeVisible()
  await expect.element(page.getByText('1–3 min')).toBeVisible()
  await expect.element(page.getByText('3 Washers asked')).toBeVisible()
  await expect.element(page.getByText(/3 Washers are deciding\. In 1\d seconds we ask/)).toBeVisible()
  await expect.element(page.getByText(priced('$17.00 authorized, not charged'))).toBeVisible()
  await expect.element(page.getByText(/Card ending 4242/)).toBeVisible()
})

it('updates the search live', async () => {
  const { server } = open()
  await expect.element(page.getByText('3 Washers asked')).toBeVisible()
  await hasJoined(channel)
  server.search = aSearch({ asked: 6, open: 0, radius_km: 6, until: null })
  broadcast(channel, searchChanged.event, { order_id: 100_482, asked: 6, open: 0, radius_km: 6, until: null })
  await expect.element(page.getByText('6 Washers asked')).toBeVisible()
  await expect.element(page.getByText('Searching for the next Washers within 6 km.')).toBeVisible()
})

it('goes to the pickup when a Washer accepts', async () => {
  const { server, app } = open()
  await hasJoined(channel)
  server.order = anAcceptedOrder()
  broadcast(channel, statusChanged.event, { order_id: 100_482, status: 'accepted' })
  await expect.poll(app.path).toBe('/pickup-in-progress?order=100482')
})

const accepted = () =>
  anAcceptedOrder({
    provider: aWasherOfOrder({ match: { distance_meters: 820, is_favourite: false, ground: 'score' } }),
  })
const coming = page.getByRole('status').filter({ hasText: 'Noor’s Wash Room is coming.' })

async function acceptedWhileWaiting() {
  const { server, app } = open()
  network.use(
    answer(findRoute, {
      success: true,
      data: { distance_meters: 825, duration_seconds: 120, condition: 'ROUTE_EXISTS' },
    }),
    answer(getCustody, { success: true, data: aCustody() }),
    answer(verifyCustody, {
      success: true,
      data: { ok: true, steps: 1, photos: 0, erased: 0, broken: null, checked_at: new Date().toISOString() },
    }),
    answer(getHandoverPin, { success: true, data: { step: 'pickup', pin: '4821', locked: false } }),
  )
  await expect.element(page.getByText('3 Washers asked')).toBeVisible()
  await hasJoined(channel)
  server.order = accepted()
  broadcast(channel, statusChanged.event, { order_id: 100_482, status: 'accepted' })
  return app
}

it.each([
  ['tears the ticket, then shows the PIN and who comes, and only then goes on', true],
  ['shows who comes and the PIN at once with reduced motion', false],
])('%s', async (_, isMoving) => {
  if (isMoving) withMotion()
  const app = await acceptedWhileWaiting()
  await expect.element(coming).toHaveTextContent('Noor’s Wash Room is coming. 2 min.')
  expect(app.path(), 'the answer is shown where it was waited for').toBe('/looking-for-provider?order=100482')
  await expect.element(page.getByRole('img', { name: 'PIN 4 8 2 1' })).toBeVisible()
  expect(coming.elements(), 'it is announced once').toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Cancel Search' })).not.toBeInTheDocument()
  await expect.poll(app.path).toBe('/pickup-in-progress?order=100482')
})

it('goes to the pickup with a press, without waiting for the end', async () => {
  const { setTimeout: begin } = window
  // The moment's own end never comes.
  vi.spyOn(window, 'setTimeout').mockImplementation(
    (call, ms, ...rest) => (ms === 1_500 ? 0 : begin(call, ms, ...rest)) as never,
  )
  const app = await acceptedWhileWaiting()
  await coming.click()
  await expect.poll(app.path).toBe('/pickup-in-progress?order=100482')
})

it('cancels on the server, then goes home', async () => {
  const { server, app } = open()
  const calls: string[] = []
  network.use(
    answerBy(cancelOrder, ({ request }) => {
      calls.push(new URL(request.url).pathname)
      server.order = anOrder({ status: 'cancelled', cancelled_at: new Date().toISOString() })
      return { success: true, data: { id: 100_482, status: 'cancelled', fee_minor: minor(0) } }
    }),
  )
  await page.getByRole('button', { name: 'Cancel Search' }).click()
  await expect.element(page.getByText('Order cancelled. You were not charged.')).toBeVisible()
  await expect.poll(app.path).toBe('/home-screen')
  expect(calls).toEqual(['/api/orders/100482/cancel'])
})

it('stays when cancelling fails', async () => {
  const { app } = open()
  network.use(refuse(cancelOrder, { status: 500, message: 'Server error' }))
  await page.getByRole('button', { name: 'Cancel Search' }).click()
  await expect.element(page.getByText('Failed to cancel. Please try again.')).toBeVisible()
  expect(app.path()).toBe('/looking-for-provider?order=100482')
})

it('shows that the search has ended, and offers to order again', async () => {
  const { server } = open()
  await hasJoined(channel)
  server.order = anOrder({ status: 'cancelled', cancelled_at: new Date().toISOString() })
  broadcast(channel, statusChanged.event, { order_id: 100_482, status: 'cancelled' })
  await expect.element(page.getByRole('heading', { name: 'No Washer found this time' })).toBeVisible()
  await expect.element(page.getByText(/You were not charged/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Order again' })).toBeVisible()
})

it('redirects to the screen of another status', async () => {
  const { app } = open(anAcceptedOrder())
  await expect.poll(app.path).toBe('/pickup-in-progress?order=100482')
})

it('shows an error where no order is named', async () => {
  renderRoute('/looking-for-provider', { user: aCustomer() })
  await expect.element(page.getByText('Failed to fetch order. Please try again.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to your orders' })).toBeVisible()
})

it('takes the order from the navigation state', async () => {
  renderRoute('/looking-for-provider', {
    user: aCustomer(),
    state: { order_id: 100_482 },
    handlers: [
      answer(getOrder, { success: true, data: anOrder() }),
      answer(getSearch, { success: true, data: aSearch() }),
    ],
  })
  await expect.element(page.getByText('3 Washers asked')).toBeVisible()
})

it('sends a Washer home', async () => {
  const app = renderRoute('/looking-for-provider?order=100482', { user: aWasher() })
  await expect.poll(app.path).toBe('/home-screen')
})

it('counts the wait from the present search, not from the placement of an order that lost its Washer', async () => {
  const since = new Date(Date.now() - 65_000).toISOString()
  open(anOrder({ placed_at: new Date(Date.now() - 3_000_000).toISOString() }), aSearch({ since }))
  await expect.element(page.getByText(/You have waited 1m \d+s/)).toBeVisible()
  await expect.element(page.getByText(/^This is taking longer than usual/)).not.toBeInTheDocument()
})

it('states the measured wait', async () => {
  open(anOrder(), aSearch({ usual_wait: { from_minutes: 0, to_minutes: 2 } }))
  await expect.element(page.getByText('up to 2 min')).toBeVisible()
})

it('states the typical wait where too few were measured', async () => {
  open(anOrder(), aSearch({ usual_wait: null }))
  await expect.element(page.getByText('1–3 min')).toBeVisible()
})
