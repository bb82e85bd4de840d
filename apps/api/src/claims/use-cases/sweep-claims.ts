import { unfinishedClaims } from '../queries.ts'
import { type AssessClaimDeps, assessClaim } from './assess-claim.ts'
import { settleBlame } from './settle-blame.ts'

/** Past the time in which the jobs of a claim are tried again by themselves. */
const patienceMs = 15 * 60_000

/** Finishes what jobs left: claims that were never assessed, and holds that nobody objected to in time. */
export async function sweepClaims(deps: AssessClaimDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - patienceMs)
  const { unassessed, unsettled } = await unfinishedClaims(deps.db, before)
  for (const id of unassessed) await assessClaim(deps, id)
  for (const id of unsettled) await settleBlame(deps, id)
}
