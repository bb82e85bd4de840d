import { expect, it } from 'vitest'
import { nearestCity } from './nearest-city.ts'

const city = (n: string, longitude: number, latitude: number) => ({
  properties: { n },
  geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
})

it('is the nearest one, if there is any', () => {
  const cities = [city('Lima', -77.04, -12.05), city('Nairobi', 36.82, -1.28)]
  expect(nearestCity(cities, { latitude: -1.3, longitude: 36.8 })).toMatchObject({ name: 'Nairobi' })
  expect(nearestCity([], { latitude: 0, longitude: 0 })).toBeUndefined()
})

it.each([
  ['north of the nearest', [city('Far', 0, 1), city('Near', 0.5, 0)], { latitude: 0, longitude: 0 }],
  ['south of it, first or last', [city('Near', 0, 0.5), city('Far', 0, -1)], { latitude: 0, longitude: 0 }],
  ['beyond the date line', [city('Far', 178, 10), city('Near', -179.9, 10.1)], { latitude: 10, longitude: 179.9 }],
])('leaves out what is %s', (_, cities, point) => expect(nearestCity(cities, point)?.name).toBe('Near'))
