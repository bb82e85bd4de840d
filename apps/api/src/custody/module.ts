import type { Module } from '../platform/module.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import { removePhotosJob, removeUnusedEveryS } from './jobs.ts'
import { custodyPerson } from './person.ts'
import { custodyReactions } from './reactions.ts'
import { type CustodyRoutesDeps, custodyRoutes } from './routes.ts'
import { removeUnusedPhotos } from './use-cases/remove-unused-photos.ts'

export const custodyModule = (deps: CustodyRoutesDeps): Module => ({
  person: custodyPerson,
  routes: (http) => custodyRoutes(http, deps),
  reactions: (facts) => custodyReactions(facts, deps),
  jobs: (jobs) => {
    jobs.handle(removePhotosJob, removeFiles(deps.storage))
    jobs.repeat('custody-remove-unused-photos', removeUnusedEveryS, () => removeUnusedPhotos(deps))
  },
})
