import type { Module } from '../platform/module.ts'
import { opsReactions } from './reactions.ts'
import { type OpsRoutesDeps, opsRoutes } from './routes.ts'

export const opsModule = (deps: OpsRoutesDeps): Module => ({
  routes: (http) => opsRoutes(http, deps),
  reactions: opsReactions,
})
