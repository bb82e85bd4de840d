import { Gauge } from 'prom-client'
import type { Module } from '../platform/module.ts'
import type { SafetyDeps } from './deps.ts'
import { safetyHandlers } from './handlers.ts'
import { safetyPrivacy } from './privacy.ts'
import { openReports } from './queries.ts'
import { safetyRoutes } from './routes.ts'

export const safetyModule = (deps: SafetyDeps): Module => ({
  routes: (http) => safetyRoutes(http, deps),
  privacy: safetyPrivacy,
  handlers: safetyHandlers,
  metrics: (registry) => {
    const open = new Gauge({
      name: 'washline_open_reports',
      help: 'Reports of problems that no operator has closed.',
      labelNames: ['urgent'],
      registers: [registry],
      collect: async () => {
        const counts = await openReports(deps.db)
        for (const urgent of [true, false])
          open.set({ urgent: String(urgent) }, counts.find(({ isUrgent }) => isUrgent === urgent)?.count ?? 0)
      },
    })
  },
})
