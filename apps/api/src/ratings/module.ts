import type { Module } from '../platform/module.ts'
import { ratingsPerson } from './person.ts'
import { type RatingsDeps, ratingsRoutes } from './routes.ts'

export const ratingsModule = (deps: RatingsDeps): Module => ({
  routes: (http) => ratingsRoutes(http, deps),
  person: ratingsPerson,
})
