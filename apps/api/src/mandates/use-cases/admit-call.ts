import { createHash } from 'node:crypto'
import type { AccessTokenId } from '@washline/contract/ids'
import { mandateRefusals } from '@washline/contract/mandates/refusals'
import type { Tx } from '../../platform/db/database.ts'
import { answeredBefore } from '../../platform/http/idempotency.ts'
import type { Admission, AdmitCall, MandatedCall } from '../../platform/http/mandates.ts'
import { approvedRequest } from '../../platform/http/operations.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { AdmitDeps } from '../deps.ts'
import { spentSince, storedMandate } from '../queries.ts'
import { approvalKey } from '../rules/approval-key.ts'
import { beginOfMonth } from '../rules/begin-of-month.ts'
import { decideCall } from '../rules/decide-call.ts'
import { isWaiting, waitingAnswer } from '../rules/show-approval.ts'
import { spendingKey } from '../rules/spending-key.ts'
import { approvalOfCall, deleteSpending, lockToken, saveSpending } from '../store.ts'
import { askPerson } from './ask-person.ts'
import { type AssessedCall, assessCall } from './assess-call.ts'

/** A declined call is not asked again for so long, and one that was made answers the same. */
const rememberedMs = 24 * 3_600_000

/** Decides whether a program makes a call at once, or whether its person is asked. Calls of one token are decided one after the other. */
export const admitCall =
  (deps: AdmitDeps): AdmitCall =>
  (call) =>
    deps.db.transaction(async (tx) => {
      const tokenId = call.actor.accessToken?.id
      if (!tokenId) return {}
      await lockToken(tx, tokenId)
      const earlier = await earlierAnswer(tx, deps, call, tokenId)
      if (earlier) return { answer: earlier }
      const assessed = await assessCall(tx, deps, call)
      return assessed ? admitAssessed(tx, deps, call, { tokenId, assessed }) : {}
    })

/** What the same call was answered before, if it was asked about. */
async function earlierAnswer(tx: Tx, deps: AdmitDeps, call: MandatedCall, tokenId: AccessTokenId) {
  const now = deps.clock.now()
  const approval = await approvalOfCall(tx, { tokenId, callHash: hashOf(call) })
  if (!approval) return undefined
  if (isWaiting(approval, now) || approval.state === 'approved') return waitingAnswer(approval)
  const isRecent = now.getTime() - approval.createdAt.getTime() < rememberedMs
  if (isRecent && approval.state === 'declined') throw refuse(mandateRefusals.approvalDeclined)
  return isRecent && approval.state === 'done'
    ? answeredBefore(tx, approvedRequest(call.actor.userId, call.endpoint, approvalKey(approval)))
    : undefined
}

async function admitAssessed(
  tx: Tx,
  deps: AdmitDeps,
  call: MandatedCall,
  { tokenId, assessed }: { tokenId: AccessTokenId; assessed: AssessedCall },
): Promise<Admission> {
  const now = deps.clock.now()
  const { kind, amountMinor, orderId } = assessed
  const key = spendingKey(assessed, call.idempotencyKey ?? deps.newId())
  const spentMinor = await spentSince(tx, { tokenId, since: beginOfMonth(now), now, but: { kind, key } })
  const reasons = decideCall(await storedMandate(tx, tokenId), { kind, amountMinor, spentMinor })
  if (reasons.length > 0)
    return { answer: waitingAnswer(await askPerson(tx, deps, { call, assessed, reasons, callHash: hashOf(call) })) }
  if (amountMinor === null) return {}
  await saveSpending(tx, { tokenId, kind, key, orderId, amountMinor, at: now })
  return {
    ceilingMinor: amountMinor,
    // An order is read as it is; a tip or a fee that was not charged is not spent.
    settle: async ({ status, body }) => {
      const isMade = status === 200 && (body as { success?: unknown }).success === true
      if (!isMade && kind !== 'place' && kind !== 'book')
        await deps.db.transaction((last) => deleteSpending(last, { tokenId, kind, key }))
    },
  }
}

/** The same call about an order is the same under any key; a tip or a claim may be meant twice. */
function hashOf({ endpoint, sent, idempotencyKey }: MandatedCall): Buffer {
  const isRepeatable = endpoint.mandated === 'tip' || endpoint.mandated === 'claim'
  const parts = [endpoint.method, endpoint.path, sent.params, sent.body, isRepeatable ? (idempotencyKey ?? '') : '']
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
