import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'

export type PositionAt = Readonly<Point> & { readonly at: Date }

const { fastestKmh, speedFromM, farthestFromPickupM } = market.positions
const fastestMetersPerMs = fastestKmh / 3_600

/**
 * Whether a Washer can be at a position: near one of the pickups of the orders in hand, and not too fast since the last
 * position. Positions of phones jump within a city, so short distances have no speed.
 */
export function isPositionLikely(
  now: PositionAt,
  { last, pickups }: { readonly last: PositionAt | undefined; readonly pickups: readonly Readonly<Point>[] },
): boolean {
  if (!pickups.some((pickup) => distanceMeters(pickup, now) <= farthestFromPickupM)) return false
  if (!last) return true
  const meters = distanceMeters(last, now)
  const ms = Math.max(0, now.at.getTime() - last.at.getTime())
  return meters <= speedFromM || meters <= fastestMetersPerMs * ms
}
