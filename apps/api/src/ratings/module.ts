import type { Module } from '../platform/module.ts'
import type { RatingsDeps } from './deps.ts'
import { ratingsPrivacy } from './privacy.ts'
import { ratingsRoutes } from './routes.ts'

export const ratingsModule = (deps: RatingsDeps): Module => ({
  routes: (http) => ratingsRoutes(http, deps),
  privacy: ratingsPrivacy,
})
