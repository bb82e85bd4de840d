import { describe, expect, it } from 'vitest'
import { cellMiddle, type Point } from '../maps/geo.ts'
import { type Errand, shownPosition } from './whereabouts.ts'

const door: Point = { latitude: 3.1478, longitude: 101.7117 }
const north = (metres: number, from = door): Point => ({ ...from, latitude: from.latitude + metres / 111_195 })
const errand = (status: Errand['status'], at: Point = door, laundryCompleted = false): Errand => ({
  ...at,
  status,
  laundryCompleted,
})
const alone = { others: [], leftDoor: null }
const exact = (at: Point) => ({ ...at, precision: 'exact' })
const area = (at: Point) => ({ ...cellMiddle(at), precision: 'area' })

describe('the position that one customer sees', () => {
  const far = north(3_000)

  it.each([
    ['to the pickup', errand('accepted'), exact(far)],
    ['to the wash', errand('picked_up'), area(far)],
    ['while it is washed', errand('in_progress'), area(far)],
    ['to the return', errand('in_progress', door, true), exact(far)],
  ])('is, on the way %s', (_, order, shown) => {
    expect(shownPosition(far, order, alone)).toEqual(shown)
  })

  it.each([
    ['accepted', errand('accepted', north(5_000))],
    ['to be returned', errand('in_progress', north(5_000), true)],
  ])('is a cell while another order is %s, and exact again at their own door', (_, other) => {
    const order = errand('accepted')
    expect(shownPosition(far, order, { others: [other], leftDoor: null })).toEqual(area(far))
    expect(shownPosition(north(90), order, { others: [other], leftDoor: null })).toEqual(exact(north(90)))
  })

  it('is exact while another order is being washed, except around its door', () => {
    const washed = { others: [errand('picked_up', north(5_000))], leftDoor: null }
    expect(shownPosition(far, errand('accepted'), washed)).toEqual(exact(far))
    expect(shownPosition(north(5_300), errand('accepted'), washed)).toEqual(area(north(5_300)))
  })

  it('is a cell around the door that the Washer has just left', () => {
    const left = { others: [], leftDoor: north(3_200) }
    expect(shownPosition(far, errand('accepted'), left)).toEqual(area(far))
    expect(shownPosition(north(1_000), errand('accepted'), left)).toEqual(exact(north(1_000)))
  })

  it('is a cell at the nearer of two doors in one street', () => {
    const neighbour = { others: [errand('accepted', north(100))], leftDoor: null }
    expect(shownPosition(north(90), errand('accepted'), neighbour)).toEqual(area(north(90)))
    expect(shownPosition(north(20), errand('accepted'), neighbour)).toEqual(exact(north(20)))
  })
})
