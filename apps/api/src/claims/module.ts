import type { Module } from '../platform/module.ts'
import type { PhotoGateway } from '../scanning/index.ts'
import { comparePhotos } from './embedded/compare-photos.ts'
import {
  assessClaimJob,
  holdEarningJob,
  removePhotosJob,
  removeUnsentEveryS,
  settleBlameJob,
  sweepEveryS,
} from './jobs.ts'
import { claimsPerson } from './person.ts'
import { claimsReactions } from './reactions.ts'
import { type ClaimsRoutesDeps, claimsRoutes } from './routes.ts'
import { assessClaim } from './use-cases/assess-claim.ts'
import { holdEarning } from './use-cases/hold-pay.ts'
import { removeUnsentPhotos } from './use-cases/remove-unsent-photos.ts'
import { settleBlame } from './use-cases/settle-blame.ts'
import { sweepClaims } from './use-cases/sweep-claims.ts'

export type ClaimsDeps = Omit<ClaimsRoutesDeps, 'photoFindings'> & {
  readonly storage: ClaimsRoutesDeps['storage']
  readonly photos: PhotoGateway
}

export interface Claims {
  /** What the job of a submitted claim does, for whom runs it by hand. */
  assess(claimId: number): Promise<void>
}

export const claimsModule = (given: ClaimsDeps): Module & { claims: Claims } => {
  const deps = { ...given, photoFindings: comparePhotos(given.photos) }
  return {
    claims: { assess: (claimId) => assessClaim(deps, claimId) },
    person: claimsPerson,
    routes: (http) => claimsRoutes(http, deps),
    reactions: (facts) => claimsReactions(facts, deps),
    jobs: (jobs) => {
      jobs.handle(assessClaimJob, ({ claimId }) => assessClaim(deps, claimId))
      jobs.handle(settleBlameJob, ({ claimId }) => settleBlame(deps, claimId))
      jobs.handle(holdEarningJob, ({ orderId }) => holdEarning(deps, orderId))
      jobs.handle(removePhotosJob, async ({ keys }) => {
        for (const key of keys) await deps.storage.remove(key)
      })
      jobs.repeat('claims-sweep', sweepEveryS, () => sweepClaims(deps))
      jobs.repeat('claims-remove-unsent-photos', removeUnsentEveryS, () => removeUnsentPhotos(deps))
    },
  }
}
