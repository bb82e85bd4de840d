import type { Feature, FeatureCollection, LineString } from 'geojson'
import { formatDecimals } from '../format/format-number.ts'
import { t } from '../i18n/i18n.ts'

/** West, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

const pitches = [20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001] as const
const leastApartPx = 110
const tilePx = 512

/** Degrees between two lines, so that they are never closer than a thumb's width. */
export const pitchAt = (zoom: number): number => {
  const degreesPerPx = 360 / (tilePx * 2 ** zoom)
  return pitches.findLast((pitch) => pitch / degreesPerPx >= leastApartPx) ?? pitches[0]
}

/** '77.06° W', by the compass of the language. */
function named(at: number, pitch: number, axis: 'longitude' | 'latitude'): string {
  const degrees = formatDecimals(Math.abs(at), Math.max(0, Math.ceil(-Math.log10(pitch))))
  if (axis === 'longitude') return at < 0 ? t('{degrees}° W', { degrees }) : t('{degrees}° E', { degrees })
  return at < 0 ? t('{degrees}° S', { degrees }) : t('{degrees}° N', { degrees })
}

/** Meridians and parallels of the visible area, labelled with their degrees: no place is an empty map. */
export function graticule([west, south, east, north]: Bounds, zoom: number): FeatureCollection<LineString> {
  const pitch = pitchAt(zoom)
  const steps = (from: number, to: number) => {
    const first = Math.floor(from / pitch)
    return Array.from({ length: Math.max(0, Math.ceil(to / pitch) - first + 1) }, (_, step) => (first + step) * pitch)
  }
  const line = (coordinates: [number, number][], n: string): Feature<LineString> => ({
    type: 'Feature',
    properties: { n },
    geometry: { type: 'LineString', coordinates },
  })
  const meridians = steps(west, east)
  const parallels = steps(south, north)
  const [left = west, right = east] = [meridians[0], meridians.at(-1)]
  const [bottom = south, top = north] = [parallels[0], parallels.at(-1)]
  return {
    type: 'FeatureCollection',
    features: [
      ...meridians.map((at) =>
        line(
          [
            [at, bottom],
            [at, top],
          ],
          named(at, pitch, 'longitude'),
        ),
      ),
      ...parallels.map((at) =>
        line(
          [
            [left, at],
            [right, at],
          ],
          named(at, pitch, 'latitude'),
        ),
      ),
    ],
  }
}
