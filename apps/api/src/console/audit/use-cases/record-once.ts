import { platformRefusals } from '@washline/contract/platform/refusals'
import type { Tx } from '../../../platform/db/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { actionUnder } from '../queries.ts'
import { insertAudit, type NewAuditRow } from '../store.ts'

/**
 * Records an action in its own transaction, once for its key; false for a repeat, which changes nothing. `check` runs
 * before a new action is recorded and may refuse it. The caller has locked the subject's row.
 */
export async function recordOnce(tx: Tx, action: NewAuditRow, check: () => Promise<void> | void): Promise<boolean> {
  const recorded = await actionUnder(tx, action.operatorId, action.requestId)
  if (recorded) {
    const isSame =
      recorded.action === action.action &&
      recorded.amountMinor === (action.amountMinor ?? null) &&
      recorded.reason === action.reason
    const isOfSame = recorded.orderId === (action.orderId ?? null) && recorded.person?.id === action.personId
    if (isSame && isOfSame) return false
    throw refuse(platformRefusals.idempotencyKeyReused)
  }
  await check()
  await insertAudit(tx, action)
  return true
}
