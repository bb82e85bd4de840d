import { giveUp } from '../orders/index.ts'
import type { Module } from '../platform/module.ts'
import { dispatchChannels } from './channels.ts'
import type { DispatchDeps } from './deps.ts'
import { dispatchHandlers } from './handlers.ts'
import { beginSearchJob, giveUpJob, reportSlowSearchJob, runWaveJob } from './jobs.ts'
import { dispatchRoutes } from './routes.ts'
import { beginSearch } from './use-cases/begin-search.ts'
import { reportSlowSearch } from './use-cases/report-slow-search.ts'
import { runWave } from './use-cases/run-wave.ts'

export function dispatchModule(deps: DispatchDeps): Module {
  return {
    routes: (http) => dispatchRoutes(http, deps),
    handlers: (events) => dispatchHandlers(events, deps),
    channels: dispatchChannels,
    jobs: (jobs) => {
      jobs.handle(beginSearchJob, ({ orderId, startedAt }) =>
        beginSearch(deps, { orderId, startedAt: new Date(startedAt) }),
      )
      jobs.handle(runWaveJob, ({ orderId }) => runWave(deps, orderId))
      jobs.handle(reportSlowSearchJob, ({ orderId, startedAt }) =>
        reportSlowSearch(deps, { orderId, startedAt: new Date(startedAt) }),
      )
      jobs.handle(giveUpJob, ({ orderId, startedAt }) =>
        giveUp(deps, { orderId, searchStartedAt: new Date(startedAt) }),
      )
    },
  }
}
