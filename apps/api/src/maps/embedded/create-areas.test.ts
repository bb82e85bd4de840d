import { cellMiddle } from '@washline/contract/maps/geo'
import { expect, it } from 'vitest'
import { createAreas } from './create-areas.ts'

const linden = cellMiddle({ latitude: 3.14795, longitude: 101.71205 })

it.each([
  ['a door of the demo city', linden, 'Linden, Harbour Town'],
  ['a door in Berlin', { latitude: 52.5245, longitude: 13.4021 }, 'Mitte'],
  ['the open sea', { latitude: -59, longitude: 20 }, null],
])('names %s by its district or city', (_, point, area) => {
  expect(createAreas({ demoCity: true })(point)).toBe(area)
})

it('names the real city where the demo city is not used', () => {
  expect(createAreas({ demoCity: false })(linden)).toMatch(/Kuala Lumpur/)
})
