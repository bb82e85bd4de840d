import { expect, it } from 'vitest'
import { type FakeAnswer, linden, startFakeVendor, testLimits } from '../../../testing/fakes/fake-vendor.ts'
import { createGoogleMaps } from './google-maps.ts'

const make = (url: string) =>
  createGoogleMaps({ apiKey: 'k', geocodingUrl: url, placesUrl: url, routesUrl: url, limits: testLimits })
const aResult = (formatted_address: string, types: string[], more: object = {}, location_type = 'ROOFTOP') => ({
  place_id: formatted_address,
  formatted_address,
  types,
  geometry: { location: { lat: linden.latitude, lng: linden.longitude }, location_type },
  ...more,
})
const answering =
  (...results: object[]): (() => FakeAnswer) =>
  () => ({ body: { status: 'OK', results } })

it.each([
  [['street_address'], 'ROOFTOP', 'house'],
  [['street_address'], 'RANGE_INTERPOLATED', 'house'],
  [['street_address'], 'APPROXIMATE', 'street'],
  [['premise', 'street_address'], 'GEOMETRIC_CENTER', 'house'],
  [['subpremise'], 'ROOFTOP', 'house'],
  [['lodging', 'point_of_interest', 'establishment'], 'ROOFTOP', 'place'],
  [['route'], 'GEOMETRIC_CENTER', 'street'],
  [['intersection'], 'APPROXIMATE', 'street'],
  [['postal_code'], 'APPROXIMATE', 'area'],
  [['political', 'sublocality', 'sublocality_level_1'], 'APPROXIMATE', 'area'],
  [['plus_code'], 'GEOMETRIC_CENTER', 'area'],
  [['locality', 'political'], 'APPROXIMATE', 'city'],
  [['administrative_area_level_1', 'political'], 'APPROXIMATE', 'region'],
  [['country', 'political'], 'APPROXIMATE', 'region'],
  [['something_new'], 'ROOFTOP', 'region'],
  [[], 'ROOFTOP', 'region'],
])('reads %j at %s as %s', async (types, location, precision) => {
  await using vendor = await startFakeVendor(answering(aResult('Somewhere', types, {}, location)))
  expect(await make(vendor.url).geocode('somewhere')).toMatchObject({ precision })
})

it('marks what Google matched in part', async () => {
  await using vendor = await startFakeVendor(answering(aResult('Lisbon', ['locality'], { partial_match: true })))
  expect(await make(vendor.url).geocode('12 Rua Agusta')).toMatchObject({ is_partial: true })
  await using exact = await startFakeVendor(answering(aResult('Lisbon', ['locality'])))
  expect(await make(exact.url).geocode('Lisbon')).not.toHaveProperty('is_partial')
})

it('names a position by its most exact address, and never by a code where there is another', async () => {
  const code = aResult('4WVX+9C Lisbon', ['plus_code'])
  const city = aResult('Lisbon, Portugal', ['locality'])
  const street = aResult('Rua Augusta, Lisbon', ['route'])
  await using near = await startFakeVendor(answering(code, city, street))
  expect(await make(near.url).reverse(linden)).toMatchObject({ display_name: 'Rua Augusta', precision: 'street' })
  await using far = await startFakeVendor(answering(code, city))
  expect(await make(far.url).reverse(linden)).toMatchObject({ display_name: 'Lisbon', precision: 'city' })
})
