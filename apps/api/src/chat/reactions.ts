import { chatChannel } from '@washline/contract/chat/realtime'
import type { FactBus } from '../facts/fact-bus.ts'
import type { Revoke } from '../platform/realtime/channels.ts'

/** A Washer who lets go of an order hears its chat no more. */
export function chatReactions(facts: FactBus, deps: { revoke: Revoke }): void {
  facts.on('order.moved', async (tx, { move, orderId, washerId }) => {
    if (move === 'release' && washerId !== null) await deps.revoke(tx, chatChannel(orderId), washerId)
  })
}
