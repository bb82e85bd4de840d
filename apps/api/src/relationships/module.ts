import type { Module } from '../platform/module.ts'
import type { RelationshipsDeps } from './deps.ts'
import { relationshipsPrivacy } from './privacy.ts'
import { relationshipsRoutes } from './routes.ts'

export const relationshipsModule = (deps: RelationshipsDeps): Module => ({
  routes: (http) => relationshipsRoutes(http, deps),
  privacy: relationshipsPrivacy,
})
