import { inHandStatuses, isWithdrawal } from '@washline/contract/orders/process'
import type { EventBus } from '../events/event-bus.ts'
import { addRating, countCompleted, removeRating, saveLeftDoor } from './store.ts'

/** Updates the metrics that dispatch ranks Washers by, and notes the door that a Washer has left. */
export function washersHandlers(events: EventBus): void {
  events.on('order.rated', async (tx, { washerId, tenths }) => {
    await addRating(tx, washerId, tenths)
  })
  events.on('rating.hidden', async (tx, { washerId, tenths }) => {
    await removeRating(tx, washerId, tenths)
  })
  events.on('order.moved', async (tx, { orderId, move, to, from, washerId, at }) => {
    if (washerId !== null && inHandStatuses.includes(from) && (isWithdrawal(move) || !inHandStatuses.includes(to)))
      await saveLeftDoor(tx, { userId: washerId, orderId, at })
    if (to === 'completed' && from !== 'completed' && washerId !== null) await countCompleted(tx, washerId, orderId)
  })
}
