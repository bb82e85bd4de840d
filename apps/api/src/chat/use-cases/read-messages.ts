import type { MessageId, OrderId, UserId } from '@washline/contract/ids'
import { broadcastRead } from '../channels.ts'
import type { AcknowledgeDeps } from '../deps.ts'
import { markRead } from '../store.ts'

/** Marks messages as read by the recipient and broadcasts it. Does nothing for a user who is not in the chat. */
export async function readMessages(
  deps: AcknowledgeDeps,
  input: { orderId: OrderId; readerId: UserId; upTo: MessageId },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const upTo = await markRead(tx, { ...input, at })
    if (upTo !== undefined) await broadcastRead(deps.broadcast, tx, { ...input, upTo, at })
  })
}
