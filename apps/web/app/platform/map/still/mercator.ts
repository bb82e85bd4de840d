import { type Point, wrapLongitude } from '@washline/contract/maps/geo'

export type Spot = readonly [x: number, y: number]

export interface Size {
  readonly width: number
  readonly height: number
}

/** What is seen: the middle, and how large the world is, by the zoom levels of the live map. */
export interface Camera {
  readonly center: Point
  readonly zoom: number
}

const tilePx = 512
/** Where the projection makes the world a square. */
const northMost = 85.051129

export const worldPx = (zoom: number): number => tilePx * 2 ** zoom

/** A place in the world as a unit square, from its north-western corner. */
export function toUnit({ longitude, latitude }: Point): Spot {
  const sine = Math.sin((Math.max(-northMost, Math.min(northMost, latitude)) * Math.PI) / 180)
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
}

export const fromUnit = ([x, y]: Spot): Point => ({
  longitude: wrapLongitude((x - 0.5) * 360),
  latitude: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI,
})

/** The pixels of a picture of some size: where a unit of the world is in it. */
export interface Projection {
  readonly size: Size
  readonly zoom: number
  readonly world: number
  readonly left: number
  readonly top: number
}

export function projectionOf({ center, zoom }: Camera, size: Size): Projection {
  const world = worldPx(zoom)
  const [x, y] = toUnit(center)
  return { size, zoom, world, left: x * world - size.width / 2, top: y * world - size.height / 2 }
}

/** The pixel of a place, in the copy of the world that is nearest to the middle. */
export function toPixel(point: Point, { world, left, top, size }: Projection): Spot {
  const [unit, y] = toUnit(point)
  const x = unit * world - left
  return [x - Math.round((x - size.width / 2) / world) * world, y * world - top]
}

export const toPlace = ([x, y]: Spot, { world, left, top }: Projection): Point =>
  fromUnit([(x + left) / world, (y + top) / world])

export const middleOf = (view: Projection): Point => toPlace([view.size.width / 2, view.size.height / 2], view)
