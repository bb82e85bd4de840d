import { chatChannel } from '@washline/contract/chat/realtime'
import type { EventBus } from '../events/event-bus.ts'
import type { Revoke } from '../platform/realtime/channels.ts'

/** Revokes the chat subscription of a Washer who releases an order, or from whom an operator takes it. */
export function chatHandlers(events: EventBus, deps: { revoke: Revoke }): void {
  events.on('order.moved', async (tx, { move, orderId, washerId }) => {
    if ((move === 'release' || move === 'reassign') && washerId !== null)
      await deps.revoke(tx, chatChannel(orderId), washerId)
  })
}
