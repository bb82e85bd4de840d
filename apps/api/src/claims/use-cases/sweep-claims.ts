import type { AssessClaimDeps } from '../deps.ts'
import { unfinishedClaims } from '../queries.ts'
import { assessClaim } from './assess-claim.ts'
import { closeDelivered } from './close-delivered.ts'
import { reportOverdue } from './report-overdue.ts'
import { settleLiability } from './settle-liability.ts'

/** Longer than the retries of a claim's jobs last. */
const patienceMs = 15 * 60_000

/** Finishes what jobs left: claims that were never assessed, missed deadlines, and reserves whose reply window has ended. */
export async function sweepClaims(deps: AssessClaimDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - patienceMs)
  const { unassessed, unsettled, overdue, delivered } = await unfinishedClaims(deps.db, before)
  for (const id of unassessed) await assessClaim(deps, id)
  for (const id of unsettled) await settleLiability(deps, id)
  for (const id of overdue) await reportOverdue(deps, id)
  for (const orderId of delivered) await closeDelivered(deps, orderId)
}
