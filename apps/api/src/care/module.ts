import type { Module } from '../platform/module.ts'
import { carePerson } from './person.ts'
import { careReactions } from './reactions.ts'
import { careRoutes } from './routes.ts'
import type { TickCareDeps } from './use-cases/tick-care.ts'

export const careModule = (deps: TickCareDeps): Module => ({
  routes: (http) => careRoutes(http, deps),
  reactions: careReactions,
  person: carePerson,
})
