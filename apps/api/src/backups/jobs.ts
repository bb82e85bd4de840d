import type { Jobs } from '../platform/jobs/jobs.ts'
import type { BackUpDeps } from './deps.ts'
import { writeDueBackup } from './use-cases/write-due-backup.ts'

/** More often than one is due: one that failed is tried again within the hour. */
const everyS = 3_600

export function backupsJobs(jobs: Jobs, deps: BackUpDeps): void {
  const { BACKUP_TO: to, BACKUP_EVERY_H: everyH } = deps.config
  if (to !== undefined && everyH > 0) jobs.repeat('backups-write', everyS, () => writeDueBackup(deps))
}
