import type { Module } from '../platform/module.ts'
import type { SharingDeps } from './deps.ts'
import { sharingPrivacy } from './privacy.ts'
import { sharingRoutes } from './routes.ts'

export const sharingModule = (deps: SharingDeps): Module => ({
  routes: (http) => sharingRoutes(http, deps),
  privacy: sharingPrivacy,
})
