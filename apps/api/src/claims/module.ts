import type { Log } from '../platform/log/log.ts'
import type { Module } from '../platform/module.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import type { PhotoGateway, VisionModel } from '../scanning/index.ts'
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
import { lookAtDamage } from './vision/look-at-damage.ts'

export type ClaimsDeps = Omit<ClaimsRoutesDeps, 'photoFindings'> & {
  readonly storage: ClaimsRoutesDeps['storage']
  readonly photos: PhotoGateway
  readonly log: Log
  /** A model that looks at photos of claims, where one is configured. */
  readonly vision?: VisionModel | undefined
}

export interface Claims {
  /** What the job of a submitted claim does, for whom runs it by hand. */
  assess(claimId: number): Promise<void>
}

export const claimsModule = (given: ClaimsDeps): Module & { claims: Claims } => {
  const { vision, log } = given
  const embedded = comparePhotos(given.photos)
  const deps = { ...given, photoFindings: vision ? lookAtDamage(embedded, { vision, log }) : embedded }
  return {
    ...(vision && { close: vision.close }),
    claims: { assess: (claimId) => assessClaim(deps, claimId) },
    person: claimsPerson,
    routes: (http) => claimsRoutes(http, deps),
    reactions: (facts) => claimsReactions(facts, deps),
    jobs: (jobs) => {
      jobs.handle(assessClaimJob, ({ claimId }) => assessClaim(deps, claimId))
      jobs.handle(settleBlameJob, ({ claimId }) => settleBlame(deps, claimId))
      jobs.handle(holdEarningJob, ({ orderId }) => holdEarning(deps, orderId))
      jobs.handle(removePhotosJob, removeFiles(deps.storage))
      jobs.repeat('claims-sweep', sweepEveryS, () => sweepClaims(deps))
      jobs.repeat('claims-remove-unsent-photos', removeUnsentEveryS, () => removeUnsentPhotos(deps))
    },
  }
}
