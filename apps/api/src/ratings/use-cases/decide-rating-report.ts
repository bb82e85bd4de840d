import { messages } from '@washline/contract/messages'
import { insertAudit } from '../../ops/index.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import { hidePart, lockRating, reportedWords, saveDecision } from '../store.ts'
import type { RateOrderDeps } from './rate-order.ts'

export type DecideReportDeps = RateOrderDeps & { readonly newId: () => string }

/** Hides or keeps what was reported, for every report about the same words. Of two operators one decides. */
export const decideRatingReport = (
  deps: DecideReportDeps,
  input: {
    reportId: number
    operatorId: number
    decision: 'hide' | 'keep'
    note: string
    requestId: string | undefined
  },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, decision, note } = input
    const words = await reportedWords(tx, input.reportId)
    const rating = words && (await lockRating(tx, words.ratingId))
    if (!rating) throw notFound()
    const at = deps.clock.now()
    if ((await saveDecision(tx, { ...words, decision, by: operatorId, note, at })) === 0)
      throw conflict('report_decided', messages.reports.decided)
    await insertAudit(tx, {
      act: 'decide_rating_report',
      operatorId,
      orderId: rating.orderId,
      personId: words.about === 'answer' ? rating.washerId : rating.customerId,
      reason: note,
      requestId: input.requestId ?? deps.newId(),
      at,
    })
    if (decision === 'keep') return
    await hidePart(tx, { ...words, at })
    if (words.about === 'rating' && !rating.hiddenAt)
      await deps.facts.tell(tx, 'rating.hidden', { washerId: rating.washerId, tenths: rating.tenths, at })
  })
