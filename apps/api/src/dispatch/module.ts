import type { FactBus } from '../facts/fact-bus.ts'
import { type GiveUpDeps, giveUp } from '../orders/index.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Module } from '../platform/module.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import { dispatchChannels } from './channels.ts'
import { beginSearchJob, giveUpJob, runWaveJob, tellSlowSearchJob } from './jobs.ts'
import { dispatchReactions } from './reactions.ts'
import { dispatchRoutes } from './routes.ts'
import type { AcceptOfferDeps } from './use-cases/accept-offer.ts'
import { beginSearch } from './use-cases/begin-search.ts'
import { runWave } from './use-cases/run-wave.ts'
import { tellSlowSearch } from './use-cases/tell-slow-search.ts'

export type DispatchDeps = AcceptOfferDeps &
  GiveUpDeps & { readonly jobs: Jobs; readonly facts: FactBus; readonly broadcast: Broadcast }

export function dispatchModule(deps: DispatchDeps): Module {
  return {
    routes: (http) => dispatchRoutes(http, deps),
    reactions: (facts) => dispatchReactions(facts, deps),
    channels: dispatchChannels,
    jobs: (jobs) => {
      jobs.handle(beginSearchJob, ({ orderId, startedAt }) =>
        beginSearch(deps, { orderId, startedAt: new Date(startedAt) }),
      )
      jobs.handle(runWaveJob, ({ orderId }) => runWave(deps, orderId))
      jobs.handle(tellSlowSearchJob, ({ orderId, startedAt }) =>
        tellSlowSearch(deps, { orderId, startedAt: new Date(startedAt) }),
      )
      jobs.handle(giveUpJob, ({ orderId, startedAt }) =>
        giveUp(deps, { orderId, searchStartedAt: new Date(startedAt) }),
      )
    },
  }
}
