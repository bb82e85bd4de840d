import type { Module } from '../platform/module.ts'
import { ratingsPerson } from './person.ts'
import { ratingsRoutes } from './routes.ts'
import type { RateOrderDeps } from './use-cases/rate-order.ts'

export const ratingsModule = (deps: RateOrderDeps): Module => ({
  routes: (http) => ratingsRoutes(http, deps),
  person: ratingsPerson,
})
