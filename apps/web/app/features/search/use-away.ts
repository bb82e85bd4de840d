import type { Order } from '@washline/contract/orders/schemas'
import { useTrip } from '../../domain/order/use-trip.ts'
import { formatTimeLeft, travelSeconds } from '../../platform/format/duration.ts'
import type { SearchState } from './view-model.ts'
import { acceptedOf } from './view-model.ts'

/** How long the way of the Washer who has accepted takes: '2 min'; undefined while that is not known. */
export function useAway(order: Order, search: SearchState | undefined): string | undefined {
  const washer = order.status === 'accepted' ? acceptedOf(search?.nearby ?? [], order.provider) : undefined
  const trip = useTrip(washer ?? null, order.pickup_location)
  return washer && trip ? formatTimeLeft(travelSeconds(trip.duration_seconds)) : undefined
}
