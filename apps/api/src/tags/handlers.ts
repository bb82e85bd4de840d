import { washingStatuses } from '@washline/contract/orders/process'
import type { EventBus } from '../events/event-bus.ts'
import { releaseTags } from './store.ts'

/** Once the Washer has handed the bag back, or the order has ended otherwise, its tags may go on another bag. */
export const tagsHandlers = (events: EventBus): void =>
  events.on('order.moved', async (tx, { orderId, from, to, at }) => {
    if (washingStatuses.includes(from) && !washingStatuses.includes(to)) await releaseTags(tx, orderId, at)
  })
