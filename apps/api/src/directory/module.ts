import type { Module } from '../platform/module.ts'
import { type DirectoryDeps, directoryRoutes } from './routes.ts'

export const directoryModule = (deps: DirectoryDeps): Module => ({ routes: (http) => directoryRoutes(deps, http) })
