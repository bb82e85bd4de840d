import { expect, it } from 'vitest'
import { linden, startFakeVendor, testLimits } from '../../../testing/fakes/fake-vendor.ts'
import { createOsmMaps } from './osm-maps.ts'

const make = (url: string, kind: 'photon' | 'nominatim') =>
  createOsmMaps({ search: { kind, url }, osrmUrl: url, userAgent: 'Washline/1.0', limits: testLimits })

it.each([
  [{ type: 'house', housenumber: '12', street: 'Rua Augusta' }, 'house'],
  [{ type: 'house', osm_key: 'tourism', name: 'Rua Augusta' }, 'place'],
  [{ osm_key: 'tourism', osm_value: 'hotel', name: 'Rua Augusta' }, 'place'],
  [{ type: 'street', name: 'Rua Augusta' }, 'street'],
  [{ osm_key: 'highway', osm_value: 'pedestrian', name: 'Rua Augusta' }, 'street'],
  [{ type: 'district', name: 'Baixa' }, 'area'],
  [{ type: 'locality', name: 'Baixa' }, 'area'],
  [{ osm_key: 'place', osm_value: 'suburb', name: 'Baixa' }, 'area'],
  [{ type: 'city', name: 'Lisboa' }, 'city'],
  [{ osm_key: 'place', osm_value: 'town', name: 'Lisboa' }, 'city'],
  [{ type: 'state', name: 'Lisboa' }, 'region'],
  [{ name: 'Lisboa' }, 'region'],
])('Photon: %j is a %s', async (properties, precision) => {
  const feature = { geometry: { coordinates: [linden.longitude, linden.latitude] }, properties }
  await using vendor = await startFakeVendor(() => ({ body: { features: [feature] } }))
  expect(await make(vendor.url, 'photon').geocode('12 Rua Augusta')).toMatchObject({ precision })
})

it.each([
  [{ addresstype: 'building', address: { house_number: '12', road: 'Rua Augusta' } }, 'house', '12 Rua Augusta'],
  [{ addresstype: 'tourism', category: 'tourism', name: 'Ritz', address: { road: 'Rua Augusta' } }, 'place', 'Ritz'],
  [{ addresstype: 'building', category: 'building', address: {} }, 'place', 'First'],
  [{ addresstype: 'road', category: 'highway', name: 'Rua Augusta' }, 'street', 'Rua Augusta'],
  [{ addresstype: 'suburb', category: 'boundary', name: 'Baixa' }, 'area', 'Baixa'],
  [{ addresstype: 'postcode', category: 'place', name: '1100-053' }, 'area', '1100-053'],
  [{ addresstype: 'city', category: 'boundary', name: 'Lisboa' }, 'city', 'Lisboa'],
  [{ addresstype: 'country', category: 'boundary', name: 'Portugal' }, 'region', 'Portugal'],
  [{ name: 'Lisboa' }, 'region', 'Lisboa'],
])('Nominatim: %j is a %s', async (more, precision, display_name) => {
  const place = { place_id: 1, lat: '38.7', lon: '-9.1', name: '', display_name: 'First, Lisboa, Portugal', ...more }
  await using vendor = await startFakeVendor(() => ({ body: [place] }))
  expect(await make(vendor.url, 'nominatim').geocode('x')).toMatchObject({ precision, display_name })
  expect(vendor.heard[0]?.url.searchParams.get('addressdetails')).toBe('1')
})

it('marks a place that the text did not ask for', async () => {
  const properties = { type: 'street', name: 'Rua Augusta', city: 'Lisboa' }
  const feature = { geometry: { coordinates: [linden.longitude, linden.latitude] }, properties }
  await using vendor = await startFakeVendor(() => ({ body: { features: [feature] } }))
  const maps = make(vendor.url, 'photon')
  expect(await maps.geocode('12 Rua Augusta, Lisboa')).toMatchObject({ precision: 'street', is_partial: true })
  expect(await maps.geocode('Rua Augusta, Lisboa')).not.toHaveProperty('is_partial')
})
