import type { EventBus } from '../events/event-bus.ts'
import { copyOrderInstructions, fixOrderInstructionsLast } from './store.ts'

/** Placing an order copies its customer's preferences, so that later changes of them do not affect the order. An order that is repeated keeps its own. */
export function careHandlers(events: EventBus): void {
  events.on('order.moved', async (tx, { move, orderId, customerId }) => {
    if (move !== 'place') return
    fixOrderInstructionsLast(tx, { orderId, customerId })
  })
  events.on('order.reordered', async (tx, { orderId, fromOrderId }) => {
    await copyOrderInstructions(tx, fromOrderId, orderId)
  })
}
