import { firstName } from '@washline/contract/identity/first-name'
import { cellMiddle, type Point } from '@washline/contract/maps/geo'
import type { OrderStatus } from '@washline/contract/orders/process'
import { type Errand, shownPosition } from '@washline/contract/orders/whereabouts'
import { drawItems, type ItemToDraw } from '@washline/contract/scanning/drawn-items'
import type { GuestOrder } from '@washline/contract/sharing/endpoints'

export interface SharedOrder {
  readonly status: OrderStatus
  readonly customerName: string
  readonly items: readonly ItemToDraw[]
  /** The Washer's business. */
  readonly washerName: string | null
  readonly pickupLatitude: number | null
  readonly pickupLongitude: number | null
  readonly pickupAt: Date | null
  readonly acceptedAt: Date | null
  readonly pickedUpAt: Date | null
  readonly laundryCompletedAt: Date | null
  readonly deliveredAt: Date | null
  readonly completedAt: Date | null
  readonly cancelledAt: Date | null
  readonly lastLatitude: number | null
  readonly lastLongitude: number | null
  readonly lastPositionAt: Date | null
  /** The door of another order that the Washer has just left. */
  readonly leftDoor: Point | null
  /** The Washer's other orders in hand. */
  readonly others: readonly Errand[]
}

const textOf = (at: Date | null) => at?.toISOString() ?? null
const doorOf = ({ pickupLatitude: latitude, pickupLongitude: longitude }: SharedOrder): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** The Washer's grid cell, only on a way that leads to this order's door. */
function showPosition(order: SharedOrder, door: Point): GuestOrder['position'] {
  const { status, lastLatitude: latitude, lastLongitude: longitude, lastPositionAt } = order
  if (lastPositionAt === null || latitude === null || longitude === null) return null
  const errand = { ...door, status, laundryCompleted: order.laundryCompletedAt !== null }
  const { precision, ...shown } = shownPosition({ latitude, longitude }, errand, order)
  return precision === 'exact' ? { ...cellMiddle(shown), at: lastPositionAt.toISOString() } : null
}

export const showGuestOrder = (order: SharedOrder, areaOf: (point: Point) => string | null): GuestOrder => {
  const door = doorOf(order)
  return {
    status: order.status,
    customer: firstName(order.customerName),
    washer: order.washerName,
    items: drawItems(order.items),
    // From the position: people write a house or a street into every part of an address.
    area: door && areaOf(cellMiddle(door)),
    pickup_time: textOf(order.pickupAt),
    accepted_at: textOf(order.acceptedAt),
    picked_up_at: textOf(order.pickedUpAt),
    laundry_completed_at: textOf(order.laundryCompletedAt),
    delivered_at: textOf(order.deliveredAt),
    completed_at: textOf(order.completedAt),
    cancelled_at: textOf(order.cancelledAt),
    position: door && showPosition(order, door),
  }
}
