import type { Module } from '../platform/module.ts'
import type { SharingDeps } from './deps.ts'
import { sharingPrivacy } from './privacy.ts'
import { sharingRoutes } from './routes.ts'
import { forgetOldLinks } from './use-cases/forget-old-links.ts'

export const sharingModule = (deps: SharingDeps): Module => ({
  routes: (http) => sharingRoutes(http, deps),
  privacy: sharingPrivacy,
  jobs: (jobs) => jobs.repeat('sharing-forget-links', 3_600, () => forgetOldLinks(deps)),
})
