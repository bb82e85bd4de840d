import { consoleRefusals } from '@washline/contract/console/refusals'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Tx } from '../../../platform/db/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { countActions } from '../queries.ts'
import type { NewAuditRow } from '../store.ts'
import { recordOnce } from './record-once.ts'

export interface MoneyAction extends NewAuditRow {
  readonly action: 'refund' | 'credit'
  readonly amountMinor: Minor
  readonly reason: string
}

/**
 * Records an action in its own transaction, once for its key. Refuses a decision that was made before another operator's
 * action on the same subject: both may have granted the same amount. The caller has locked the subject's row.
 */
export async function runOnce(
  tx: Tx,
  action: MoneyAction,
  seen: { readonly subject: { orderId: OrderId } | { personId: UserId }; readonly actions: number },
): Promise<void> {
  await recordOnce(tx, action, async () => {
    const actions = await countActions(tx, seen.subject)
    if (actions !== seen.actions) throw refuse(consoleRefusals.actedSince, { body: { actions } })
  })
}
