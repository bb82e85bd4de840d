import { once } from '../../platform/network/load-once.ts'
import { later } from '../../ui/later.tsx'

/** What few orders show is code of its own: what happens at the door, or if the Washer cannot go on. */
const load = once(() => import('./order-trouble.tsx'))
// It is requested with the screen, whose ticket waits for it, and not after it.
if (typeof window === 'object') load().catch(() => undefined)

export const OrderAsides = later(async () => (await load()).OrderTrouble, null)
export const OrderDoor = later(async () => (await load()).OrderDoor, null)
export const LeaveOrder = later(async () => (await load()).LeaveOrder, null)
