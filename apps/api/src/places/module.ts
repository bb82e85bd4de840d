import type { Module } from '../platform/module.ts'
import { type PlacesDeps, placesRoutes } from './routes.ts'

export const placesModule = (deps: PlacesDeps): Module => ({ routes: (http) => placesRoutes(http, deps) })
