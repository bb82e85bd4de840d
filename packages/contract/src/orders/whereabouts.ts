import { cellMiddle, distanceMeters, type Point } from '../maps/geo.ts'
import { market } from '../market.ts'
import { type OrderStatus, openStatuses, orderProcess } from './process.ts'

/** How precisely a position is shown: where it is, or only the middle of its grid cell. */
export const positionPrecisions = ['exact', 'area'] as const
export type PositionPrecision = (typeof positionPrecisions)[number]

export type ShownPosition = Point & { precision: PositionPrecision }

/** An order in a Washer's hands, with its door. */
export interface Errand extends Readonly<Point> {
  readonly status: OrderStatus
  readonly laundryCompleted: boolean
}

/** From acceptance to the pickup, and from the end of the wash to the return. */
export const isOnTheWay = ({ status, laundryCompleted }: Pick<Errand, 'status' | 'laundryCompleted'>): boolean =>
  status === orderProcess.accept.to || (status === orderProcess.deliver.from[0] && laundryCompleted)

const atDoorM = 200
const awayM = 500
/** How long a door counts that the Washer has left. */
export const leftDoorMs = 30 * 60_000

/**
 * What the customer of an order in hand sees of its Washer's position. It is exact at this order's door and on a way that can lead
 * to no other; otherwise only its grid cell is shown, so that nobody watches the Washer walk to somebody else's door.
 */
export function shownPosition(
  position: Readonly<Point>,
  order: Errand,
  { others, leftDoor }: { readonly others: readonly Errand[]; readonly leftDoor: Readonly<Point> | null },
): ShownPosition {
  const ownM = distanceMeters(position, order)
  const nearestOtherM = Math.min(
    ...[...others, ...(leftDoor ? [leftDoor] : [])].map((door) => distanceMeters(position, door)),
  )
  const isAtDoor = ownM <= atDoorM && ownM <= nearestOtherM
  const leadsElsewhere = others.some(isOnTheWay) || nearestOtherM <= awayM
  const { latitude, longitude } = position
  return isOnTheWay(order) && (isAtDoor || !leadsElsewhere)
    ? { latitude, longitude, precision: 'exact' }
    : { ...cellMiddle(position), precision: 'area' }
}

/** While an order is open its two people know each other's names and places; afterwards their first names. */
export const showsPlaces = (status: OrderStatus): boolean => openStatuses.includes(status)

/** A Washer whose order was cancelled with the laundry in their hands has to return it. */
export const mustReturn = (
  order: {
    readonly pickedUpAt: Date | null
    readonly deliveredAt: Date | null
    readonly cancelledAt: Date | null
  },
  now: Date,
): boolean =>
  order.cancelledAt !== null &&
  order.pickedUpAt !== null &&
  order.deliveredAt === null &&
  now.getTime() < order.cancelledAt.getTime() + market.claims.windowMs
