import { distanceMeters } from '@washline/contract/maps/geo'
import { describe, expect, it } from 'vitest'
import { boundsOf, circleFeature } from './map-shapes.ts'

const center = { latitude: 3.1478, longitude: 101.7117 }

describe('a circle on the map', () => {
  it('has the distance of its radius everywhere', () => {
    const ring = circleFeature({ center, radiusM: 3_000 }).geometry.coordinates[0] ?? []
    for (const [longitude = 0, latitude = 0] of ring) {
      expect(distanceMeters(center, { latitude, longitude })).toBeCloseTo(3_000, -2)
    }
  })
  it('is closed', () => {
    const ring = circleFeature({ center, radiusM: 500 }).geometry.coordinates[0] ?? []
    expect(ring.at(-1)?.[0]).toBeCloseTo(ring[0]?.[0] ?? 0, 9)
  })
})

it('spans all points', () => {
  expect(boundsOf([center, { latitude: 3, longitude: 102 }])).toEqual([101.7117, 3, 102, 3.1478])
})
