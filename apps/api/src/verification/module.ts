import type { Module } from '../platform/module.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import type { VerificationModuleDeps } from './deps.ts'
import { verificationHandlers } from './handlers.ts'
import { forgetCheckJob, readCheckJob, readChecksEveryS, removeEvidenceJob, watchEveryS } from './jobs.ts'
import { verificationPrivacy } from './privacy.ts'
import { verificationRoutes } from './routes.ts'
import { expireSteps, remindOfExpiry } from './use-cases/expire-steps.ts'
import { readCheck, readOpenChecks } from './use-cases/read-check.ts'
import { endSuspensions } from './use-cases/suspend-washer.ts'
import { watchWashers } from './use-cases/watch-quality.ts'

export const verificationModule = (deps: VerificationModuleDeps): Module => ({
  photos: { evidence: async ({ userId }, id) => userId === id },
  privacy: verificationPrivacy(deps),
  routes: (http) => verificationRoutes(http, deps),
  handlers: (events) => verificationHandlers(events, deps),
  jobs: (jobs) => {
    jobs.handle(readCheckJob, ({ checkId }) => readCheck(deps, checkId))
    jobs.handle(forgetCheckJob, ({ checkId }) => deps.gateway.forget(checkId))
    jobs.handle(removeEvidenceJob, removeFiles(deps.storage))
    jobs.repeat('verification-read-checks', readChecksEveryS, () => readOpenChecks(deps))
    jobs.repeat('verification-watch', watchEveryS, async () => {
      await expireSteps(deps)
      await remindOfExpiry(deps)
      await endSuspensions(deps)
      await watchWashers(deps)
    })
  },
})
