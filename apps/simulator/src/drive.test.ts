import { describe, expect, it } from 'vitest'
import { pointOnRoute } from './drive.ts'

const home = { latitude: 3.14, longitude: 101.7 }
const door = { latitude: 3.16, longitude: 101.72 }

describe('the way', () => {
  it('starts at the origin and ends at the destination', () => {
    expect(pointOnRoute(home, door, 0)).toEqual(home)
    expect(pointOnRoute(home, door, 1)).toEqual(door)
  })
  it('follows one axis, then the other', () => {
    expect(pointOnRoute(home, door, 0.25)).toMatchObject({ longitude: 101.7 })
    expect(pointOnRoute(home, door, 0.75).latitude).toBeCloseTo(3.16)
    expect(pointOnRoute(home, door, 0.75).longitude).toBeCloseTo(101.71)
  })
  it('takes the shorter route across the antimeridian', () => {
    expect(
      pointOnRoute({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }, 0.5).longitude,
    ).toBeCloseTo(180)
  })
  it('stays in place if origin and destination are equal', () => {
    expect(pointOnRoute(home, home, 0.5)).toEqual(home)
  })
})
