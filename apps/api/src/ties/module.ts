import type { Module } from '../platform/module.ts'
import { tiesPerson } from './person.ts'
import { type TiesDeps, tiesRoutes } from './routes.ts'

export const tiesModule = (deps: TiesDeps): Module => ({
  routes: (http) => tiesRoutes(http, deps),
  person: tiesPerson,
})
