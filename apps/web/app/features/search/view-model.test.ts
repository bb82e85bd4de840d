import { expect, it } from 'vitest'
import { aWasherOfOrder } from '../../platform/testing/an-order.ts'
import { acceptedOf } from './view-model.ts'

const at = (distance_meters: number, asked = true) => ({ latitude: 3.15, longitude: 101.71, distance_meters, asked })
const match = (distance_meters: number) => ({ distance_meters, is_favourite: false, ground: 'score' as const })
const near = at(820)
const far = at(1_400)

it.each([
  ['the asked Washer at that distance', [far, near], match(825), near],
  ['the only one who was asked', [far, at(800, false)], null, far],
  ['nobody at another distance', [far, near], match(1_100), undefined],
  ['nobody of two at that distance', [near, at(900)], match(860), undefined],
  ['nobody where the order does not say', [far, near], null, undefined],
])('finds %s', (_, nearby, found, expected) => {
  expect(acceptedOf(nearby, aWasherOfOrder({ match: found }))).toBe(expected)
})

it('finds nobody before a Washer has accepted', () => expect(acceptedOf([near], null)).toBeUndefined())
