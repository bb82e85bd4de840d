import type { Module } from '../platform/module.ts'
import { washersReactions } from './reactions.ts'
import { type WashersDeps, washersRoutes } from './routes.ts'

export const washersModule = (deps: WashersDeps): Module => ({
  routes: (http) => washersRoutes(http, deps),
  reactions: washersReactions,
})
