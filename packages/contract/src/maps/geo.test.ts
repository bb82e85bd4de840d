import { describe, expect, it } from 'vitest'
import { cellMiddle, distanceMeters, formatDistance, pointAlongLine, wrapLongitude } from './geo.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

describe('distanceMeters', () => {
  it.each([
    ['the same place', at(3.1478, 101.7117), at(3.1478, 101.7117), 0],
    ['one degree on the equator', at(0, 0), at(0, 1), 111_195],
    ['across the antimeridian', at(0, 179.5), at(0, -179.5), 111_195],
    ['Paris to London', at(48.8566, 2.3522), at(51.5074, -0.1278), 343_556],
    ['pole to pole', at(90, 0), at(-90, 123), 20_015_115],
  ])('%s', (_name, a, b, meters) => {
    expect(Math.abs(distanceMeters(a, b) - meters)).toBeLessThan(2)
    expect(distanceMeters(a, b)).toBeCloseTo(distanceMeters(b, a), 6)
  })
})

describe('cellMiddle', () => {
  it.each([
    ['the demo city', at(3.14795, 101.71205)],
    ['the far north', at(69.6496, 18.956)],
    ['the antimeridian', at(-17.7, 179.9999)],
    ['a pole', at(90, 12)],
  ])('is within 500 m of the position, and the same for the whole cell: %s', (_name, point) => {
    const middle = cellMiddle(point)
    expect(distanceMeters(point, middle)).toBeLessThan(500)
    expect(cellMiddle(middle)).toEqual(middle)
  })

  it('differs from the position by its cell only', () => {
    expect(cellMiddle(at(3.1461, 101.7101))).toEqual(cellMiddle(at(3.1499, 101.7149)))
    expect(cellMiddle(at(3.1461, 101.7101))).not.toEqual(cellMiddle(at(3.1501, 101.7101)))
  })
})

describe('formatDistance', () => {
  it.each([
    [0, '0 m'],
    [-5, '0 m'],
    [940.4, '940 m'],
    [999.4, '999 m'],
    [999.6, '1 km'],
    [1000, '1 km'],
    [1249, '1.2 km'],
    [12_000, '12 km'],
  ])('%d', (meters, text) => expect(formatDistance(meters)).toBe(text))

  it('follows the language', () => expect(formatDistance(1500, 'de-DE')).toBe('1,5 km'))
})

describe('pointAlongLine', () => {
  const line = [at(0, 0), at(0, 1), at(0, 4)]
  it.each([
    [-1, 0],
    [0, 0],
    [0.25, 1],
    [0.5, 2],
    [1, 4],
    [2, 4],
  ])('share %d', (share, longitude) => expect(pointAlongLine(line, share)?.longitude).toBeCloseTo(longitude, 6))

  it('takes the short way round the antimeridian', () => {
    const middle = pointAlongLine([at(10, 179), at(10, -179)], 0.5)
    expect(Math.abs(middle?.longitude ?? 0)).toBeCloseTo(180, 6)
    expect(pointAlongLine([at(0, 179), at(0, -179)], 0.75)?.longitude).toBeCloseTo(-179.5, 6)
  })

  it('has no point on an empty line and one on a single point', () => {
    expect(pointAlongLine([], 0.5)).toBeNull()
    expect(pointAlongLine([at(1, 2)], 0.5)).toEqual(at(1, 2))
  })
})

it('wraps longitudes', () => {
  expect([181, -181, 180, 540, 0].map(wrapLongitude)).toEqual([-179, 179, -180, -180, 0])
})
