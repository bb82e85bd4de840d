import type { Module } from '../platform/module.ts'
import type { AgentsDeps } from './deps.ts'
import { agentsRoutes } from './routes.ts'

export const agentsModule = (deps: AgentsDeps): Module => ({ routes: (http) => agentsRoutes(http, deps) })
