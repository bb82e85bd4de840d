import type { Module } from '../platform/module.ts'
import type { WashersDeps } from './deps.ts'
import { washersHandlers } from './handlers.ts'
import { washersPrivacy } from './privacy.ts'
import { washersRoutes } from './routes.ts'
import { forgetOldPositions } from './use-cases/forget-old-positions.ts'

export const washersModule = (deps: WashersDeps): Module => ({
  privacy: washersPrivacy,
  routes: (http) => washersRoutes(http, deps),
  handlers: washersHandlers,
  jobs: (jobs) => jobs.repeat('washers-forget-positions', 3_600, () => forgetOldPositions(deps)),
})
