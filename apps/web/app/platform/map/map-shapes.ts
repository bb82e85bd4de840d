import type { Point } from '@washline/contract/maps/geo'
import type { Feature, LineString, Polygon } from 'geojson'

const metresPerDegree = 111_320
const corners = 72

/** A route as GeoJSON. */
export const lineFeature = (route: readonly Point[]): Feature<LineString> => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates: route.map(({ longitude, latitude }) => [longitude, latitude]) },
})

/** A circle on the ground as GeoJSON; accurate enough for a city, not for a continent. */
export function circleFeature({ center, radiusM }: { center: Point; radiusM: number }): Feature<Polygon> {
  const north = radiusM / metresPerDegree
  const east = north / Math.max(0.01, Math.cos((center.latitude * Math.PI) / 180))
  const ring = Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    return [center.longitude + east * Math.cos(angle), center.latitude + north * Math.sin(angle)]
  })
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}

/** The corners of the same circle. */
export function circleCorners(circle: { center: Point; radiusM: number }): Point[] {
  const ring = circleFeature(circle).geometry.coordinates[0] ?? []
  return ring.map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }))
}

/** All ground but a circle, as GeoJSON. */
export function outsideFeature(circle: { center: Point; radiusM: number }): Feature<Polygon> {
  const feature = circleFeature(circle)
  const world = [
    [-180, -85],
    [180, -85],
    [180, 85],
    [-180, 85],
    [-180, -85],
  ]
  return { ...feature, geometry: { type: 'Polygon', coordinates: [world, ...feature.geometry.coordinates] } }
}

/** An outline as GeoJSON: its last corner is joined to its first one. */
export const areaFeature = (points: readonly Point[]): Feature<Polygon> => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [[...points, ...points.slice(0, 1)].map(({ longitude, latitude }) => [longitude, latitude])],
  },
})

/** West, south, east, north of some points. */
export function boundsOf(points: readonly Point[]): [number, number, number, number] {
  const longitudes = points.map(({ longitude }) => longitude)
  const latitudes = points.map(({ latitude }) => latitude)
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}
