import type { RatingReportId, UserId } from '@washline/contract/ids'
import { safetyRefusals } from '@washline/contract/safety/refusals'
import { insertAudit } from '../../console/index.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { DecideReportDeps } from '../deps.ts'
import { hidePart, lockRating, reportedText, saveDecision } from '../store.ts'

/** Hides or keeps a reported text and closes every report about it. The second of two decisions is refused with 409. */
export const decideRatingReport = (
  deps: DecideReportDeps,
  input: {
    reportId: RatingReportId
    operatorId: UserId
    decision: 'hide' | 'keep'
    note: string
    requestId: string | undefined
  },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, decision, note } = input
    const reported = await reportedText(tx, input.reportId)
    const rating = reported && (await lockRating(tx, reported.ratingId))
    if (!rating) throw notFound()
    const at = deps.clock.now()
    if ((await saveDecision(tx, { ...reported, decision, by: operatorId, note, at })) === 0)
      throw refuse(safetyRefusals.reportDecided)
    await insertAudit(tx, {
      action: 'decide_rating_report',
      operatorId,
      orderId: rating.orderId,
      personId: reported.about === 'answer' ? rating.washerId : rating.customerId,
      reason: note,
      requestId: input.requestId ?? deps.newId(),
      at,
    })
    if (decision === 'keep') return
    await hidePart(tx, { ...reported, at })
    if (reported.about === 'rating' && !rating.hiddenAt)
      await deps.events.publish(tx, 'rating.hidden', { washerId: rating.washerId, tenths: rating.tenths, at })
  })
