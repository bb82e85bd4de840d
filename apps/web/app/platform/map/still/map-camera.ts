import { boundsOf, circleCorners } from '../map-shapes.ts'
import type { MapViewProps } from '../map-view-props.ts'
import { type Camera, projectionOf, type Size, type Spot, toPixel, toUnit, worldPx } from './mercator.ts'

export type Sight = ReturnType<typeof boundsOf>

/** Pixels around what is in sight, and the closest that a map moves by itself. */
export const inSight = { padding: 72, maxZoom: 16 } as const

/** West, south, east and north of what a map keeps in sight. */
export function sightOf({ pins = [], route = [], circle, areas }: Omit<MapViewProps, 'label'>): Sight | null {
  if (circle && !circle.isOpen) return boundsOf(circleCorners(circle))
  // Washers who were not asked may be out of sight.
  const seen = pins.filter(({ variant }) => variant !== 'other')
  const points = [...(areas ? [] : seen.map(({ point }) => point)), ...route]
  return points.length > 0 ? boundsOf(points) : null
}

/** What a map opens at: of one with marks or areas all of them, though it does not follow them. */
export function openingSight(props: Omit<MapViewProps, 'label'>): Sight | null {
  const { areas = [], marks } = props
  const points = [...areas.flatMap((area) => area.points), ...(marks?.marks ?? []).map(({ point }) => point)]
  return sightOf(props) ?? (points.length > 0 ? boundsOf(points) : null)
}

/** Pixels between a single pin's place and the edges of its map: above it are its drawing and the names of the map's sources. */
const pinRoom = { top: 72, sides: 32, bottom: 20 } as const

/** Whether a single place is seen with its pin, clear of the edges. */
export const isSeenWhole = ([x, y]: Spot, { width, height }: Size): boolean =>
  x >= pinRoom.sides && x <= width - pinRoom.sides && y >= pinRoom.top && y <= height - pinRoom.bottom

const isPoint = ([west, south, east, north]: Sight) => west === east && south === north

/** The camera that fits some bounds into a picture; a single place is in the middle. */
export function fitted(sight: Sight, size: Size, zoom: number): Camera {
  const [west, south, east, north] = sight
  if (isPoint(sight)) return { center: { longitude: west, latitude: south }, zoom }
  const [left, bottom] = toUnit({ longitude: west, latitude: south })
  const [right, top] = toUnit({ longitude: east, latitude: north })
  const room = (px: number) => Math.max(1, px - 2 * inSight.padding)
  const scale = Math.min(room(size.width) / (right - left), room(size.height) / (bottom - top))
  const middle = Math.atan(Math.sinh((0.5 - (top + bottom) / 2) * 2 * Math.PI))
  return {
    center: { longitude: (west + east) / 2, latitude: (middle * 180) / Math.PI },
    zoom: Math.max(0, Math.min(inSight.maxZoom, Math.log2(scale / worldPx(0)))),
  }
}

/** The camera after what it keeps in sight has changed: one place that is seen whole moves nothing. */
export function following(camera: Camera, sight: Sight, size: Size, zoom: number): Camera {
  if (!isPoint(sight)) return fitted(sight, size, zoom)
  const center = { longitude: sight[0], latitude: sight[1] }
  return isSeenWhole(toPixel(center, projectionOf(camera, size)), size)
    ? camera
    : { center, zoom: Math.max(zoom, camera.zoom) }
}
