import type { OrderId, UserId } from '@washline/contract/ids'
import { leftDoorMs } from '@washline/contract/orders/whereabouts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { estimate, type PromisedOrder } from '../rules/promise.ts'
import { awayOf } from '../rules/promised-order.ts'
import { marketCalibrations, pacesOfWashers } from './promises.ts'

/** An order in a Washer's hands, with their last position and the door that they have left last. */
export interface OrderInHand extends Omit<PromisedOrder, 'isChangeWaiting' | 'awayS' | 'others' | 'calibrations'> {
  readonly id: OrderId
  readonly washerId: UserId
  readonly pickupLatitude: number
  readonly pickupLongitude: number
  readonly lastLatitude: number | null
  readonly lastLongitude: number | null
  readonly lastPositionAt: Date | null
  readonly leftLatitude: number | null
  readonly leftLongitude: number | null
  readonly leftAt: Date | null
}

/** How likely orders are to miss their promise. `orders` are all that their Washers have in hand. */
export async function chancesToMiss(
  q: Queryable,
  orders: readonly OrderInHand[],
  now: Date,
): Promise<Map<OrderId, number>> {
  const byWasher = Map.groupBy(orders, ({ washerId }) => washerId)
  const pacesOf = await pacesOfWashers(q, [...byWasher.keys()])
  const calibrations = await marketCalibrations(q)
  const chances = new Map<OrderId, number>()
  for (const [washerId, theirs] of byWasher) {
    const paces = pacesOf(washerId)
    for (const order of theirs) {
      const others = theirs.filter(({ id }) => id !== order.id)
      const washer = { ...whereaboutsOf(order), others: others.map(errandOf) }
      const awayS = awayOf({ ...order, washer }, now)
      const promised = { ...order, isChangeWaiting: false, awayS, others: others.length, calibrations }
      const made = estimate(promised, paces, now)
      if (made && made.next.what !== 'complete') chances.set(order.id, made.risk)
    }
  }
  return chances
}

const errandOf = ({ status, laundryCompletedAt, pickupLatitude, pickupLongitude }: OrderInHand) => ({
  status,
  laundryCompleted: laundryCompletedAt !== null,
  latitude: pickupLatitude,
  longitude: pickupLongitude,
})

function whereaboutsOf(order: OrderInHand) {
  const { lastLatitude, lastLongitude, lastPositionAt, leftLatitude, leftLongitude, leftAt } = order
  const isRecent = leftAt && lastPositionAt && leftAt.getTime() > lastPositionAt.getTime() - leftDoorMs
  const leftDoor =
    isRecent && leftLatitude !== null && leftLongitude !== null
      ? { latitude: leftLatitude, longitude: leftLongitude }
      : null
  return { lastLatitude, lastLongitude, lastPositionAt: lastPositionAt?.toISOString() ?? null, leftDoor }
}
