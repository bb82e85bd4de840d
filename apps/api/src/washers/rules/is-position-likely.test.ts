import { expect, it } from 'vitest'
import { isPositionLikely } from './is-position-likely.ts'

const start = Date.parse('2026-11-20T10:00:00Z')
const berlin = { latitude: 52.52, longitude: 13.405 }
const sydney = { latitude: -33.8688, longitude: 151.2093 }
const north = (km: number) => ({ ...berlin, latitude: berlin.latitude + km / 111.195 })
const at = (point: typeof berlin, s = 0) => ({ ...point, at: new Date(start + s * 1_000) })

it.each([
  ['the first position, at the pickup', at(berlin), undefined, [berlin], true],
  ['the first position, 99 km away', at(north(99)), undefined, [berlin], true],
  ['the first position, 101 km away', at(north(101)), undefined, [berlin], false],
  ['Sydney for Berlin', at(sydney), undefined, [berlin], false],
  ['Sydney for Berlin after two days', at(sydney, 2 * 86_400), at(berlin), [berlin], false],
  ['near the second of two pickups', at(north(150)), undefined, [berlin, north(140)], true],
  ['1.9 km at once', at(north(1.9)), at(berlin), [berlin], true],
  ['2.1 km at once', at(north(2.1)), at(berlin), [berlin], false],
  ['2.1 km in 25 s, 302 km/h', at(north(2.1), 25), at(berlin), [berlin], false],
  ['2.1 km in 26 s, 291 km/h', at(north(2.1), 26), at(berlin), [berlin], true],
  ['20 km in 10 minutes', at(north(20), 600), at(berlin), [berlin], true],
  ['20 km in 3 minutes', at(north(20), 180), at(berlin), [berlin], false],
  ['a clock that went back', at(north(2.1), -60), at(berlin), [berlin], false],
])('decides on %s', (_, now, last, pickups, isLikely) => {
  expect(isPositionLikely(now, { last, pickups })).toBe(isLikely)
})
