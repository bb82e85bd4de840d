import { ahead } from '../../platform/network/load-ahead.ts'
import { later } from '../../ui/later.tsx'

/** What few orders show is loaded after their screen: what happens at the door, or if the Washer cannot go on. */
const load = ahead(() => import('./order-trouble.tsx'))

export const OrderAsides = later(async () => (await load()).OrderTrouble, null)
export const OrderDoor = later(async () => (await load()).OrderDoor, null)
export const LeaveOrder = later(async () => (await load()).LeaveOrder, null)
