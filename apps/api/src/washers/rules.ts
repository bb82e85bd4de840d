import { market } from '@washline/contract/market'
import { type OpenMatter, openMatters } from '@washline/contract/washers/schemas'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Washers who have not said otherwise take orders as far out as dispatch ever looks. */
export const defaultRadiusKm = Math.max(...market.dispatch.radiiKm)

/** A live position is written again after this way or this time, whichever is first. */
export const positionStep = { distanceM: 50, ageMs: 15_000 } as const

export const texts = {
  alreadyWasher: 'You already have a provider profile.',
  depositMissing: 'The security deposit was not found. Please pay it first.',
  depositUsed: 'This security deposit was already used.',
  positionMissing: 'Please set your position to go online.',
  half: 'A position has a latitude and a longitude.',
} as const

/** What keeps a Washer from stopping, in the order in which it is said. */
export function whatIsOpen(matters: {
  readonly openOrders: number
  readonly openHolds: number
  readonly heldMinor: number
  readonly cashOutsUnderWay: number
  readonly pendingMinor: number
  readonly availableMinor: number
}): OpenMatter[] {
  const { openOrders, openHolds, heldMinor, cashOutsUnderWay, pendingMinor, availableMinor } = matters
  const isOpen: Record<OpenMatter, boolean> = {
    orders: openOrders > 0,
    claims: openHolds > 0 || heldMinor > 0,
    cash_out: cashOutsUnderWay > 0,
    pending: pendingMinor > 0,
    available: availableMinor >= market.cashOut.minimumMinor,
  }
  return openMatters.filter((matter) => isOpen[matter])
}

/** A position; 0, 0 is how clients say that they found none. */
export function pointOf(latitude: number | undefined, longitude: number | undefined): Point | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude }
}

/** What a new Washer is told: whether requests can come, and what is missing if not. */
export function welcome(state: { online: boolean; verified: boolean }): string {
  const next = [
    ...(state.online
      ? []
      : ['Your address was not found on the map, so you are offline: set your position to go online.']),
    ...(state.verified ? [] : ['Requests come once you are verified.']),
  ]
  return next.length === 0
    ? 'You are registered and online. You can now start receiving orders.'
    : ['You are registered.', ...next].join(' ')
}

const earthRadiusM = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The widest radius that a Washer may set; the database holds it as well. */
const widestRadiusM = 50_000
/** The stored Mercator points end here: a search that reaches beyond looks through all Washers from 84 degrees on. */
const planeEdge = radians(85)

/**
 * Circles on the Mercator plane (in radians) that together hold everyone within `radiusM`, a little more included.
 * Near the antimeridian there are two: the plane ends there and the earth does not. None near the poles.
 */
export function mercatorCircles(at: Point, radiusM: number): { x: number; y: number; r: number }[] {
  const reach = Math.min(radiusM, widestRadiusM) / earthRadiusM
  const edge = Math.abs(radians(at.latitude)) + reach
  if (edge >= planeEdge) return []
  const x = radians(at.longitude)
  const y = Math.asinh(Math.tan(radians(at.latitude)))
  const r = (reach / Math.cos(edge)) * 1.01
  const circles = [{ x, y, r }]
  if (x + r > Math.PI) circles.push({ x: x - 2 * Math.PI, y, r })
  if (x - r < -Math.PI) circles.push({ x: x + 2 * Math.PI, y, r })
  return circles
}

/** The average of ratings in tenths, with one decimal. */
export const averageRating = (tenthsSum: number, count: number): number | null =>
  count === 0 ? null : Math.round(tenthsSum / count) / 10
