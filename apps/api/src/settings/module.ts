import type { Module } from '../platform/module.ts'
import { settingsRoutes } from './routes.ts'
import type { ChangeSettingsDeps } from './use-cases/change-settings.ts'

export const settingsModule = (deps: ChangeSettingsDeps): Module => ({ routes: (http) => settingsRoutes(http, deps) })
