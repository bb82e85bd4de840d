import { consoleRefusals } from '@washline/contract/console/refusals'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { Tx } from '../../../platform/db/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { actionUnder, countActions } from '../queries.ts'
import { insertAudit, type NewAuditRow } from '../store.ts'

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
  const recorded = await actionUnder(tx, action.operatorId, action.requestId)
  if (recorded) {
    const isSame =
      recorded.action === action.action &&
      recorded.amountMinor === action.amountMinor &&
      recorded.reason === action.reason
    const isOfSame = recorded.orderId === (action.orderId ?? null) && recorded.person?.id === action.personId
    if (isSame && isOfSame) return
    throw refuse(platformRefusals.idempotencyKeyReused)
  }
  const actions = await countActions(tx, seen.subject)
  if (actions !== seen.actions) throw refuse(consoleRefusals.actedSince, { body: { actions } })
  await insertAudit(tx, action)
}
