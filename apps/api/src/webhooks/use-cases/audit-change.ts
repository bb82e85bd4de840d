import type { UserId, WebhookId } from '@washline/contract/ids'
import { insertAudit } from '../../console/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { ChangeDeps } from '../deps.ts'
import type { Owner } from '../store/webhooks.ts'

/** Who changes a webhook: its person, or an operator one of the market's, who gives a reason. */
export type Caller =
  | { readonly owner: UserId; readonly userId: UserId }
  | {
      readonly owner: Extract<Owner, null>
      readonly userId: UserId
      readonly reason: string
      readonly requestId: string | undefined
    }

/** Records what an operator does with a webhook of the market, in the transaction of the change. */
export async function auditChange(
  deps: Pick<ChangeDeps, 'newId'>,
  tx: Tx,
  { by, id, at }: { by: Caller; id: WebhookId; at: Date },
): Promise<void> {
  if (by.owner !== null) return
  await insertAudit(tx, {
    action: 'change_webhook',
    operatorId: by.userId,
    subjectId: id,
    reason: by.reason,
    requestId: by.requestId ?? deps.newId(),
    at,
  })
}
