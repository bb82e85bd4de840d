import { describe, expect, it } from 'vitest'
import { pointOnWay } from './drive.ts'

const home = { latitude: 3.14, longitude: 101.7 }
const door = { latitude: 3.16, longitude: 101.72 }

describe('the way', () => {
  it('begins and ends where it should', () => {
    expect(pointOnWay(home, door, 0)).toEqual(home)
    expect(pointOnWay(home, door, 1)).toEqual(door)
  })
  it('goes along one axis, then along the other', () => {
    expect(pointOnWay(home, door, 0.25)).toMatchObject({ longitude: 101.7 })
    expect(pointOnWay(home, door, 0.75).latitude).toBeCloseTo(3.16)
    expect(pointOnWay(home, door, 0.75).longitude).toBeCloseTo(101.71)
  })
  it('takes the short way over the antimeridian', () => {
    expect(
      pointOnWay({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }, 0.5).longitude,
    ).toBeCloseTo(180)
  })
  it('stays where it is when there is no way', () => {
    expect(pointOnWay(home, home, 0.5)).toEqual(home)
  })
})
