import { tellRead } from '../channels.ts'
import { markRead } from '../store.ts'
import type { AcknowledgeDeps } from './acknowledge-messages.ts'

/** Notes that a person has seen what the other side wrote and tells the sender; nothing for one who is not of the chat. */
export async function readMessages(
  deps: AcknowledgeDeps,
  input: { orderId: number; readerId: number; upTo: number },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const upTo = await markRead(tx, { ...input, at })
    if (upTo !== undefined) await tellRead(deps.broadcast, tx, { ...input, upTo, at })
  })
}
