import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import { type OpenItem, openItems } from '@washline/contract/washers/schemas'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The radius of a new Washer: the widest that dispatch searches. */
export const defaultRadiusKm = Math.max(...market.dispatch.radiiKm)

/** A live position is stored again after this distance or this time, whichever comes first. */
export const positionStep = { distanceM: 50, ageMs: 15_000 } as const

export const texts = {
  registered: {
    ready: 'You are registered and online. You can now start receiving orders.',
    unverified: 'You are registered. Requests come once you are verified.',
    offline:
      'You are registered. Your address was not found on the map, so you are offline: set your location to go online.',
    offlineUnverified:
      'You are registered. Your address was not found on the map, so you are offline: set your location to go online. Requests come once you are verified.',
  },
  alreadyWasher: 'You already have a provider profile.',
  depositMissing: 'The security deposit was not found. Please pay it first.',
  depositUsed: 'This security deposit has already been used.',
  positionMissing: 'Please set your location to go online.',
  half: 'A location needs both latitude and longitude.',
} as const

/** The open items that prevent closing, in the order of `openItems`. */
export function stillOpen(work: {
  readonly openOrders: number
  readonly openReserves: number
  readonly reservedMinor: Minor
  readonly pendingCashOuts: number
  readonly pendingMinor: Minor
  readonly availableMinor: Minor
}): OpenItem[] {
  const { openOrders, openReserves, reservedMinor, pendingCashOuts, pendingMinor, availableMinor } = work
  const isOpen: Record<OpenItem, boolean> = {
    orders: openOrders > 0,
    claims: openReserves > 0 || reservedMinor > 0,
    cash_out: pendingCashOuts > 0,
    pending: pendingMinor > 0,
    available: availableMinor >= market.cashOut.minimumMinor,
  }
  return openItems.filter((item) => isOpen[item])
}

/** A position. Clients send 0, 0 if they found none. */
export function pointOf(latitude: number | undefined, longitude: number | undefined): Point | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude }
}

/** The answer to a registration: whether orders can be offered, and what is missing if not. */
export function registrationText({ online, verified }: { online: boolean; verified: boolean }): string {
  const { registered } = texts
  if (online) return verified ? registered.ready : registered.unverified
  return verified ? registered.offline : registered.offlineUnverified
}

const earthRadiusM = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The widest radius that a Washer may set; a check constraint of the table repeats it. */
const widestRadiusM = 50_000
/** The stored Mercator points end here. A search beyond it scans all Washers from 84 degrees on. */
const planeEdge = radians(85)

/**
 * Circles on the Mercator plane (in radians) that cover everything within `radiusM` and a little more. There are two at the
 * antimeridian, where the plane ends, and none near the poles.
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
