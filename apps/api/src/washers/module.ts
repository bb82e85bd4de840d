import type { Module } from '../platform/module.ts'
import type { WashersDeps } from './deps.ts'
import { washersHandlers } from './handlers.ts'
import { washersPrivacy } from './privacy.ts'
import { washersRoutes } from './routes.ts'

export const washersModule = (deps: WashersDeps): Module => ({
  privacy: washersPrivacy,
  routes: (http) => washersRoutes(http, deps),
  handlers: washersHandlers,
})
