import type { Point } from '@washline/contract/maps/geo'
import type { Order } from '@washline/contract/orders/schemas'
import type { OrderSide } from '../../domain/order/order-side.ts'
import { useTrip } from '../../domain/order/use-trip.ts'
import { washerOf } from '../../domain/washer/washer-name.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useWasherPosition } from './use-washer-position.ts'
import type { Trip } from './view-model.ts'

export interface ReturnTrip {
  /** Where the Washer is; null where it is not known, or only about. */
  washer: Point | null
  area: Point | null
  /** The label of their pin. */
  label: string
  trip: Trip | null
}

/** The Washer's way back to the door, once the wash is done: by their own device, or as they share it. */
export function useReturnTrip(order: Order, side: OrderSide, device: Point | null): ReturnTrip {
  const shared = useWasherPosition(order)
  const isOnTheWay = order.status === 'in_progress' && order.laundry_completed_at !== null
  const exact = shared?.precision === 'exact' ? shared : null
  const washer = side === 'washer' ? device : exact
  const trip = useTrip(isOnTheWay ? washer : null, order.pickup_location)
  return {
    washer,
    area: side === 'customer' && !exact ? shared : null,
    label: side === 'washer' ? t('You') : (washerOf(order.provider)?.name ?? ''),
    trip: isOnTheWay && washer ? trip : null,
  }
}
