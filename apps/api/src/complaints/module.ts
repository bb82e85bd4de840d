import { toComplaintId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Module } from '../platform/module.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import type { ComplaintsDeps } from './deps.ts'
import { complaintsHandlers } from './handlers.ts'
import { followRewashJob, removePhotosJob, removeUnsentEveryS } from './jobs.ts'
import { complaintsPrivacy } from './privacy.ts'
import { seesPhotosOf } from './queries.ts'
import { complaintsRoutes } from './routes.ts'
import { followRewash } from './use-cases/follow-rewash.ts'
import { removeUnsentPhotos } from './use-cases/remove-unsent-photos.ts'

export const complaintsModule = (deps: ComplaintsDeps): Module => ({
  photos: {
    complaint: ({ userId }, id) => {
      const since = new Date(deps.clock.now().getTime() - market.complaints.windowMs - market.complaints.appealMs)
      return seesPhotosOf(deps.db, toComplaintId(id), userId, since)
    },
  },
  privacy: complaintsPrivacy,
  routes: (http) => complaintsRoutes(http, deps),
  handlers: (events) => complaintsHandlers(events, deps),
  jobs: (jobs) => {
    jobs.handle(followRewashJob, (ended) => followRewash(deps, ended))
    jobs.handle(removePhotosJob, removeFiles(deps.storage))
    jobs.repeat('complaints-remove-unsent-photos', removeUnsentEveryS, () => removeUnsentPhotos(deps))
  },
})
