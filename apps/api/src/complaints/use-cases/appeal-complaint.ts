import { complaintRefusals } from '@washline/contract/complaints/refusals'
import type { ComplaintId, UserId } from '@washline/contract/ids'
import { lockOrder } from '../../orders/index.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { broadcastChanged } from '../channels.ts'
import type { ComplaintDeps } from '../deps.ts'
import { orderOfComplaint } from '../queries.ts'
import { type AppealRefusal, appealOf, decisionDueAt } from '../rules/complaint-course.ts'
import { lockComplaint, saveComplaint } from '../store.ts'
import { moveComplaint } from './move-complaint.ts'

const refusals = {
  appealed: complaintRefusals.appealed,
  not_appealable: complaintRefusals.notAppealable,
  appeal_over: complaintRefusals.appealOver,
} satisfies Record<AppealRefusal, unknown>

/** The customer appeals a decision, or the Washer what they pay; each once. */
export const appealComplaint = (
  deps: ComplaintDeps,
  { complaintId, userId, text }: { readonly complaintId: ComplaintId; readonly userId: UserId; readonly text: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const orderId = await orderOfComplaint(tx, complaintId)
    if (orderId === undefined) throw notFound()
    await lockOrder(tx, orderId)
    const complaint = await lockComplaint(tx, complaintId)
    if (!complaint || (userId !== complaint.customerId && userId !== complaint.washerId)) throw notFound()
    const by = userId === complaint.customerId ? 'customer' : 'washer'
    const at = deps.clock.now()
    const until = appealOf(complaint, by, at)
    if (!(until instanceof Date)) throw refuse(refusals[until])
    const dueAt = decisionDueAt(at)
    if (by === 'washer') {
      await broadcastChanged(
        deps.broadcast,
        tx,
        await saveComplaint(tx, complaint, { washerAppeal: text, washerAppealedAt: at, dueAt }),
      )
      return
    }
    await moveComplaint(tx, deps, complaint, {
      move: 'appeal',
      by,
      actorId: userId,
      at,
      changes: { appeal: text, appealedAt: at, dueAt },
    })
  })
