import { messages } from '@washline/contract/messages'
import type { Payments } from '../../payments/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import { alertById, type PaymentAlert } from '../queries.ts'
import { insertAudit } from '../store.ts'

export interface CloseAlertDeps {
  readonly db: Database
  readonly clock: Clock
  readonly payments: Pick<Payments, 'closeAlert'>
  readonly newId: () => string
}

/** Closes an alert with a note of what was done about it; of two operators one does. */
export const closeAlert = (
  deps: CloseAlertDeps,
  asked: { operatorId: number; alertId: number; note: string; requestId: string | undefined },
): Promise<PaymentAlert> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, alertId, note: reason } = asked
    const at = deps.clock.now()
    if (!(await alertById(tx, alertId))) throw notFound()
    if (!(await deps.payments.closeAlert(tx, { alertId, by: operatorId, at })))
      throw conflict('alert_closed', messages.ops.alertClosed)
    await insertAudit(tx, {
      act: 'close_alert',
      operatorId,
      alertId,
      reason,
      requestId: asked.requestId ?? deps.newId(),
      at,
    })
    const closed = await alertById(tx, alertId)
    if (!closed) throw notFound()
    return closed
  })
