import { describe, expect, it } from 'vitest'
import { fitted, following, openingSight, sightOf } from './map-camera.ts'
import { projectionOf, toPixel, toPlace } from './mercator.ts'

const size = { width: 390, height: 300 }
const door = { latitude: 3.1478, longitude: 101.7117 }
const pin = (id: string, latitude: number, longitude: number) => ({ id, label: id, point: { latitude, longitude } })

describe('the camera of a still map', () => {
  it('has a single place in its middle', () => {
    const camera = fitted([door.longitude, door.latitude, door.longitude, door.latitude], size, 14)
    const [x, y] = toPixel(door, projectionOf(camera, size))
    expect([x, y]).toEqual([expect.closeTo(195), expect.closeTo(150)])
  })

  it('fits all pins with room around them, however they lie', () => {
    const pins = [pin('a', 3.1, 101.6), pin('b', 3.2, 101.65)]
    const view = projectionOf(fitted(sightOf({ pins }) ?? [0, 0, 0, 0], size, 14), size)
    const spots = pins.map(({ point }) => toPixel(point, view))
    expect(Math.min(...spots.map(([, y]) => y))).toBeCloseTo(72)
    expect(Math.max(...spots.map(([, y]) => y))).toBeCloseTo(300 - 72)
    for (const [x] of spots) expect(x).toBeGreaterThanOrEqual(72)
  })

  it('comes no closer than a street, and turns pixels back into places', () => {
    const camera = fitted([101.7, 3.1, 101.700_001, 3.100_001], size, 14)
    expect(camera.zoom).toBe(16)
    const view = projectionOf(camera, size)
    const back = toPlace(toPixel(door, view), view)
    expect([back.latitude, back.longitude]).toEqual([
      expect.closeTo(door.latitude, 6),
      expect.closeTo(door.longitude, 6),
    ])
  })

  it('stays where one place is seen, and moves to one that is not', () => {
    const camera = { center: door, zoom: 15 }
    const near = [door.longitude + 0.001, door.latitude, door.longitude + 0.001, door.latitude] as const
    expect(following(camera, [...near], size, 14)).toBe(camera)
    expect(following(camera, [0, 51, 0, 51], size, 14)).toEqual({ center: { longitude: 0, latitude: 51 }, zoom: 15 })
  })

  it('moves to a place at its edge, whose pin would be cut off', () => {
    const view = projectionOf({ center: door, zoom: 15 }, size)
    const at = (x: number, y: number) => {
      const { longitude, latitude } = toPlace([x, y], view)
      return following({ center: door, zoom: 15 }, [longitude, latitude, longitude, latitude], size, 14).center
    }
    for (const [x, y] of [
      [195, 60],
      [195, 290],
      [20, 150],
      [380, 150],
    ] as const)
      expect(at(x, y)).not.toEqual(door)
    for (const [x, y] of [
      [195, 80],
      [195, 270],
      [40, 150],
      [350, 150],
    ] as const)
      expect(at(x, y)).toEqual(door)
  })

  it('opens at all areas, which it does not follow', () => {
    const areas = [{ id: 'a', points: [door, { latitude: 3.2, longitude: 101.8 }] }]
    expect(sightOf({ areas })).toBeNull()
    expect(openingSight({ areas })).toEqual([101.7117, 3.1478, 101.8, 3.2])
  })
})
