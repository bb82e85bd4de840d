import type { Module } from '../platform/module.ts'
import type { DoorsDeps } from './deps.ts'
import { doorsHandlers } from './handlers.ts'
import { decideCaseJob } from './jobs.ts'
import { doorsPrivacy } from './privacy.ts'
import { doorsRoutes } from './routes.ts'
import { decideCase } from './use-cases/decide-case.ts'

export const doorsModule = (deps: DoorsDeps): Module => ({
  privacy: doorsPrivacy,
  routes: (http) => doorsRoutes(http, deps),
  handlers: (events) => doorsHandlers(events, deps),
  jobs: (jobs) => {
    jobs.handle(decideCaseJob, ({ caseId, dueAt }) => decideCase(deps, { caseId, dueAt: new Date(dueAt) }))
  },
})
