import type { Module } from '../platform/module.ts'
import { washersPerson } from './person.ts'
import { washersReactions } from './reactions.ts'
import { type WashersDeps, washersRoutes } from './routes.ts'

export const washersModule = (deps: WashersDeps): Module => ({
  person: washersPerson,
  routes: (http) => washersRoutes(http, deps),
  reactions: washersReactions,
})
