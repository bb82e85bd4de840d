import type { ApprovalId } from '@washline/contract/ids'
import type { AdmitCall } from '../platform/http/mandates.ts'
import type { Module } from '../platform/module.ts'
import type { MandatesDeps } from './deps.ts'
import { carryOutJob, expireEveryS, forgetEveryS } from './jobs.ts'
import { mandatesPrivacy } from './privacy.ts'
import { mandatesRoutes } from './routes.ts'
import { admitCall } from './use-cases/admit-call.ts'
import { carryOut } from './use-cases/carry-out.ts'
import { expireApprovals, forgetApprovals } from './use-cases/expire-approvals.ts'

export const mandatesModule = (
  deps: MandatesDeps,
): Module & { readonly admitCall: AdmitCall; readonly carryOut: (id: ApprovalId) => Promise<unknown> } => ({
  admitCall: admitCall(deps),
  /** What the job does, for tests that run it by hand. */
  carryOut: (id) => carryOut(deps, id),
  routes: (http) => mandatesRoutes(http, deps),
  privacy: mandatesPrivacy,
  jobs: (jobs) => {
    jobs.handle(carryOutJob, async ({ approvalId }) => {
      await carryOut(deps, approvalId)
    })
    jobs.repeat('mandates-expire', expireEveryS, () => expireApprovals(deps))
    jobs.repeat('mandates-forget', forgetEveryS, () => forgetApprovals(deps))
  },
})
