import type { AppealOutcome } from '@washline/contract/dispatch/explanations'
import { dispatchMessages } from '@washline/contract/dispatch/messages'
import { dispatchRefusals } from '@washline/contract/dispatch/refusals'
import type { OfferAppealId, OfferId, UserId } from '@washline/contract/ids'
import { cellMiddle } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { insertAudit } from '../../console/index.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { AreaOf } from '../../maps/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { forbidden, notFound, refuse } from '../../platform/http/refusal.ts'
import { decisionOf, explainedSince } from '../queries/decisions.ts'
import { type AppealRow, showDecision } from '../rules/show-decision.ts'
import { deleteBatches } from '../store/batches.ts'
import { deleteAnsweredAppeals, deleteOffersNotMade, insertAppeal, lockAppeal, saveAnswer } from '../store/decisions.ts'
import { deleteWaves } from '../store/waves.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
}

/** Stores the Washer's one appeal about a decision, with the decision as it is explained now. */
export const appealDecision = (
  deps: Deps & { readonly areaOf: AreaOf },
  { washerId, id, text }: { washerId: UserId; id: OfferId; text: string },
): Promise<AppealRow> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const row = await decisionOf(tx, id, { washerId, since: explainedSince(now), now })
    if (!row) throw notFound()
    const decision = showDecision(row, deps.areaOf(cellMiddle(row)))
    const { orderId } = row
    const appeal = await insertAppeal(tx, { decisionId: id, washerId, orderId, decision, text, at: now })
    if (!appeal) throw refuse(dispatchRefusals.offerAppealed)
    return appeal
  })

/** Answers an appeal with a reason; the second of two operators is refused with 409. */
export const answerAppeal = (
  deps: Deps & { readonly events: Pick<EventBus, 'publish'>; readonly newId: () => string },
  input: {
    readonly id: OfferAppealId
    readonly operatorId: UserId
    readonly outcome: AppealOutcome
    readonly reason: string
    readonly requestId: string | undefined
  },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { id, operatorId, outcome, reason } = input
    const appeal = await lockAppeal(tx, id)
    if (!appeal) throw notFound()
    if (appeal.washerId === operatorId) throw forbidden(dispatchMessages.ownAppeal)
    if (appeal.answeredAt) throw refuse(dispatchRefusals.appealAnswered)
    const at = deps.clock.now()
    await saveAnswer(tx, id, { outcome, reason, by: operatorId, at })
    await insertAudit(tx, {
      action: 'answer_offer_appeal',
      operatorId,
      orderId: appeal.orderId,
      personId: appeal.washerId,
      subjectId: id,
      reason,
      requestId: input.requestId ?? deps.newId(),
      at,
    })
    await deps.events.publish(tx, 'offer-appeal.answered', { userId: appeal.washerId, outcome, reason, at })
  })

/** Deletes decisions that are not explained any more, the batches that made them, and appeals that were answered long ago. */
export const forgetOldDecisions = async ({ db, clock }: Deps): Promise<void> => {
  const now = clock.now()
  const answeredBefore = new Date(now.getTime() - market.dispatch.appeals.storedDays * 86_400_000)
  await db.transaction((tx) => deleteOffersNotMade(tx, explainedSince(now)))
  await db.transaction((tx) => deleteWaves(tx, explainedSince(now)))
  await db.transaction((tx) => deleteAnsweredAppeals(tx, answeredBefore))
  await db.transaction((tx) => deleteBatches(tx, explainedSince(now)))
}
