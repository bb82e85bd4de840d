import { chatRefusals } from '@washline/contract/chat/refusals'
import type { Ring, RingAnswer } from '@washline/contract/chat/rings'
import type { OrderId, RingId, UserId } from '@washline/contract/ids'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { broadcastRing, ringWire } from '../channels.ts'
import type { AcknowledgeDeps } from '../deps.ts'
import { isUnderWay } from '../rules.ts'
import { lockParties, lockRing, setAnswer } from '../store.ts'

export interface AnswerRingInput {
  readonly orderId: OrderId
  readonly ringId: RingId
  readonly answererId: UserId
  readonly answer: RingAnswer
}

/** Answers a ring of the other person, once; the same answer again changes nothing. */
export async function answerRing(deps: AcknowledgeDeps, input: AnswerRingInput): Promise<Ring> {
  const { orderId, ringId, answererId, answer } = input
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const parties = await lockParties(tx, orderId, answererId)
    if (!parties) throw notFound()
    const ring = await lockRing(tx, { orderId, ringId, washerId: parties.washerId })
    if (!ring || ring.senderId === answererId) throw notFound()
    if (ring.answer === answer) return ringWire(ring)
    if (ring.answer !== null) throw refuse(chatRefusals.ringAnswered)
    if (!isUnderWay(parties.status)) throw refuse(chatRefusals.ringClosed)
    const changed = ringWire(await setAnswer(tx, { ringId, answer, at }))
    await broadcastRing(deps.broadcast, tx, orderId, changed)
    await deps.events.publish(tx, 'ring.answered', { orderId, recipientId: ring.senderId, answererId, answer, at })
    return changed
  })
}
