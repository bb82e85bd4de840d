import type { EventBus } from '../../events/event-bus.ts'
import type { QueuesDeps } from '../deps.ts'
import { broadcastLive } from './channels.ts'

/** Updates the live list after every move and delay of an order and every change of a search. */
export function queuesHandlers(events: EventBus, { broadcast }: Pick<QueuesDeps, 'broadcast'>): void {
  events.on('order.moved', (tx, { orderId }) => broadcastLive(broadcast, tx, orderId))
  events.on('rescue.moved', (tx, { orderId }) => broadcastLive(broadcast, tx, orderId))
  events.on('order.delayed', (tx, { orderId }) => broadcastLive(broadcast, tx, orderId))
  events.on('search.slow', (tx, { orderId }) => broadcastLive(broadcast, tx, orderId))
  events.on('offer.made', (tx, { orderId }) => broadcastLive(broadcast, tx, orderId))
}
