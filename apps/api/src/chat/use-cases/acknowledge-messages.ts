import type { FactBus } from '../../facts/fact-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Broadcast } from '../../platform/realtime/channels.ts'
import { tellDelivered } from '../channels.ts'
import { markDelivered } from '../store.ts'

export interface AcknowledgeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly facts: FactBus
  readonly broadcast: Broadcast
}

/** Notes that messages have reached the recipient's client and tells the sender; nothing for one who is not of the chat. */
export async function acknowledgeMessages(
  deps: AcknowledgeDeps,
  input: { orderId: number; recipientId: number; upTo: number },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const upTo = await markDelivered(tx, { ...input, at })
    if (upTo === undefined) return
    await tellDelivered(deps.broadcast, tx, { ...input, upTo, at })
    await deps.facts.tell(tx, 'messages.read', { orderId: input.orderId, recipientId: input.recipientId, at })
  })
}
