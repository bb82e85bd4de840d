import type { ApprovalId } from '@washline/contract/ids'
import { createOperations, type Mandates } from '../platform/http/operations.ts'
import type { Module } from '../platform/module.ts'
import type { MandatesDeps } from './deps.ts'
import { carryOutJob, expireEveryS, forgetEveryS } from './jobs.ts'
import { mandatesPrivacy } from './privacy.ts'
import { mandatesRoutes } from './routes.ts'
import { admitCall } from './use-cases/admit-call.ts'
import { carryOut } from './use-cases/carry-out.ts'
import { expireApprovals, forgetApprovals } from './use-cases/expire-approvals.ts'

interface MandateParts {
  /** For the server, which asks before each mandated call of a program and adds the calls that are made once approved. */
  readonly mandates: Mandates
  /** What the job does, for tests that run it by hand. */
  readonly carryOut: (id: ApprovalId) => Promise<unknown>
}

export function mandatesModule(given: Omit<MandatesDeps, 'operations'>): Module & MandateParts {
  const operations = createOperations()
  const deps: MandatesDeps = { ...given, operations }
  return {
    mandates: { admitCall: admitCall(deps), operations },
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
  }
}
