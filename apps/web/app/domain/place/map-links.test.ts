import { expect, it } from 'vitest'
import { mapLinks } from './map-links.ts'

it('names the destination in every app, and nothing else', () => {
  expect(mapLinks({ latitude: 3.14780004, longitude: -101.7 }).map(({ href }) => href)).toEqual([
    'geo:3.1478,-101.7?q=3.1478,-101.7',
    'https://www.google.com/maps/dir/?api=1&destination=3.1478,-101.7&travelmode=driving',
    'https://maps.apple.com/?daddr=3.1478,-101.7&dirflg=d',
    'https://waze.com/ul?ll=3.1478,-101.7&navigate=yes',
    'https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=;3.1478,-101.7',
  ])
})

it('writes no exponent', () =>
  expect(mapLinks({ latitude: 0.0000001, longitude: -0.00001 })[0]?.href).toBe('geo:0,-0.00001?q=0,-0.00001'))
