import type { OrderStatus } from '@washline/contract/orders/process'
import type { GuestOrder } from '@washline/contract/sharing/endpoints'
import { areaOf } from './area-of.ts'

export interface SharedOrder {
  readonly status: OrderStatus
  readonly customerName: string
  /** The Washer's business. */
  readonly washerName: string | null
  readonly pickupAddress: string | null
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
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''
const textOf = (at: Date | null) => at?.toISOString() ?? null
/** Rounded to about 200 m, so that the address stays private. */
const blur = (degrees: number) => Math.round(degrees * 500) / 500

/** On the way to the pickup, or back with the laundry. */
const isEnRoute = ({ status, laundryCompletedAt }: SharedOrder) =>
  status === 'accepted' || (status === 'in_progress' && laundryCompletedAt !== null)

export const showGuestOrder = (order: SharedOrder): GuestOrder => ({
  status: order.status,
  customer: firstName(order.customerName),
  washer: order.washerName,
  area: areaOf(order.pickupAddress),
  pickup_time: textOf(order.pickupAt),
  accepted_at: textOf(order.acceptedAt),
  picked_up_at: textOf(order.pickedUpAt),
  laundry_completed_at: textOf(order.laundryCompletedAt),
  delivered_at: textOf(order.deliveredAt),
  completed_at: textOf(order.completedAt),
  cancelled_at: textOf(order.cancelledAt),
  position:
    isEnRoute(order) && order.lastLatitude !== null && order.lastLongitude !== null && order.lastPositionAt !== null
      ? {
          latitude: blur(order.lastLatitude),
          longitude: blur(order.lastLongitude),
          at: order.lastPositionAt.toISOString(),
        }
      : null,
})
