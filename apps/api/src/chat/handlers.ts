import { chatChannel } from '@washline/contract/chat/realtime'
import { isWithdrawal } from '@washline/contract/orders/process'
import type { EventBus } from '../events/event-bus.ts'
import type { Revoke } from '../platform/realtime/channels.ts'

/** Revokes the chat subscription of a Washer who releases an order, is replaced, or has handed the laundry to another one. */
export function chatHandlers(events: EventBus, deps: { revoke: Revoke }): void {
  events.on('order.moved', async (tx, { move, orderId, washerId }) => {
    if (isWithdrawal(move) && washerId !== null) await deps.revoke(tx, chatChannel(orderId), washerId)
  })
  events.on('rescue.moved', async (tx, { move, orderId, giverId }) => {
    if (move === 'takeOver') await deps.revoke(tx, chatChannel(orderId), giverId)
  })
}
