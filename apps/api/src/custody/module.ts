import type { Module } from '../platform/module.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import type { CustodyDeps } from './deps.ts'
import { custodyGuards } from './guards.ts'
import { custodyHandlers } from './handlers.ts'
import { removePhotosJob, removeUnusedEveryS } from './jobs.ts'
import { custodyPrivacy } from './privacy.ts'
import { custodyRoutes } from './routes.ts'
import { removeUnusedPhotos } from './use-cases/remove-unused-photos.ts'

export const custodyModule = (deps: CustodyDeps): Module => ({
  privacy: custodyPrivacy,
  routes: (http) => custodyRoutes(http, deps),
  guards: custodyGuards,
  handlers: (events) => custodyHandlers(events, deps),
  jobs: (jobs) => {
    jobs.handle(removePhotosJob, removeFiles(deps.storage))
    jobs.repeat('custody-remove-unused-photos', removeUnusedEveryS, () => removeUnusedPhotos(deps))
  },
})
