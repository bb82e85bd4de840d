import { giveUp } from '../orders/index.ts'
import type { Module } from '../platform/module.ts'
import { dispatchChannels } from './channels.ts'
import type { DispatchDeps } from './deps.ts'
import { dispatchHandlers } from './handlers.ts'
import {
  beginSearchJob,
  giveUpJob,
  notifyOpenedJob,
  notifyWaitlistJob,
  runBatchJob,
  runWaveJob,
  slowSearchJob,
} from './jobs.ts'
import { dispatchPrivacy } from './privacy.ts'
import { dispatchRoutes } from './routes.ts'
import { forgetOldDecisions } from './use-cases/appeal-decision.ts'
import { learnRefusals } from './use-cases/learn-refusals.ts'
import { notifyAroundWasher, notifyOpened, sweepWaitlist } from './use-cases/notify-waitlist.ts'
import { reportSlowSearch } from './use-cases/report-slow-search.ts'
import { runBatch } from './use-cases/run-batch.ts'
import { runWave } from './use-cases/run-wave.ts'
import { warmUp } from './use-cases/warm-up.ts'

const sweepEveryS = 60
const learnEveryS = 86_400

export function dispatchModule(deps: DispatchDeps): Module {
  return {
    routes: (http) => dispatchRoutes(http, deps),
    handlers: (events) => dispatchHandlers(events, deps),
    channels: dispatchChannels,
    privacy: dispatchPrivacy,
    warmUp: () => warmUp(deps),
    jobs: (jobs) => {
      jobs.handle(beginSearchJob, ({ orderId }) => runWave(deps, orderId))
      jobs.handle(runWaveJob, ({ orderId }) => runWave(deps, orderId))
      jobs.handle(runBatchJob, ({ slot }) => runBatch(deps, new Date(slot)))
      jobs.handle(slowSearchJob, ({ orderId, startedAt }) =>
        reportSlowSearch(deps, { orderId, startedAt: new Date(startedAt) }),
      )
      jobs.handle(notifyWaitlistJob, (data) => notifyAroundWasher(deps, data))
      jobs.handle(notifyOpenedJob, () => notifyOpened(deps))
      jobs.repeat('dispatch-sweep-waitlist', sweepEveryS, () => sweepWaitlist(deps))
      jobs.repeat('dispatch-learn-refusals', learnEveryS, () => learnRefusals(deps))
      jobs.repeat('dispatch-forget-decisions', 3_600, () => forgetOldDecisions(deps))
      jobs.handle(giveUpJob, ({ orderId, startedAt }) =>
        giveUp(deps, { orderId, searchStartedAt: new Date(startedAt) }),
      )
    },
  }
}
