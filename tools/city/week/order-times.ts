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

/** An order as it is offered, also the rest of one that another Washer has picked up. */
export const orderToTake = ({ pickupS, pickedUpS, finishedS }: Order) => ({
  pickupAt: dateOf(pickupS),
  pickedUpAt: dateOrNull(pickedUpS),
  isWashed: finishedS !== null,
  isRescue: pickedUpS !== null,
})
