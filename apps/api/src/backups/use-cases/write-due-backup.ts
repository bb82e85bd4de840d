import type { BackUpDeps } from '../deps.ts'
import { lastWholeBackup } from '../queries.ts'
import { isBackupDue } from '../rules/is-backup-due.ts'
import { beginBackup } from './back-up-market.ts'

/** Writes the scheduled backup where the latest whole one is old enough; one that is being written counts. */
export async function writeDueBackup(deps: BackUpDeps): Promise<void> {
  const last = await lastWholeBackup(deps.db)
  if (!isBackupDue(last, deps.clock.now(), deps.config.BACKUP_EVERY_H)) return
  const begun = await beginBackup(deps, { triggeredBy: 'schedule' })
  await begun?.done
}
