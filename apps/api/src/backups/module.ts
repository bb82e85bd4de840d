import type { Registry } from 'prom-client'
import { readGauge } from '../platform/metrics/read-gauge.ts'
import type { Module } from '../platform/module.ts'
import type { BackUpDeps } from './deps.ts'
import { backupsJobs } from './jobs.ts'
import { lastWholeBackup } from './queries.ts'
import { backupsRoutes } from './routes.ts'

export const backupsModule = (deps: BackUpDeps): Module => ({
  routes: (http) => backupsRoutes(http, deps),
  jobs: (jobs) => backupsJobs(jobs, deps),
  metrics: (registry) => watchAge(registry, deps),
})

/** Missing where no backup is whole yet, so that an alert on its absence finds it. */
const watchAge = (registry: Registry, { db, clock }: BackUpDeps): void =>
  readGauge(
    registry,
    { name: 'washline_backup_age_seconds', help: 'Time since the latest whole backup was begun' },
    async () => {
      const last = await lastWholeBackup(db)
      return last ? [{ labels: {}, value: (clock.now().getTime() - last.getTime()) / 1_000 }] : []
    },
  )
