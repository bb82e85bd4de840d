import { Gauge, type Registry } from 'prom-client'
import type { Module } from '../platform/module.ts'
import type { BackUpDeps } from './deps.ts'
import { backupsJobs } from './jobs.ts'
import { lastWholeBackup } from './queries.ts'

export const backupsModule = (deps: BackUpDeps): Module => ({
  jobs: (jobs) => backupsJobs(jobs, deps),
  metrics: (registry) => watchAge(registry, deps),
})

/** Missing where no backup is whole yet, so that an alert on its absence finds it. */
function watchAge(registry: Registry, { db, clock }: BackUpDeps): void {
  const gauge = new Gauge({
    name: 'washline_backup_age_seconds',
    help: 'Time since the latest whole backup was begun',
    registers: [registry],
    collect: async () => {
      const last = await lastWholeBackup(db)
      if (last) gauge.set((clock.now().getTime() - last.getTime()) / 1_000)
    },
  })
}
