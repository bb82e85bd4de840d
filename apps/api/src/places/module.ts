import type { Module } from '../platform/module.ts'
import { placesPerson } from './person.ts'
import { type PlacesDeps, placesRoutes } from './routes.ts'

export const placesModule = (deps: PlacesDeps): Module => ({
  routes: (http) => placesRoutes(http, deps),
  person: placesPerson,
})
