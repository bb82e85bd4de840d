import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Module } from '../platform/module.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import { forgetCheckJob, readCheckJob, readChecksEveryS, removeEvidenceJob, watchEveryS } from './jobs.ts'
import { verificationPerson } from './person.ts'
import { type ReactionDeps, verificationReactions } from './reactions.ts'
import { type VerificationRoutesDeps, verificationRoutes } from './routes.ts'
import { lapseSteps, remindOfLapsing } from './use-cases/lapse-steps.ts'
import { readCheck, readOpenChecks } from './use-cases/read-check.ts'
import { endSuspensions } from './use-cases/suspend-washer.ts'
import { watchWashers } from './use-cases/watch-quality.ts'

export type VerificationModuleDeps = VerificationRoutesDeps & ReactionDeps & { readonly jobs: Pick<Jobs, 'enqueue'> }

export const verificationModule = (deps: VerificationModuleDeps): Module => ({
  person: verificationPerson(deps),
  routes: (http) => verificationRoutes(http, deps),
  reactions: (facts) => verificationReactions(facts, deps),
  jobs: (jobs) => {
    jobs.handle(readCheckJob, ({ checkId }) => readCheck(deps, checkId))
    jobs.handle(forgetCheckJob, ({ checkId }) => deps.gateway.forget(checkId))
    jobs.handle(removeEvidenceJob, removeFiles(deps.storage))
    jobs.repeat('verification-read-checks', readChecksEveryS, () => readOpenChecks(deps))
    jobs.repeat('verification-watch', watchEveryS, async () => {
      await lapseSteps(deps)
      await remindOfLapsing(deps)
      await endSuspensions(deps)
      await watchWashers(deps)
    })
  },
})
