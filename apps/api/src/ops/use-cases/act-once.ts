import { messages } from '@washline/contract/messages'
import type { Tx } from '../../platform/db/database.ts'
import { conflict, Refusal } from '../../platform/http/refusal.ts'
import { actUnder, countActs } from '../queries.ts'
import { insertAudit, type NewAuditRow } from '../store.ts'

export interface MoneyAct extends NewAuditRow {
  readonly act: 'refund' | 'credit'
  readonly amountMinor: number
  readonly reason: string
}

/**
 * Records an act in its own transaction, once for its key. Who decided on an older picture is refused: another operator
 * may have given the very same back. The caller holds the subject's row.
 */
export async function actOnce(
  tx: Tx,
  act: MoneyAct,
  seen: { readonly subject: { orderId: number } | { personId: number }; readonly acts: number },
): Promise<void> {
  const known = await actUnder(tx, act.operatorId, act.requestId)
  if (known) {
    const isSame = known.act === act.act && known.amountMinor === act.amountMinor && known.reason === act.reason
    const isOfSame = known.orderId === (act.orderId ?? null) && known.person?.id === act.personId
    if (isSame && isOfSame) return
    throw new Refusal(422, 'idempotency_key_reused', messages.idempotencyKeyReused)
  }
  const acts = await countActs(tx, seen.subject)
  if (acts !== seen.acts) throw conflict('acted_since', messages.ops.actedSince, { acts })
  await insertAudit(tx, act)
}
