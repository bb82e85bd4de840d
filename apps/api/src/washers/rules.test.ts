import { describe, expect, test } from 'vitest'
import { averageRating, mercatorCircles, pointOf, registrationText } from './rules.ts'

test.each([
  [0, 0, undefined],
  [undefined, 101, undefined],
  [0, 101.5, { latitude: 0, longitude: 101.5 }],
  [3.1, 0, { latitude: 3.1, longitude: 0 }],
])('reads latitude %j and longitude %j as %j', (latitude, longitude, point) => {
  expect(pointOf(latitude, longitude)).toEqual(point)
})

test.each([
  [0, 0, null],
  [45, 1, 4.5],
  [143, 3, 4.8],
  [0, 2, 0],
])('averages %i tenths over %i ratings to %j', (sum, count, average) => {
  expect(averageRating(sum, count)).toBe(average)
})

test.each([
  [true, true, 'You are registered and online. You can now start receiving orders.'],
  [true, false, 'You are registered. Requests come once you are verified.'],
  [
    false,
    true,
    'You are registered. Your address was not found on the map, so you are offline: set your location to go online.',
  ],
  [
    false,
    false,
    'You are registered. Your address was not found on the map, so you are offline: set your location to go online. Requests come once you are verified.',
  ],
])('answers a new Washer who is online: %j, verified: %j with %j', (online, verified, text) => {
  expect(registrationText({ online, verified })).toBe(text)
})

describe('search circles on the plane', () => {
  test('one in the middle of the world', () => {
    expect(mercatorCircles({ latitude: 3, longitude: 101 }, 15_000)).toHaveLength(1)
  })
  test.each([179.95, -179.95])('two at %d east, a turn of the earth apart', (longitude) => {
    const [here, there] = mercatorCircles({ latitude: -17, longitude }, 15_000)
    expect(Math.abs((here?.x ?? 0) - (there?.x ?? 0))).toBeCloseTo(2 * Math.PI)
  })
  test.each([84.9, -84.9, 90, -90])('none at latitude %d', (latitude) => {
    expect(mercatorCircles({ latitude, longitude: 10 }, 15_000)).toEqual([])
  })
  test('wider on the plane the farther from the equator', () => {
    const radiusAt = (latitude: number) => mercatorCircles({ latitude, longitude: 0 }, 15_000)[0]?.r ?? 0
    expect(radiusAt(60) / radiusAt(0)).toBeCloseTo(2, 1)
  })
})
