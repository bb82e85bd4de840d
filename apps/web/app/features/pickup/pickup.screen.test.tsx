import { autocompletePlaces, geocodeAddress, reverseGeocode } from '@washline/contract/maps/endpoints'
import { listPlaces, savePlace } from '@washline/contract/maps/places'
import { minor, toMajor } from '@washline/contract/money'
import { getOrder, getQuote } from '@washline/contract/orders/endpoints'
import { getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import type { RequestHandler } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyMap } from '../../platform/testing/a-config.ts'
import { aDraft } from '../../platform/testing/a-draft.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const { getCurrentPosition } = navigator.geolocation
beforeEach(() => {
  sessionStorage.clear()
  sessionStorage.setItem('draft-100001', JSON.stringify({ loadType: 'light' }))
})
afterEach(() => {
  navigator.geolocation.getCurrentPosition = getCurrentPosition
})

const found = {
  place_id: 'p1',
  display_name: '18 Linden Street',
  formatted_address: '18 Linden Street, Harbour Town',
  latitude: 3.15,
  longitude: 101.71,
  precision: 'house' as const,
}
const at = (latitude: number, longitude: number) => {
  navigator.geolocation.getCurrentPosition = (done) =>
    done({ coords: { latitude, longitude, accuracy: 5 } } as GeolocationPosition)
}
const movePinUp = async () => {
  const pin = page.getByRole('button', { name: /Pickup point/ })
  await expect.element(pin).toBeVisible()
  ;(pin.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
}
const home = {
  id: 100_001,
  label: 'home' as const,
  address: '2 River Walk',
  latitude: 3.14,
  longitude: 101.7,
  last_used_at: '2026-11-01T10:00:00.000Z',
}
const quote = {
  estimated_value: toMajor(minor(1_000)),
  service_fee: toMajor(minor(200)),
  coverage_fee: toMajor(minor(0)),
  wallet: toMajor(minor(0)),
  total: toMajor(minor(1_200)),
}

const open = (...handlers: RequestHandler[]) =>
  renderRoute('/pickup-location?order=100001', {
    user: aCustomer(),
    handlers: [
      ...handlers,
      emptyMap,
      answer(getOrder, { success: true, data: aDraft() }),
      answer(getQuote, { success: true, data: quote }),
      answer(listPlaces, { success: true, data: [] }),
      answer(listPaymentMethods, { success: true, payment_methods: [] }),
      answer(getWallet, { success: true, data: { balance: toMajor(minor(0)), entries: [], next_cursor: null } }),
      answer(autocompletePlaces, { success: true, data: [] }),
    ],
  })
const address = page.getByRole('combobox', { name: 'Address' })
const next = page.getByRole('button', { name: 'Continue' })
const storedDraft = () => JSON.parse(sessionStorage.getItem('draft-100001') ?? '{}')

it('requires an address', async () => {
  const app = open()
  await expect.element(page.getByText('No recent locations.')).toBeVisible()
  await expect.element(page.getByText('Please set pick up location to continue...')).toBeVisible()
  await pressAnyway(next)
  await expect.element(page.getByText('Please enter an address.')).toBeVisible()
  expect(app.path()).toBe('/pickup-location?order=100001')
})

it('suggests places, chosen by the keyboard, and continues to confirm', async () => {
  const app = open(answer(autocompletePlaces, { success: true, data: [{ ...found, distance_meters: 400 }] }))
  await address.fill('linden')
  await expect.element(page.getByRole('option', { name: /18 Linden Street/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(address).toHaveValue('18 Linden Street, Harbour Town')
  await next.click()
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
  expect(storedDraft()).toMatchObject({
    place: { address: found.formatted_address, latitude: 3.15, longitude: 101.71 },
  })
})

it('keeps the text of an address that the map does not have', async () => {
  const app = open(answer(geocodeAddress, { success: true, data: null }))
  await address.fill('The blue door behind the mill')
  await next.click()
  await expect.element(page.getByText(/could not find this address on the map/)).toBeVisible()
  await expect.element(address).toHaveValue('The blue door behind the mill')
  expect(storedDraft()).toMatchObject({ address: 'The blue door behind the mill' })
  expect(app.path()).toBe('/pickup-location?order=100001')
})

it('geocodes a typed address and keeps it as typed', async () => {
  const app = open(answer(geocodeAddress, { success: true, data: found }))
  await address.fill('18 Linden Street, flat 4B')
  await next.click()
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
  expect(storedDraft().place).toEqual({
    address: '18 Linden Street, flat 4B',
    latitude: 3.15,
    longitude: 101.71,
    precision: 'house',
  })
})

it('shows an error when coordinates cannot be read', async () => {
  open(refuse(geocodeAddress, { status: 500, message: 'Broken' }))
  await address.fill('18 Linden Street')
  await next.click()
  await expect.element(page.getByText('Failed to fetch coordinates. Please try again.')).toBeVisible()
})

it('takes the current position, and a pin that is moved by the keyboard', async () => {
  const asked: string[] = []
  at(3.1478, 101.7117)
  open(
    answerBy(reverseGeocode, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('latitude') ?? '')
      const number = asked.length
      return { success: true as const, data: { ...found, formatted_address: `${number} Flint Road` } }
    }),
  )
  await page.getByRole('button', { name: 'Current location' }).click()
  await expect.element(address).toHaveValue('1 Flint Road')
  await movePinUp()
  await expect.element(address).toHaveValue('2 Flint Road')
  expect(Number(asked[1])).toBeGreaterThan(Number(asked[0]))
})

it('explains why the position is unknown', async () => {
  open()
  const texts = [
    'An unknown error occurred.',
    'Permission denied. Please enable location services.',
    'Location unavailable.',
    'Location request timed out.',
  ]
  for (const [code, text] of texts.entries()) {
    navigator.geolocation.getCurrentPosition = (_, failed) => failed?.({ code } as GeolocationPositionError)
    await page.getByRole('button', { name: 'Current location' }).click()
    await expect.element(page.getByText(text)).toBeVisible()
  }
})

it('offers the person’s own places and saves new ones', async () => {
  const labels: string[] = []
  open(
    answer(listPlaces, { success: true, data: [home] }),
    answerBy(savePlace, async ({ request }) => {
      labels.push(((await request.json()) as { label: string }).label)
      return { success: true as const, data: { ...home, label: 'hotel' as const } }
    }),
  )
  await page.getByRole('button', { name: /2 River Walk/ }).click()
  await expect.element(address).toHaveValue('2 River Walk')
  await page.getByRole('button', { name: 'Hotel', exact: true }).click()
  await expect.element(page.getByText('Saved as Hotel')).toBeVisible()
  expect(labels).toEqual(['hotel'])
})
