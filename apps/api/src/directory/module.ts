import type { Module } from '../platform/module.ts'
import type { DirectoryDeps } from './deps.ts'
import { directoryRoutes } from './routes.ts'

export const directoryModule = (deps: DirectoryDeps): Module => ({ routes: (http) => directoryRoutes(http, deps) })
