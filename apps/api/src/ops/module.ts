import type { Module } from '../platform/module.ts'
import { type OpsRoutesDeps, opsRoutes } from './routes.ts'

export const opsModule = (deps: OpsRoutesDeps): Module => ({ routes: (http) => opsRoutes(http, deps) })
