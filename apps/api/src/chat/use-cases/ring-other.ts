import { chatMessages } from '@washline/contract/chat/messages'
import { chatRefusals } from '@washline/contract/chat/refusals'
import type { Ring } from '@washline/contract/chat/rings'
import type { OrderId, UserId } from '@washline/contract/ids'
import { invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import { broadcastRing, ringWire } from '../channels.ts'
import type { AcknowledgeDeps } from '../deps.ts'
import { ringsSentBy } from '../queries.ts'
import { mayRing } from '../rules.ts'
import { insertRing, lockParties } from '../store.ts'

export interface RingOtherInput {
  readonly orderId: OrderId
  readonly senderId: UserId
  readonly isAtDoor: boolean
}

/** Rings the other person of an order that is under way. The lock on the order makes one ring of two at once. */
export async function ringOther(deps: AcknowledgeDeps, input: RingOtherInput): Promise<Ring> {
  const { orderId, senderId, isAtDoor } = input
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const parties = await lockParties(tx, orderId, senderId)
    if (!parties) throw notFound()
    const { washerId, recipientId, status } = parties
    const isByWasher = senderId === washerId
    if (isAtDoor && !isByWasher) throw invalid({ at_door: [chatMessages.onlyWasherAtDoor] })
    switch (mayRing(status, await ringsSentBy(tx, { orderId, washerId, senderId }), at)) {
      case 'closed':
        throw refuse(chatRefusals.ringClosed)
      case 'too_soon':
        throw refuse(chatRefusals.ringTooSoon)
      case 'limit':
        throw refuse(chatRefusals.ringLimit)
      default:
    }
    const row = await insertRing(tx, { orderId, washerId, senderId, isAtDoor, at })
    const ring = ringWire(row)
    await broadcastRing(deps.broadcast, tx, orderId, ring)
    await deps.events.publish(tx, 'ring.made', { orderId, recipientId, isByWasher, isAtDoor, at })
    return ring
  })
}
