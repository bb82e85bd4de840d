import { randomUUID } from 'node:crypto'
import { backupRefusals } from '@washline/contract/backups/refusals'
import type { UserId } from '@washline/contract/ids'
import { insertAudit } from '../../console/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { withoutHurry } from '../../platform/vendors/vendor-time.ts'
import type { BackUpDeps } from '../deps.ts'
import { beginBackup } from './back-up-market.ts'

/** Begins a backup for an operator. How it ends is in its row: nobody waits for it here. */
export async function backUpByHand(
  deps: BackUpDeps,
  order: { readonly operatorId: UserId; readonly reason: string; readonly requestId: string | undefined },
): Promise<void> {
  const { BACKUP_TO, BACKUP_PASSPHRASE } = deps.config
  if (BACKUP_TO === undefined || BACKUP_PASSPHRASE === undefined) throw refuse(backupRefusals.notSet)
  const { operatorId, reason, requestId = randomUUID() } = order
  const record = (tx: Tx, id: number, at: Date) =>
    insertAudit(tx, { action: 'begin_backup', operatorId, subjectId: id, reason, requestId, at })
  const begun = await withoutHurry(() => beginBackup(deps, { triggeredBy: 'operator', operatorId, record }))
  if (!begun) throw refuse(backupRefusals.running)
  // Its failure is logged and stored in its row.
  begun.done.catch(() => undefined)
}
