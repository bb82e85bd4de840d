import { verificationMessages } from '@washline/contract/verification/messages'
import { insertAudit } from '../../ops/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts'
import { marketSettings } from '../../settings/index.ts'
import { type QualityRow, type QualityWatch, qualityOf, washersToWatch } from '../queries.ts'
import { averageTenths, judgeQuality } from '../rules/judge-quality.ts'
import { closeFlag, insertFlag, lockFlag } from '../store.ts'
import type { VerificationDeps } from './change-step.ts'
import type { Act, ActDeps } from './decide-step.ts'

async function flag(
  tx: Tx,
  deps: Pick<VerificationDeps, 'facts'>,
  figures: QualityRow,
  watch: QualityWatch,
  at: Date,
): Promise<void> {
  const { washerId, ratings, claims, lastRatingId, lastClaimId } = figures
  const causes = judgeQuality(figures, watch)
  if (causes.length === 0) return
  const averaged = averageTenths(figures)
  const raised = { washerId, causes, averageTenths: averaged, ratings, claims, lastRatingId, lastClaimId, at }
  if (await insertFlag(tx, raised)) await deps.facts.tell(tx, 'washer.flagged', { userId: washerId, causes, at })
}

async function watchAt(tx: Tx, at: Date): Promise<QualityWatch> {
  const { claimsMs, ...limits } = (await marketSettings(tx)).quality
  return { ...limits, claimsSince: new Date(at.getTime() - claimsMs) }
}

/** Flags a Washer by their last ratings and lately borne claims, once until somebody has looked and new ones have come. */
export async function watchWasher(
  tx: Tx,
  deps: Pick<VerificationDeps, 'facts'>,
  { washerId, at }: { washerId: number; at: Date },
): Promise<void> {
  const watch = await watchAt(tx, at)
  const figures = await qualityOf(tx, washerId, watch)
  if (figures) await flag(tx, deps, figures, watch, at)
}

const atOnce = 100

/** The same for all Washers: what a reaction has missed, or a changed floor makes due. */
export const watchWashers = (deps: VerificationDeps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const watch = await watchAt(tx, at)
    for (const figures of await washersToWatch(tx, watch, atOnce)) await flag(tx, deps, figures, watch, at)
  })

/** An operator has looked and lets the Washer go on. */
export const closeQualityFlag = (deps: ActDeps, input: Act & { flagId: number; note: string }): Promise<Date> =>
  deps.db.transaction(async (tx) => {
    const { flagId, note, operatorId, requestId } = input
    const open = await lockFlag(tx, flagId)
    if (!open) throw notFound()
    if (open.washerId === operatorId) throw forbidden(verificationMessages.ownCase)
    if (open.closedAt) throw conflict('flag_closed', verificationMessages.flagClosed)
    const at = deps.clock.now()
    await closeFlag(tx, flagId, { by: operatorId, note, at })
    await insertAudit(tx, {
      act: 'close_flag',
      operatorId,
      personId: open.washerId,
      reason: note,
      requestId: requestId ?? deps.newId(),
      at,
    })
    return at
  })
