import type { ClaimId } from '@washline/contract/ids'
import type { Module } from '../platform/module.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import type { ClaimsDeps } from './deps.ts'
import { comparePhotos } from './embedded/compare-photos.ts'
import { claimsHandlers } from './handlers.ts'
import {
  assessClaimJob,
  closeDeliveredJob,
  removePhotosJob,
  removeUnsentEveryS,
  reportOverdueJob,
  reserveEarningJob,
  settleLiabilityJob,
  sweepEveryS,
} from './jobs.ts'
import { claimsPrivacy } from './privacy.ts'
import { seesClaimPhotos } from './queries/photo-access.ts'
import { claimsRoutes } from './routes.ts'
import { assessClaim } from './use-cases/assess-claim.ts'
import { closeDelivered } from './use-cases/close-delivered.ts'
import { removeUnsentPhotos } from './use-cases/remove-unsent-photos.ts'
import { reportOverdue } from './use-cases/report-overdue.ts'
import { reserveEarning } from './use-cases/reserve-pay.ts'
import { settleLiability } from './use-cases/settle-liability.ts'
import { sweepClaims } from './use-cases/sweep-claims.ts'
import { describeDamage } from './vision/describe-damage.ts'

export interface Claims {
  /** Runs the job of a submitted claim. */
  assess(claimId: ClaimId): Promise<void>
  /** Bits by which copies of a picture are found; null for one with too little detail. */
  fingerprint(jpeg: Buffer): Promise<string | null>
}

export const claimsModule = (given: ClaimsDeps): Module & { claims: Claims } => {
  const { vision, log } = given
  const embedded = comparePhotos(given.photos, given.scanner)
  const deps = { ...given, photoFindings: vision ? describeDamage(embedded, { vision, log }) : embedded }
  return {
    ...(vision && { close: vision.close }),
    claims: { assess: (claimId) => assessClaim(deps, claimId), fingerprint: deps.photoFindings.fingerprint },
    photos: { claim: seesClaimPhotos(deps) },
    privacy: claimsPrivacy,
    routes: (http) => claimsRoutes(http, deps),
    handlers: (events) => claimsHandlers(events, deps),
    jobs: (jobs) => {
      jobs.handle(assessClaimJob, ({ claimId }) => assessClaim(deps, claimId))
      jobs.handle(settleLiabilityJob, ({ claimId }) => settleLiability(deps, claimId))
      jobs.handle(reserveEarningJob, ({ orderId }) => reserveEarning(deps, orderId))
      jobs.handle(reportOverdueJob, ({ claimId }) => reportOverdue(deps, claimId))
      jobs.handle(closeDeliveredJob, ({ orderId }) => closeDelivered(deps, orderId))
      jobs.handle(removePhotosJob, removeFiles(deps.storage))
      jobs.repeat('claims-sweep', sweepEveryS, () => sweepClaims(deps))
      jobs.repeat('claims-remove-unsent-photos', removeUnsentEveryS, () => removeUnsentPhotos(deps))
    },
  }
}
