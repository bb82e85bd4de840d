import { getChat } from '@washline/contract/chat/endpoints'
import { chatChannel } from '@washline/contract/chat/realtime'
import { answerRing, listRings, type Ring, ringChanged, ringOther } from '@washline/contract/chat/rings'
import { toOrderId, toRingId } from '@washline/contract/ids'
import { findRoute } from '@washline/contract/maps/endpoints'
import { getOrder } from '@washline/contract/orders/endpoints'
import type { Order } from '@washline/contract/orders/schemas'
import { sendPosition } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { aChat } from '../../platform/testing/a-chat.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = toOrderId(100_482)
const order = anAcceptedOrder()
const iso = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1_000).toISOString()
const aRing = (changes: Partial<Ring> = {}): Ring => ({
  id: toRingId(7),
  sender_id: order.provider?.user_id ?? order.user.id,
  at_door: true,
  created_at: iso(5),
  answer: null,
  answered_at: null,
  ...changes,
})
const { watchPosition, clearWatch } = navigator.geolocation
afterEach(() => Object.assign(navigator.geolocation, { watchPosition, clearWatch }))

function open(user: SessionUser, handlers: RequestHandler[] = [], shown: Order = order, path = '/pickup-in-progress') {
  const server = { rings: [] as Ring[], next: iso(1) as string | null }
  const app = renderRoute(`${path}?order=${id}`, {
    user,
    handlers: [
      ...handlers,
      answer(getOrder, { success: true, data: shown }),
      answerBy(listRings, () => ({
        success: true,
        data: { rings: server.rings, open: true, next_ring_at: server.next, left: 5 },
      })),
      answer(findRoute, {
        success: true,
        data: { distance_meters: 2_100, duration_seconds: 360, condition: 'ROUTE_EXISTS' },
      }),
      answer(sendPosition, { success: true }),
    ],
  })
  return { app, server }
}

it('shows the customer the ring at the door and sends a quick answer', async () => {
  const asked: unknown[] = []
  const { server } = open(aCustomer(), [
    answerBy(answerRing, async ({ request }) => {
      asked.push(await request.json())
      server.rings = [aRing({ answer: 'coming', answered_at: iso(0) })]
      return { success: true, data: aRing({ answer: 'coming', answered_at: iso(0) }) }
    }),
  ])
  await hasJoined(chatChannel(id))
  server.rings = [aRing()]
  broadcast(chatChannel(id), ringChanged.event, aRing())
  const banner = page.getByText('Noor’s Wash Room is at the door and is ringing you.')
  await expect.element(banner).toBeVisible()
  await page.getByRole('button', { name: 'Coming now' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  expect(asked).toEqual([{ ring_id: 7, answer: 'coming' }])
})

it('answers by message in the chat', async () => {
  const { app, server } = open(aCustomer(), [
    answer(answerRing, { success: true, data: aRing() }),
    answer(getChat, aChat({ messages: [] })),
  ])
  server.rings = [aRing()]
  await page.getByRole('button', { name: 'Write a message' }).click()
  await expect.poll(app.path).toBe(`/chat?order=${id}`)
})

it('shows no banner for an old ring, but lists it', async () => {
  const { server } = open(aCustomer())
  server.rings = [aRing({ created_at: iso(3_600) })]
  await page.getByText('Rings for this order').click()
  await expect.element(page.getByText(/Noor’s Wash Room rang, no answer/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Coming now' })).not.toBeInTheDocument()
})

it('lets the Washer ring at the door, then wait', async () => {
  const asked: unknown[] = []
  const mine = aRing({ sender_id: aWasher().id })
  const { server } = open(aWasher(), [
    answerBy(ringOther, async ({ request }) => {
      asked.push(await request.json())
      server.rings = [mine]
      server.next = new Date(Date.now() + 60_000).toISOString()
      return { success: true, data: mine }
    }),
  ])
  const button = page.getByRole('button', { name: 'Ring: I am at the door' })
  await button.click()
  await expect.element(page.getByText(/You rang at .* No answer yet\./)).toBeVisible()
  await expect.element(button).toBeDisabled()
  expect(asked).toEqual([{ at_door: true }])
  server.rings = [{ ...mine, answer: 'two_minutes', answered_at: iso(0) }]
  await hasJoined(chatChannel(id))
  broadcast(chatChannel(id), ringChanged.event, server.rings[0])
  await expect.element(page.getByText(/needs 2 minutes\./)).toBeVisible()
})

it('shows why a ring was refused', async () => {
  open(aCustomer(), [refuse(ringOther, { status: 409, message: 'You just rang. Please wait a minute.' })])
  await page.getByRole('button', { name: 'Ring Noor’s Wash Room' }).click()
  await expect.element(page.getByText('You just rang. Please wait a minute.')).toBeVisible()
})

it('shows the Washer how far it is and the way in map apps', async () => {
  navigator.geolocation.watchPosition = (seen) => {
    seen({ coords: { latitude: 3.14, longitude: 101.7, accuracy: 5 } } as GeolocationPosition)
    return 1
  }
  navigator.geolocation.clearWatch = () => undefined
  open(aWasher())
  await expect.element(page.getByRole('heading', { name: 'Route to the pickup' })).toBeVisible()
  await expect.element(page.getByText('2.1 km, about 6 minutes')).toBeVisible()
  const links = page.getByRole('list', { name: 'Open in Maps' }).getByRole('link')
  expect(links.elements().map((link) => link.textContent)).toEqual([
    'Map app',
    'Google Maps',
    'Apple Maps',
    'Waze',
    'OpenStreetMap',
  ])
  for (const link of links.elements().slice(1)) {
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(link.getAttribute('href')).toContain(`${order.pickup_location?.latitude}`)
  }
})

it('is honest where the way is unknown, also on the way back', async () => {
  navigator.geolocation.watchPosition = (_, failed) => {
    failed?.({ code: 2 } as GeolocationPositionError)
    return 1
  }
  navigator.geolocation.clearWatch = () => undefined
  const done = anAcceptedOrder({ status: 'in_progress', picked_up_at: iso(3_000), laundry_completed_at: iso(60) })
  open(aWasher(), [], done, '/laundry-in-progress')
  await expect.element(page.getByRole('heading', { name: 'Route back to the door' })).toBeVisible()
  await expect.element(page.getByText(/Distance and time are not known yet/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Waze' })).toBeVisible()
})
