import { consoleRefusals } from '@washline/contract/console/refusals'
import type { AlertId, UserId } from '@washline/contract/ids'
import { notFound, refuse } from '../../../platform/http/refusal.ts'
import { insertAudit } from '../../audit/store.ts'
import type { MoneyDeps } from '../../deps.ts'
import { alertById } from '../queries.ts'
import type { PaymentAlert } from '../rules/show-money.ts'

export interface AlertClosing {
  readonly operatorId: UserId
  readonly alertId: AlertId
  readonly note: string
  readonly requestId: string | undefined
}

/** Closes an alert with a note of what was done about it; a second closing is refused. */
export const closeAlert = (
  deps: MoneyDeps,
  { operatorId, alertId, note, requestId }: AlertClosing,
): Promise<PaymentAlert> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    if (!(await alertById(tx, alertId))) throw notFound()
    if (!(await deps.payments.closeAlert(tx, { alertId, by: operatorId, at })))
      throw refuse(consoleRefusals.alertClosed)
    await insertAudit(tx, {
      action: 'close_alert',
      operatorId,
      alertId,
      reason: note,
      requestId: requestId ?? deps.newId(),
      at,
    })
    const closed = await alertById(tx, alertId)
    if (!closed) throw notFound()
    return closed
  })
