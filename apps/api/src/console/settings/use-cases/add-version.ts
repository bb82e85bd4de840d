import type { AuditedChange } from '@washline/contract/console/schemas'
import type { UserId } from '@washline/contract/ids'
import type { Tx } from '../../../platform/db/database.ts'
import { insertAudit } from '../../audit/store.ts'
import type { ActionDeps } from '../../deps.ts'

export interface VersionEdit {
  readonly operatorId: UserId
  /** The version that the operator read. Of several changes of one version the first is accepted. */
  readonly version: number
  readonly reason: string
  readonly requestId: string | undefined
}

interface NextVersion<Change> {
  readonly version: number
  readonly changes: readonly Change[]
  readonly by: UserId
  readonly reason: string
  readonly at: Date
}

/** Inserts the version after the one that the operator read, and its audit row. Undefined if another operator has inserted it. */
export async function addVersion<Change extends AuditedChange>(
  tx: Tx,
  deps: ActionDeps,
  {
    action,
    edit,
    changes,
  }: {
    readonly action: 'change_catalogue' | 'change_settings' | 'publish_trial'
    readonly edit: VersionEdit
    readonly changes: readonly Change[]
  },
  insert: (next: NextVersion<Change>) => Promise<number>,
): Promise<number | undefined> {
  const { operatorId, reason } = edit
  const version = edit.version + 1
  const at = deps.clock.now()
  if ((await insert({ version, changes, by: operatorId, reason, at })) === 0) return undefined
  const requestId = edit.requestId ?? deps.newId()
  await insertAudit(tx, { action, operatorId, subjectId: version, changes, reason, requestId, at })
  return version
}
