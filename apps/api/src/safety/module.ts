import { readGauge } from '../platform/metrics/read-gauge.ts'
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
  metrics: (registry) =>
    readGauge(
      registry,
      {
        name: 'washline_open_reports',
        help: 'Reports of problems that no operator has closed.',
        labels: ['urgent'],
      },
      async () => {
        const counts = await openReports(deps.db)
        return [true, false].map((urgent) => ({
          labels: { urgent: String(urgent) },
          value: counts.find(({ isUrgent }) => isUrgent === urgent)?.count ?? 0,
        }))
      },
    ),
})
