import { complaintMessages } from '@washline/contract/complaints/messages'
import { complaintRefusals } from '@washline/contract/complaints/refusals'
import type { ComplaintParty } from '@washline/contract/complaints/rules'
import { consoleMessages } from '@washline/contract/console/messages'
import type { ComplaintId, UserId } from '@washline/contract/ids'
import { add, leastOf, type Minor, subtract } from '@washline/contract/money'
import { insertAudit } from '../../console/index.ts'
import { type LockedOrder, lockOrder } from '../../orders/index.ts'
import { orderCaptured, refundableMinor } from '../../payments/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { forbidden, invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import { broadcastChanged } from '../channels.ts'
import type { ComplaintDeps } from '../deps.ts'
import { complaintView, orderOfComplaint } from '../queries.ts'
import type { Complaint } from '../rules/complaint.ts'
import { questionOf } from '../rules/complaint-course.ts'
import { lockComplaint, saveComplaint } from '../store.ts'
import { moveComplaint } from './move-complaint.ts'
import { giveRefund, giveRewash } from './settle-complaint.ts'

export type ComplaintDecision =
  | { readonly kind: 'rewash' | 'liability'; readonly liableParty: ComplaintParty }
  | { readonly kind: 'refund'; readonly amountMinor: Minor; readonly liableParty: ComplaintParty }
  | { readonly kind: 'reject' }

export interface DecisionAsked {
  readonly complaintId: ComplaintId
  readonly operatorId: UserId
  readonly decision: ComplaintDecision
  /** Of the complaint that the operator has seen. */
  readonly decisions: number
  readonly reason: string
  readonly requestId: string | undefined
}

/** An operator decides a complaint, an appeal, or who is liable; the audit log records it in the same transaction. */
export const decideComplaint = (deps: ComplaintDeps, asked: DecisionAsked): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { complaintId, operatorId, decision, reason } = asked
    const orderId = await orderOfComplaint(tx, complaintId)
    const first = orderId && (await lockOrder(tx, orderId))
    const complaint = first && (await lockComplaint(tx, complaintId))
    if (!complaint) throw notFound()
    if (operatorId === complaint.customerId || operatorId === complaint.washerId)
      throw forbidden(consoleMessages.customerBalance)
    if (complaint.decisions !== asked.decisions) throw refuse(complaintRefusals.decidedSince)
    const question = questionOf(complaint)
    if (!question || (question === 'liability') !== (decision.kind === 'liability'))
      throw refuse(complaintRefusals.nothingToDecide)
    const at = deps.clock.now()
    await insertAudit(tx, {
      action: 'decide_complaint',
      operatorId,
      orderId: first.id,
      personId: complaint.customerId,
      subjectId: complaint.id,
      ...(decision.kind === 'refund' && { amountMinor: decision.amountMinor }),
      reason,
      requestId: asked.requestId ?? deps.newId(),
      at,
    })
    const decided = { decisionReason: reason, decisions: complaint.decisions + 1, decidedAt: at }
    const by = { by: 'operator', actorId: operatorId, at } as const
    switch (decision.kind) {
      case 'liability':
        return decideLiability(tx, deps, complaint, { liableParty: decision.liableParty, decided, at })
      case 'reject':
        // What was refunded stays refunded.
        await moveComplaint(tx, deps, complaint, {
          ...by,
          move: complaint.refundedMinor > 0 ? 'refund' : 'reject',
          changes: decided,
        })
        return
      case 'refund': {
        const amountMinor = await withinPrice(tx, complaint, decision.amountMinor)
        const changes = await giveRefund(tx, deps, { complaint, first, ...decision, amountMinor, at })
        await moveComplaint(tx, deps, complaint, { ...by, move: 'refund', changes: { ...changes, ...decided } })
        return
      }
      case 'rewash': {
        const changes = await washAgain(tx, deps, { complaint, first, liableParty: decision.liableParty, at })
        await moveComplaint(tx, deps, complaint, { ...by, move: 'washAgain', changes: { ...changes, ...decided } })
        return
      }
      default:
        return decision satisfies never
    }
  })

/** At most the price of the items, and what is left of the order's payment. */
async function withinPrice(tx: Tx, complaint: Complaint, amountMinor: Minor): Promise<Minor> {
  const leftMinor = add(refundableMinor(await orderCaptured(tx, complaint.orderId)), complaint.refundedMinor)
  if (amountMinor > leastOf(complaint.valueMinor, leftMinor))
    throw invalid({ amount_minor: [complaintMessages.tooMuch] })
  return amountMinor
}

async function washAgain(
  tx: Tx,
  deps: ComplaintDeps,
  given: { complaint: Complaint; first: LockedOrder; liableParty: ComplaintParty; at: Date },
): Promise<Partial<Complaint>> {
  const { complaint } = given
  // Items are washed again once, and not after a refund.
  if (complaint.washedAgain || complaint.rewashOrderId !== null || complaint.refundedMinor > 0)
    throw refuse(complaintRefusals.nothingToDecide)
  return giveRewash(tx, deps, { ...given, items: (await complaintView(tx, complaint.id))?.items ?? [] })
}

/** Returns what the Washer has paid where the market is liable after all. */
async function decideLiability(
  tx: Tx,
  deps: ComplaintDeps,
  complaint: Complaint,
  { liableParty, decided, at }: { liableParty: ComplaintParty; decided: Partial<Complaint>; at: Date },
): Promise<void> {
  const { orderId, washerId, deductedMinor, unpaidMinor } = complaint
  const owedMinor = subtract(add(deductedMinor, unpaidMinor), complaint.returnedMinor)
  const isReturned = liableParty === 'market' && owedMinor > 0
  if (isReturned)
    await deps.earnings.returnPay(tx, {
      id: deps.newId(),
      washerId,
      orderId,
      amountMinor: owedMinor,
      reason: complaintMessages.reserve,
    })
  const { decidedAt: _, ...answered } = decided
  const returnedMinor = isReturned ? add(complaint.returnedMinor, owedMinor) : complaint.returnedMinor
  const saved = await saveComplaint(tx, complaint, { ...answered, liableParty, returnedMinor, liabilityDecidedAt: at })
  await broadcastChanged(deps.broadcast, tx, saved)
  await deps.events.publish(tx, 'complaint.liability-decided', { orderId, washerId, returnedMinor, at })
}
