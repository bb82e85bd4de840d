import { autocompletePlaces, geocodeAddress, reverseGeocode } from '@washline/contract/maps/endpoints'
import { listPlaces } from '@washline/contract/maps/places'
import { minor, toMajor } from '@washline/contract/money'
import { getOrder, getQuote } from '@washline/contract/orders/endpoints'
import { getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import type { RequestHandler } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyMap } from '../../platform/testing/a-config.ts'
import { aDraft } from '../../platform/testing/a-draft.ts'
import { answer, answerBy } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
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
const lisbon = {
  place_id: 'lisbon',
  display_name: 'Lisbon',
  formatted_address: 'Lisbon, Portugal',
  latitude: 38.7,
  longitude: -9.1,
  precision: 'city' as const,
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

it('never places a text as a door where only the city was found', async () => {
  const app = open(answer(geocodeAddress, { success: true, data: { ...lisbon, is_partial: true } }))
  await address.fill('12 Rua Augusta, Lisbon')
  await next.click()
  await expect.element(page.getByText(/We found Lisbon, but not the street\. Put the pin on the door/)).toBeVisible()
  await expect.element(address).toHaveValue('12 Rua Augusta, Lisbon')
  expect(page.getByRole('button', { name: /Pickup point/ }).elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'Hotel', exact: true }).elements()).toHaveLength(0)
  await next.click()
  expect(app.path()).toBe('/pickup-location?order=100001')
  expect(storedDraft().place).toBeUndefined()
})

it('keeps the typed line when the person sets the pin for it', async () => {
  at(38.711, -9.137)
  const app = open(
    answer(geocodeAddress, { success: true, data: lisbon }),
    answer(reverseGeocode, { success: true, data: { ...lisbon, latitude: 38.711, longitude: -9.137 } }),
  )
  await address.fill('12 Rua Augusta, Lisbon')
  await next.click()
  await page.getByRole('button', { name: 'Current location' }).click()
  await expect.element(page.getByRole('button', { name: /Pickup point/ })).toBeVisible()
  await expect.element(address).toHaveValue('12 Rua Augusta, Lisbon')
  await next.click()
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
  expect(storedDraft().place).toEqual({
    address: '12 Rua Augusta, Lisbon',
    latitude: 38.711,
    longitude: -9.137,
    precision: 'pin',
  })
})

it('shows what was understood, and takes it only when the person continues', async () => {
  const corrected = { ...found, display_name: '7 Mill Lane', formatted_address: '7 Mill Lane, Harbour Town' }
  const app = open(answer(geocodeAddress, { success: true, data: { ...corrected, is_partial: true } }))
  await address.fill('7 Mil Lane')
  await next.click()
  await expect.element(page.getByText('We found 7 Mill Lane, Harbour Town.', { exact: false })).toBeVisible()
  expect(app.path()).toBe('/pickup-location?order=100001')
  expect(storedDraft().place).toBeUndefined()
  await next.click()
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
  expect(storedDraft().place).toMatchObject({ address: '7 Mil Lane', precision: 'pin' })
})

