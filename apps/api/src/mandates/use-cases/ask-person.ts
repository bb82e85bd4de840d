import { approvalLimits } from '@washline/contract/mandates/approval-limits'
import type { ApprovalReason } from '@washline/contract/mandates/mandated'
import { mandateRefusals } from '@washline/contract/mandates/refusals'
import type { Tx } from '../../platform/db/database.ts'
import type { CallParts, MandatedCall } from '../../platform/http/mandates.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { AdmitDeps } from '../deps.ts'
import { tokenOf } from '../queries.ts'
import type { ApprovalRow } from '../rules/show-approval.ts'
import { expireEarlier, insertApproval, waitingOf } from '../store.ts'
import type { AssessedCall } from './assess-call.ts'

interface Asked {
  readonly call: MandatedCall
  readonly assessed: AssessedCall
  readonly reasons: readonly ApprovalReason[]
  readonly callHash: Buffer
}

/** Stores a call of a program until its person answers, and notifies them. */
export async function askPerson(
  tx: Tx,
  deps: AdmitDeps,
  { call, assessed, reasons, callHash }: Asked,
): Promise<ApprovalRow> {
  const { actor, endpoint } = call
  const at = deps.clock.now()
  const token = actor.accessToken && (await tokenOf(tx, actor.accessToken.id, actor.userId))
  if (!actor.accessToken || !token) throw notFound()
  const tokenId = actor.accessToken.id
  const { kind, orderId, amountMinor, items = null, address = null, pickupAt = null } = assessed
  if (orderId !== null && kind !== 'tip' && kind !== 'claim') await expireEarlier(tx, { tokenId, kind, orderId, at })
  if ((await waitingOf(tx, tokenId, at)) >= approvalLimits.waitingMost) throw refuse(mandateRefusals.tooManyApprovals)
  const approval = await insertApproval(tx, {
    userId: actor.userId,
    tokenId,
    agent: token.name ?? '',
    kind,
    reasons,
    orderId,
    amountMinor,
    items,
    address,
    pickupAt,
    method: endpoint.method,
    path: endpoint.path,
    parts: partsToStore(call),
    callHash,
    createdAt: at,
    expiresAt: new Date(at.getTime() + approvalLimits.waitingMs),
  })
  await deps.events.publish(tx, 'approval.asked', { userId: actor.userId, agent: approval.agent, amountMinor, at })
  return approval
}

/** The person approves what it comes to in all, so the card's part that the program saw does not count. */
function partsToStore({ sent: { params, query, body } }: MandatedCall): CallParts {
  if (typeof body !== 'object' || body === null) return { params, query, body }
  const { total: _, service_fee: __, payment_intent_id: ___, ...stored } = body as Record<string, unknown>
  return { params, query, body: stored }
}
