import type { Feature, Geometry, Position } from 'geojson'
import { type Spot, toUnit } from './mercator.ts'

/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Something on the ground, in units of the world. */
export interface GroundShape {
  readonly kind: 'area' | 'line' | 'point'
  readonly properties: Readonly<Record<string, unknown>>
  /** The rings of an area, one line, or one place. */
  readonly lines: readonly (readonly Spot[])[]
  readonly box: Box
}

/** The shapes of features of the map; each polygon and each line by itself, so that only those in sight are drawn. */
export const groundShapes = (features: readonly Feature[]): GroundShape[] =>
  features.flatMap(({ properties, geometry }) =>
    partsOf(geometry).map(({ kind, lines }) => {
      const projected = lines.map((line) =>
        line.map(([longitude = 0, latitude = 0]) => toUnit({ longitude, latitude })),
      )
      return { kind, properties: properties ?? {}, lines: projected, box: boxOf(projected) }
    }),
  )

type Part = Pick<GroundShape, 'kind'> & { lines: Position[][] }

function partsOf(geometry: Geometry): Part[] {
  switch (geometry.type) {
    case 'Point':
      return [{ kind: 'point', lines: [[geometry.coordinates]] }]
    case 'LineString':
      return [{ kind: 'line', lines: [geometry.coordinates] }]
    case 'MultiLineString':
      return geometry.coordinates.map((line) => ({ kind: 'line', lines: [line] }))
    case 'Polygon':
      return [{ kind: 'area', lines: geometry.coordinates }]
    case 'MultiPolygon':
      return geometry.coordinates.map((lines) => ({ kind: 'area', lines }))
    default:
      return []
  }
}

function boxOf(lines: readonly (readonly Spot[])[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const line of lines)
    for (const [x, y] of line) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  return [left, top, right, bottom]
}

export const overlap = (one: Box, other: Box): boolean =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1]
