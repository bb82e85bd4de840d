import type { Module } from '../platform/module.ts'
import type { LabDeps } from './deps.ts'
import { labRoutes } from './routes.ts'

export const labModule = (deps: LabDeps): Module => ({ routes: (http) => labRoutes(http, deps) })
