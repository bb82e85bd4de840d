import type { Point } from '@washline/contract/maps/geo'

/** The centre of the demo city; a map without a position opens here. */
export const demoCityView = { longitude: 101.7117, latitude: 3.1478, zoom: 14 } as const

const reachDegrees = 0.12

/** Whether a place is in the drawn town, where the map is full of streets. */
export const isTown = ({ longitude, latitude }: Point): boolean =>
  Math.abs(longitude - demoCityView.longitude) < reachDegrees &&
  Math.abs(latitude - demoCityView.latitude) < reachDegrees

/** From this zoom on, meridians, parallels and the nearest city are shown outside of it. */
export const surroundingsFrom = 7