it('asks for the door where only the street was found', async () => {
  const street = { ...found, display_name: 'Linden Street', precision: 'street' as const }
  const app = open(answer(autocompletePlaces, { success: true, data: [{ ...street, distance_meters: 400 }] }))
  await address.fill('linden')
  await expect.element(page.getByRole('option', { name: /Linden Street/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByText(/We found Linden Street, but not the building/)).toBeVisible()
  await next.click()
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
})

it('shows only the map of a suggested city', async () => {
  const app = open(answer(autocompletePlaces, { success: true, data: [{ ...lisbon, distance_meters: null }] }))
  await address.fill('lisb')
  await expect.element(page.getByRole('option', { name: /Lisbon/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByText(/We found Lisbon, but not the street/)).toBeVisible()
  expect(storedDraft().place).toBeUndefined()
  expect(app.path()).toBe('/pickup-location?order=100001')
})

it('names what a position without a street is near, and asks for street and number', async () => {
  at(38.711, -9.137)
  const app = open(
    answer(reverseGeocode, { success: true, data: lisbon }),
    answer(geocodeAddress, { success: true, data: lisbon }),
  )
  await page.getByRole('button', { name: 'Current location' }).click()
  await expect.element(page.getByText('Near Lisbon. Please type the street and number', { exact: false })).toBeVisible()
  await expect.element(address).toHaveValue('')
  await address.fill('12 Rua Augusta')
  await next.click()
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
  expect(storedDraft().place).toMatchObject({ address: '12 Rua Augusta', latitude: 38.711, precision: 'pin' })
})

it('asks where pin and text are two places, and moves neither by itself', async () => {
  at(3.1, 101.6)
  const app = open(
    answer(reverseGeocode, { success: true, data: { ...found, formatted_address: '1 Flint Road' } }),
    answer(geocodeAddress, { success: true, data: found }),
  )
  await page.getByRole('button', { name: 'Current location' }).click()
  await expect.element(address).toHaveValue('1 Flint Road')
  await address.fill('18 Linden Street')
  await next.click()
  await expect.element(page.getByText(/The pin is 13\.\d km from 18 Linden Street/)).toBeVisible()
  await next.click()
  expect(app.path()).toBe('/pickup-location?order=100001')
  expect(storedDraft().place).toBeUndefined()
  await page.getByRole('button', { name: 'Move the pin to the address' }).click()
  await next.click()
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
  expect(storedDraft().place).toMatchObject({ address: '18 Linden Street', latitude: 3.15, longitude: 101.71 })
})

it('keeps the pin where the person confirms it', async () => {
  at(3.1, 101.6)
  const app = open(
    answer(reverseGeocode, { success: true, data: { ...found, formatted_address: '1 Flint Road' } }),
    answer(geocodeAddress, { success: true, data: found }),
  )
  await page.getByRole('button', { name: 'Current location' }).click()
  await expect.element(address).toHaveValue('1 Flint Road')
  await address.fill('18 Linden Street')
  await next.click()
  await page.getByRole('button', { name: 'The pin is right' }).click()
  await next.click()
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
  expect(storedDraft().place).toMatchObject({ address: '18 Linden Street', latitude: 3.1, longitude: 101.6 })
})

it('offers the address at a moved pin beside the person’s own text', async () => {
  open(
    answer(listPlaces, { success: true, data: [home] }),
    answer(reverseGeocode, {
      success: true,
      data: { ...found, display_name: '5 Mill Lane', formatted_address: '5 Mill Lane, Harbour Town' },
    }),
  )
  await page.getByRole('button', { name: /2 River Walk/ }).click()
  await movePinUp()
  await expect.element(page.getByText('The pin is at 5 Mill Lane.', { exact: false })).toBeVisible()
  await expect.element(address).toHaveValue('2 River Walk')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect.element(address).toHaveValue('5 Mill Lane, Harbour Town')
})

it('does not keep a pin silently when the text becomes another one', async () => {
  const app = open(
    answer(listPlaces, { success: true, data: [home] }),
    answer(geocodeAddress, { success: true, data: found }),
  )
  await page.getByRole('button', { name: /2 River Walk/ }).click()
  await address.fill('2 River Walk, flat 9')
  expect(storedDraft().place).toBeUndefined()
  await next.click()
  await expect.element(page.getByText(/The pin is 1\.\d km from 18 Linden Street/)).toBeVisible()
  expect(app.path()).toBe('/pickup-location?order=100001')
})

it('asks again where a pin of another text is all there is', async () => {
  let data: typeof found | null = { ...found, is_partial: true } as typeof found
  const app = open(answerBy(geocodeAddress, () => ({ success: true as const, data })))
  await address.fill('18 Lindn Street')
  await next.click()
  await expect.element(page.getByText(/We found 18 Linden Street/)).toBeVisible()
  data = null
  await address.fill('The blue door behind the mill')
  await next.click()
  await expect.element(page.getByText(/or continue if it is right/)).toBeVisible()
  expect(storedDraft().place).toBeUndefined()
  expect(app.path()).toBe('/pickup-location?order=100001')
})

it('keeps what is typed while the position is looked up', async () => {
  const done: PositionCallback[] = []
  navigator.geolocation.getCurrentPosition = (give) => void done.push(give)
  open(answer(reverseGeocode, { success: true, data: found }))
  await page.getByRole('button', { name: 'Current location' }).click()
  await address.fill('Blue door')
  done[0]?.({ coords: { latitude: 3.15, longitude: 101.71, accuracy: 5 } } as GeolocationPosition)
  await expect.element(page.getByText('The pin is at 18 Linden Street.', { exact: false })).toBeVisible()
  await expect.element(address).toHaveValue('Blue door')
})
