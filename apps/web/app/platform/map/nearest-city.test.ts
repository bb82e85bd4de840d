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
