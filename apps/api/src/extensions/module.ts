import type { Module } from '../platform/module.ts'
import { extensionsHandlers } from './handlers.ts'
import { extensionsPrivacy } from './privacy.ts'
import { extensionsRoutes, type RoutesDeps } from './routes.ts'
import { sweepEvents } from './store.ts'

const storedMs = 30 * 24 * 60 * 60_000

/** The console of the extensions, their routes, and what they are handed. */
export const extensionsModule = (deps: RoutesDeps): Module => ({
  routes: (http) => extensionsRoutes(http, deps),
  handlers: (events) => extensionsHandlers(events, deps.extensions.store),
  jobs: (jobs) =>
    jobs.repeat('extensions-sweep', 24 * 3_600, async () => {
      await sweepEvents(deps.db, new Date(deps.clock.now().getTime() - storedMs))
    }),
  privacy: extensionsPrivacy,
})
