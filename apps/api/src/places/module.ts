import type { Module } from '../platform/module.ts'
import type { PlacesDeps } from './deps.ts'
import { placesPrivacy } from './privacy.ts'
import { placesRoutes } from './routes.ts'

export const placesModule = (deps: PlacesDeps): Module => ({
  routes: (http) => placesRoutes(http, deps),
  privacy: placesPrivacy,
})
