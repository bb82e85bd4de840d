import type { Module } from '../platform/module.ts'
import { sharingPerson } from './person.ts'
import { sharingRoutes } from './routes.ts'
import type { SharingDeps } from './use-cases/make-guest-link.ts'

export const sharingModule = (deps: SharingDeps): Module => ({
  routes: (http) => sharingRoutes(http, deps),
  person: sharingPerson,
})
