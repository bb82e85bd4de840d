import type { Module } from '../platform/module.ts'
import type { OauthDeps } from './deps.ts'
import { oauthRoutes } from './routes.ts'
import { forgetClients } from './use-cases/forget-clients.ts'

export const oauthModule = (deps: OauthDeps): Module => ({
  routes: (http) => oauthRoutes(http, deps),
  jobs: (jobs) => jobs.repeat('oauth.forget-clients', 3_600, () => forgetClients(deps)),
})
