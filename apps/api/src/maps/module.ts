import type { Module } from '../platform/module.ts'
import type { MapsDeps } from './deps.ts'
import { mapsRoutes } from './routes.ts'

export const mapsModule = (deps: MapsDeps): Module => ({ routes: (http) => mapsRoutes(deps, http) })
