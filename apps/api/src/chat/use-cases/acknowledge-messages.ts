import type { MessageId, OrderId, UserId } from '@washline/contract/ids'
import { broadcastDelivered } from '../channels.ts'
import type { AcknowledgeDeps } from '../deps.ts'
import { markDelivered } from '../store.ts'

/** Marks messages as delivered to the recipient and broadcasts it. Does nothing for a user who is not in the chat. */
export async function acknowledgeMessages(
  deps: AcknowledgeDeps,
  input: { orderId: OrderId; recipientId: UserId; upTo: MessageId },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const upTo = await markDelivered(tx, { ...input, at })
    if (upTo === undefined) return
    await broadcastDelivered(deps.broadcast, tx, { ...input, upTo, at })
    await deps.events.publish(tx, 'messages.read', { orderId: input.orderId, recipientId: input.recipientId, at })
  })
}
