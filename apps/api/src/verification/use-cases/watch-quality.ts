import type { QualityFlagId, UserId } from '@washline/contract/ids'
import { verificationMessages } from '@washline/contract/verification/messages'
import { verificationRefusals } from '@washline/contract/verification/refusals'
import { insertAudit, marketSettings } from '../../console/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { forbidden, notFound, refuse } from '../../platform/http/refusal.ts'
import type { DecisionDeps, VerificationDeps } from '../deps.ts'
import { type QualityRow, type QualityWatch, qualityOf, washersToWatch } from '../queries.ts'
import { averageTenths, judgeQuality } from '../rules/judge-quality.ts'
import { closeFlag, insertFlag, lockFlag } from '../store.ts'
import type { OperatorAction } from './decide-step.ts'

async function flag(tx: Tx, stats: QualityRow, watch: QualityWatch, at: Date): Promise<void> {
  const { washerId, ratings, claims, lastRatingId, lastClaimId } = stats
  const causes = judgeQuality(stats, watch)
  if (causes.length === 0) return
  const averaged = averageTenths(stats)
  const raised = { washerId, causes, averageTenths: averaged, ratings, claims, lastRatingId, lastClaimId, at }
  await insertFlag(tx, raised)
}

async function watchAt(tx: Tx, at: Date): Promise<QualityWatch> {
  const { claimsMs, ...limits } = (await marketSettings(tx)).quality
  return { ...limits, claimsSince: new Date(at.getTime() - claimsMs) }
}

/** Flags a Washer by the latest ratings and claims; after a closed flag only newer ones raise another. */
export async function watchWasher(
  tx: Tx,

  { washerId, at }: { washerId: UserId; at: Date },
): Promise<void> {
  const watch = await watchAt(tx, at)
  const stats = await qualityOf(tx, washerId, watch)
  if (stats) await flag(tx, stats, watch, at)
}

const atOnce = 100

/** Flags all Washers beyond the limits, for example after the limits have changed. */
export const watchWashers = (deps: VerificationDeps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const watch = await watchAt(tx, at)
    for (const stats of await washersToWatch(tx, watch, atOnce)) await flag(tx, stats, watch, at)
  })

/** Closes a flag without a suspension. */
export const closeQualityFlag = (
  deps: DecisionDeps,
  input: OperatorAction & { flagId: QualityFlagId; note: string },
): Promise<Date> =>
  deps.db.transaction(async (tx) => {
    const { flagId, note, operatorId, requestId } = input
    const open = await lockFlag(tx, flagId)
    if (!open) throw notFound()
    if (open.washerId === operatorId) throw forbidden(verificationMessages.ownCase)
    if (open.closedAt) throw refuse(verificationRefusals.flagClosed)
    const at = deps.clock.now()
    await closeFlag(tx, flagId, { by: operatorId, note, at })
    await insertAudit(tx, {
      action: 'close_flag',
      operatorId,
      personId: open.washerId,
      reason: note,
      requestId: requestId ?? deps.newId(),
      at,
    })
    return at
  })
