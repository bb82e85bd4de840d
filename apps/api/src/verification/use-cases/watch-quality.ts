import { market } from '@washline/contract/market'
import { verificationMessages } from '@washline/contract/verification/messages'
import { insertAudit } from '../../ops/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts'
import { type QualityRow, qualityOf, washersToWatch } from '../queries.ts'
import { averageTenths, judgeQuality } from '../rules/judge-quality.ts'
import { closeFlag, insertFlag, lockFlag } from '../store.ts'
import type { VerificationDeps } from './change-step.ts'
import type { Act, ActDeps } from './decide-step.ts'

async function flag(tx: Tx, deps: Pick<VerificationDeps, 'facts'>, figures: QualityRow, at: Date): Promise<void> {
  const { washerId, ratings, claims, lastRatingId, lastClaimId } = figures
  const causes = judgeQuality(figures)
  if (causes.length === 0) return
  const averaged = averageTenths(figures)
  const raised = { washerId, causes, averageTenths: averaged, ratings, claims, lastRatingId, lastClaimId, at }
  if (await insertFlag(tx, raised)) await deps.facts.tell(tx, 'washer.flagged', { userId: washerId, causes, at })
}

const claimsSince = (at: Date) => new Date(at.getTime() - market.quality.claimsDays * 24 * 3_600_000)

/** Flags a Washer by their last ratings and lately borne claims, once until somebody has looked and new ones have come. */
export async function watchWasher(
  tx: Tx,
  deps: Pick<VerificationDeps, 'facts'>,
  { washerId, at }: { washerId: number; at: Date },
): Promise<void> {
  const figures = await qualityOf(tx, washerId, claimsSince(at))
  if (figures) await flag(tx, deps, figures, at)
}

const atOnce = 100

/** The same for all Washers: what a reaction has missed, or a changed floor makes due. */
export const watchWashers = (deps: VerificationDeps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    for (const figures of await washersToWatch(tx, claimsSince(at), atOnce)) await flag(tx, deps, figures, at)
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
