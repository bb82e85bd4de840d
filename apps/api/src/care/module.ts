import type { Module } from '../platform/module.ts'
import type { CareDeps } from './deps.ts'
import { careHandlers } from './handlers.ts'
import { carePrivacy } from './privacy.ts'
import { careRoutes } from './routes.ts'

export const careModule = (deps: CareDeps): Module => ({
  routes: (http) => careRoutes(http, deps),
  handlers: careHandlers,
  privacy: carePrivacy,
})
