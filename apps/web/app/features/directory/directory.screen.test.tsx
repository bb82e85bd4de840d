import { getPublicWasher, listWashersNear, type NearbyWasher } from '@washline/contract/directory/endpoints'
import { toUserId, type UserId } from '@washline/contract/ids'
import { suggestPlaces } from '@washline/contract/maps/endpoints'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyMap } from '../../platform/testing/a-config.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const center = { name: 'Harbour Town, Malaysia', latitude: 3.1478, longitude: 101.7117 }
const aWasher = (id: UserId, name: string, changes: Partial<NearbyWasher> = {}): NearbyWasher => ({
  id,
  name,
  since: '2026-03',
  rating: { average: 4.9, count: 80 },
  completed_orders: 120,
  promise_kept_percent: 98,
  is_newcomer: false,
  place: { latitude: 3.15, longitude: 101.71 },
  distance_meters: 300,
  ...changes,
})
const sudsy = aWasher(toUserId(1), 'Sudsy')
const fresh = aWasher(toUserId(2), 'Fresh Fold', {
  distance_meters: 100,
  rating: { average: null, count: 0 },
  completed_orders: 0,
  promise_kept_percent: null,
  is_newcomer: true,
})
const found = (washers: NearbyWasher[]) =>
  answer(listWashersNear, { success: true, data: { center, radius_km: 15, washers } })
const names = () =>
  page
    .getByRole('list')
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent)
const place = () => page.getByRole('combobox', { name: 'Location' })

it('explains itself before a search', async () => {
  renderRoute('/washers')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Find Washers' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'What each profile shows' })).toBeVisible()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.element(page.getByText('Please enter a location.')).toBeVisible()
  await expect.element(place()).toHaveAttribute('aria-invalid', 'true')
})

it('finds Washers at a suggested place, stores it in the address and sorts them', async () => {
  const asked: string[] = []
  const suggestion = {
    place_id: 'town',
    display_name: 'Harbour Town',
    formatted_address: center.name,
    latitude: center.latitude,
    longitude: center.longitude,
    precision: 'city' as const,
    distance_meters: null,
  }
  const app = renderRoute('/washers', {
    handlers: [
      emptyMap,
      answer(suggestPlaces, { success: true, data: [suggestion] }),
      answerBy(listWashersNear, ({ request }) => {
        asked.push(new URL(request.url).search)
        const washers = [fresh, sudsy]
        return { success: true, data: { center, radius_km: 15, washers } }
      }),
    ],
  })
  await place().fill('harb')
  await expect.element(page.getByRole('option', { name: /Harbour Town/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('heading', { name: /^2 Washers within 15 km of Harbour Town/ })).toBeVisible()
  expect(app.path()).toBe('/washers?place=Harbour+Town%2C+Malaysia&latitude=3.1478&longitude=101.7117')
  expect(new Set(asked)).toEqual(new Set(['?place=Harbour+Town%2C+Malaysia&latitude=3.1478&longitude=101.7117']))
  expect(names()).toEqual(['Fresh Fold', 'Sudsy'])
  await expect.element(page.getByText('Newcomer')).toBeVisible()
  await page.getByRole('button', { name: 'Best rated' }).click()
  await expect.poll(names).toEqual(['Sudsy', 'Fresh Fold'])
})

it('opens at the place in the address, and a Washer with the latest ratings', async () => {
  renderRoute('/washers?place=Harbour%20Town', {
    handlers: [
      emptyMap,
      found([sudsy]),
      answer(getPublicWasher, {
        success: true,
        data: {
          ...sudsy,
          stars: [70, 10, 0, 0, 0],
          checks: [],
          latest: [{ id: 7, answer: null, rating: 4.9, comment: 'Like new.', from: 'M.', on: '2026-11-20' }],
        },
      }),
    ],
  })
  await expect.element(place()).toHaveValue('Harbour Town')
  await page.getByRole('button', { name: 'Sudsy', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Sudsy' })
  await expect.element(sheet.getByText('Like new.')).toBeVisible()
  await expect.element(sheet.getByText('M. on Nov 20, 2026')).toBeVisible()
  await expect.element(sheet.getByText('98%')).toBeVisible()
  await expect.element(sheet.getByText('March 2026')).toBeVisible()
  await expect.element(sheet.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', '/washers/1')
  await sheet.getByRole('button', { name: 'Order Now' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible()
})

it('searches around the device’s position, rounded to about a hundred metres', async () => {
  const app = renderRoute('/washers', { handlers: [emptyMap, found([sudsy])] })
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect.poll(app.path).toBe('/washers?latitude=3.148&longitude=101.712')
})

it('invites people to wash where there is no Washer yet', async () => {
  renderRoute('/washers?place=Nowhere', { handlers: [found([])] })
  await expect.element(page.getByText('No Washers near here yet')).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Become a Washer' }))
    .toHaveAttribute('href', '/become-washer')
})

it('shows that a place was not found', async () => {
  renderRoute('/washers?place=Xyz', {
    handlers: [answer(listWashersNear, { success: true, data: { center: null, radius_km: 15, washers: [] } })],
  })
  await expect.element(page.getByText('We could not find this location.')).toBeVisible()
})

it('shows an error, and retries', async () => {
  const message = 'Too many attempts. Please wait a moment and try again.'
  renderRoute('/washers?place=Harbour', { handlers: [emptyMap, refuse(listWashersNear, { status: 429, message })] })
  await expect.element(page.getByText(message)).toBeVisible()
  network.use(found([sudsy]))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('heading', { name: /1 Washer within 15 km/ })).toBeVisible()
})

it('shows an error without a network', async () => {
  renderRoute('/washers?place=Harbour', { handlers: [unreachable(listWashersNear)] })
  await expect.element(page.getByText(/You seem to be offline/)).toBeVisible()
})

it('shows a Washer’s page with the passed checks and the distribution of ratings', async () => {
  const checks = [{ step: 'facility' as const, until: '2027-03-15T10:00:00.000Z' }]
  renderRoute('/washers/1', {
    user: aCustomer(),
    handlers: [
      emptyMap,
      answer(getPublicWasher, {
        success: true,
        data: { ...sudsy, name: 'S'.repeat(120), stars: [70, 10, 0, 0, 0], checks, latest: [] },
      }),
    ],
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'S'.repeat(120) })).toBeVisible()
  const stars = page.getByRole('list', { name: 'Ratings by stars' })
  await expect.poll(() => stars.getByRole('listitem').elements()[0]?.textContent).toBe('5 stars70')
  await expect.element(page.getByText('Equipment and facility checked')).toBeVisible()
  await expect.element(page.getByText('until March 2027')).toBeVisible()
  await expect.element(page.getByText('Identity checked')).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it.each(['/washers/404', '/washers/x'])('has no Washer at %s', async (path) => {
  renderRoute(path, { handlers: [refuse(getPublicWasher, { status: 404, message: 'Not found.' })] })
  await expect.element(page.getByText('This Washer does not exist.')).toBeVisible()
})

it('states how far a place was understood', async () => {
  renderRoute('/washers?place=12+Rua+Augusta%2C+Lisbon', {
    handlers: [
      emptyMap,
      answer(listWashersNear, {
        success: true,
        data: { center: { ...center, name: 'Lisbon, Portugal', is_partial: true }, radius_km: 15, washers: [sudsy] },
      }),
    ],
  })
  await expect
    .element(page.getByText('We found Lisbon, Portugal, but not the full address. Distances start there.'))
    .toBeVisible()
})
