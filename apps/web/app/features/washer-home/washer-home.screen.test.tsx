import { type IncomingRequest, listRequests, respondToRequest } from '@washline/contract/dispatch/endpoints'
import { newOrder, requestEnded, washerChannel } from '@washline/contract/dispatch/realtime'
import { toOfferId, toOrderId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import { getOrder } from '@washline/contract/orders/endpoints'
import { listActiveWasherOrders } from '@washline/contract/orders/list-endpoints'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { setAvailability } from '@washline/contract/washers/endpoints'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aRequest, type WasherMarket, washerMarket } from '../../platform/testing/a-washer-market.ts'
import { answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const washer = aWasher()
const channel = washerChannel(washer.id)

const anOrder = (changes: Partial<OrderSummary> = {}): OrderSummary => ({
  id: toOrderId(100_481),
  status: 'accepted',
  item_count: 6,
  estimated_value: toMajor(minor(2_450)),
  total: toMajor(minor(3_000)),
  created_at: '2026-11-20T04:30:00.000Z',
  pickup_time: '2026-11-20T04:55:00.000Z',
  picked_up_at: null,
  laundry_completed_at: null,
  pickup_location: { address: '5 Harbour Road', latitude: 3.14, longitude: 101.71 },
  user: { name: 'Mei Tan' },
  provider: null,
  net_pay: toMajor(minor(2_083)),
  ...changes,
})

const open = ({ handlers = [], ...market }: WasherMarket & { handlers?: RequestHandler[] } = {}) =>
  renderRoute('/home-screen', { user: washer, handlers: [...handlers, ...washerMarket(market)] })

const button = (name: string) => page.getByRole('button', { name, exact: true })
const cards = () => page.getByRole('article', { name: /^Request:/ })

it('shows an empty state, the balance and the ratings', async () => {
  open({ summary: { ratings: { average: null, count: 0, latest: null } } })
  await expect.element(page.getByText('No incoming requests at the moment')).toBeVisible()
  await expect.element(page.getByText('No active orders at the moment')).toBeVisible()
  await expect.element(page.getByText(priced('$285.50'))).toBeVisible()
  await expect.element(page.getByText(priced('+$20.00'))).toBeVisible()
  await expect.element(page.getByText(priced('$10.50'))).toBeVisible()
  await expect.element(page.getByText('No reviews yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/earnings')
})

it('shows pay, hourly pay, time, distance, count, load and the countdown of a request', async () => {
  open({ requests: [aRequest()] })
  const card = cards()
  await expect.element(card.getByText(priced('$31.45'))).toBeVisible()
  await expect.element(card.getByText(priced('$22.20 an hour, about 1 h 25 min'))).toBeVisible()
  await expect.element(card.getByText('850 m')).toBeVisible()
  await expect.element(card.getByText('13 items')).toBeVisible()
  await expect.element(card.getByText('Medium load')).toBeVisible()
  await expect.element(card.getByRole('timer')).toBeVisible()
  expect(button('Accept').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(72)
})

it('adds a live request, announces it, replaces one of the same order, and removes an ended one', async () => {
  const requests: IncomingRequest[] = []
  open({ requests })
  await hasJoined(channel)
  await expect.element(page.getByText('No incoming requests at the moment')).toBeVisible()

  requests.push(aRequest())
  broadcast(channel, newOrder.event, { data: aRequest() })
  await expect.element(cards().getByText(priced('$31.45'))).toBeVisible()
  await expect
    .element(page.getByText(priced('New request: you earn $31.45, 850 m away, 13 items.')))
    .toHaveAttribute('aria-live', 'assertive')

  requests[0] = aRequest({ notification_id: toOfferId(8), net_pay_minor: minor(3_300) })
  broadcast(channel, newOrder.event, { data: requests[0] })
  await expect.element(cards().getByText(priced('$33.00'))).toBeVisible()
  expect(cards().all()).toHaveLength(1)

  requests.pop()
  broadcast(channel, requestEnded.event, { order_id: 100_479, notification_id: 8 })
  await expect.element(page.getByText('No incoming requests at the moment')).toBeVisible()
})

it('accepts a request and goes to its pickup', async () => {
  const bodies: unknown[] = []
  const app = open({
    requests: [aRequest()],
    handlers: [
      answerBy(respondToRequest, async ({ request }) => {
        bodies.push(await request.json())
        return { success: true, data: { order_id: 100_479, status: 'accepted' } }
      }),
      refuse(getOrder, { status: 404, message: 'Not found.' }),
    ],
  })
  await button('Accept').click()
  await expect.poll(app.path).toBe('/pickup-in-progress?order=100479')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(bodies).toEqual([{ notification_id: 7, response: 'accept' }])
})

it('shows that another Washer was faster, and removes the request', async () => {
  const requests = [aRequest()]
  open({
    requests,
    handlers: [
      http.post(respondToRequest.path, () => {
        requests.pop()
        const message = 'Another Washer has already taken this order.'
        return HttpResponse.json({ success: false, message, code: 'taken' }, { status: 409 })
      }),
    ],
  })
  await button('Accept').click()
  await expect.element(page.getByText('Another Washer has already taken this order.')).toBeVisible()
  await expect.element(page.getByText('No incoming requests at the moment')).toBeVisible()
})

it('keeps a request that the Washer has no capacity for', async () => {
  const message = 'You have 3 orders in hand. Finish one before you take another.'
  open({ requests: [aRequest()], handlers: [refuse(respondToRequest, { status: 409, message, code: 'at_capacity' })] })
  await expect.element(cards()).toBeVisible()
  const card = cards().element()
  await button('Accept').click()
  await expect.element(page.getByText(message)).toBeVisible()
  expect(card.isConnected, 'the card never left').toBe(true)
})

it('keeps a request whose acceptance did not reach the server', async () => {
  open({ requests: [aRequest()], handlers: [unreachable(respondToRequest)] })
  await button('Accept').click()
  await expect.element(page.getByText(/You seem to be offline/)).toBeVisible()
  await expect.element(button('Accept')).toBeVisible()
})

it.each([
  ['accepted', null, ['not yet', 'not yet'], null],
  ['picked_up', null, ['reached', 'not yet'], 'Preparing'],
  ['in_progress', null, ['reached', 'not yet'], 'Preparing'],
  ['in_progress', '2026-11-20T05:55:00.000Z', ['reached', 'reached'], 'Delivering'],
  ['delivered', '2026-11-20T05:55:00.000Z', ['reached', 'reached'], null],
] as const)('shows the two steps of an order: %s, washed at %s', async (status, laundry_completed_at, steps, now) => {
  open({ orders: [anOrder({ status, laundry_completed_at, picked_up_at: '2026-11-20T04:55:00.000Z' })] })
  const items = page.getByRole('list', { name: 'Steps of the order' }).getByRole('listitem')
  await expect.element(items.first()).toBeVisible()
  expect(items.elements().map((item) => item.textContent)).toEqual([`Preparing${steps[0]}`, `Delivering${steps[1]}`])
  const current = items.elements().find((item) => item.getAttribute('aria-current') === 'step')
  expect(current?.firstChild?.textContent ?? null).toBe(now)
})

it('links from an active order to its next step', async () => {
  open({
    orders: [
      anOrder(),
      anOrder({
        id: toOrderId(100_482),
        status: 'in_progress',
        picked_up_at: new Date(Date.now() - 6_300_000).toISOString(),
      }),
    ],
  })
  const next = page.getByRole('link', { name: 'Next: confirm pickup' })
  await expect.element(next).toHaveAttribute('href', '/pickup-in-progress?order=100481')
  await expect.element(page.getByRole('article', { name: 'WL-100482' }).getByText('1 h 15 min left')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Next: wash and deliver' }))
    .toHaveAttribute('href', '/laundry-in-progress?order=100482')
  await expect
    .element(page.getByRole('region', { name: 'Active Orders' }).getByRole('link', { name: 'See all' }))
    .toHaveAttribute('href', '/order-history')
})

it('goes offline and online, and changes the radius', async () => {
  const asked: unknown[] = []
  open({
    handlers: [
      answerBy(setAvailability, async ({ request }) => {
        const change = (await request.json()) as { online: boolean; radius_km?: number }
        asked.push(change)
        const place = { latitude: 3.1478, longitude: 101.7117 }
        return {
          success: true,
          data: { ...place, online: change.online, radius_km: change.radius_km ?? 6, verified: true },
        }
      }),
    ],
  })
  await page.getByRole('switch', { name: 'Online, 6 km' }).click()
  await expect.element(page.getByRole('switch', { name: 'Offline' })).not.toBeChecked()
  await expect.element(page.getByText('You receive no requests while you are offline.')).toBeVisible()
  await page.getByRole('switch', { name: 'Offline' }).click()
  await button('Range and alerts').click()
  await page.getByText('10 km').click()
  await expect.element(page.getByRole('radio', { name: '10 km' })).toBeChecked()
  expect(asked).toEqual([{ online: false }, { online: true }, { online: true, radius_km: 10 }])
})

it('explains why no requests come', async () => {
  open({
    summary: { online: false, verified: false, latitude: null, longitude: null },
    verification: { verified: false },
  })
  await expect.element(page.getByText(/Your verification is under review/)).toBeVisible()
  await expect.element(page.getByText(/Your location is not set yet/)).toBeVisible()
  await expect.element(button('Use my current location')).toBeVisible()
})

it('offers a retry after a failed read', async () => {
  open({
    handlers: [
      refuse(listRequests, { status: 403, message: 'You cannot do this.' }),
      refuse(listActiveWasherOrders, { status: 403, message: 'You cannot do this.' }),
    ],
  })
  await expect.element(page.getByText('The requests could not be loaded.')).toBeVisible()
  await expect.element(page.getByText('Your orders could not be loaded.')).toBeVisible()
})
