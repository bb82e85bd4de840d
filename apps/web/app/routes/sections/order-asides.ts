import { ahead } from '../../platform/network/load-ahead.ts'
import { partOf } from '../../platform/network/load-once.ts'
import { later } from '../../ui/later.tsx'

/** What few orders show is loaded after their screen: what happens at the door, or if the Washer cannot go on. */
const load = ahead(() => import('./order-trouble.tsx'))

export const OrderAsides = later(
  partOf(load, (module) => module.OrderTrouble),
  null,
)
export const OrderDoor = later(
  partOf(load, (module) => module.OrderDoor),
  null,
)
export const LeaveOrder = later(
  partOf(load, (module) => module.LeaveOrder),
  null,
)
