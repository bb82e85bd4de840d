import { dateOf } from './city.ts'
import type { Order } from './people.ts'

const dateOrNull = (timeS: number | null) => (timeS === null ? null : dateOf(timeS))

/** The times of an order as the product's rules read them. */
export const timesOf = (order: Order) => ({
  status: order.status,
  pickupAt: dateOf(order.pickupS),
  acceptedAt: dateOrNull(order.acceptedS),
  pickedUpAt: dateOrNull(order.pickedUpS),
  takenOverAt: dateOrNull(order.takenOverS),
  laundryStartedAt: dateOrNull(order.startedS),
  laundryCompletedAt: dateOrNull(order.finishedS),
  deliveredAt: dateOrNull(order.deliveredS),
  deliveryProven: null,
})
