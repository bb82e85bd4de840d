import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Tx } from '../../platform/db/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { cardPaymentOf } from '../queries/safeguards.ts'
import { type AlertKind, insertAlert, type Payment } from '../store.ts'

const messages: Record<AlertKind, string> = {
  refunded_outside: 'The card vendor refunded more than the ledger records.',
  disputed: 'The payer disputes this payment at their bank.',
  authorization_lost: 'The card vendor released an authorization, but its order is still open.',
  authorized_too_long: 'This authorization expires soon, but its order is still open.',
  claims_budget_used: 'The budget for claims paid without an operator is used up. Operators decide all claims for now.',
  door_fee_declined:
    'The card declined a fee at the door. The Washer is paid; the customer was asked to top up the wallet.',
  unsynced_too_long: 'The ledger has an entry that is not synced to the card vendor yet.',
}

/** Raises an alert for the operators; the same problem raises it once. */
export async function raiseAlert(
  deps: Pick<PaymentsDeps, 'db' | 'clock' | 'log'>,
  payment: Pick<Payment, 'id'>,
  alert: { kind: AlertKind; amountMinor: Minor; of?: string },
): Promise<void> {
  const { kind, amountMinor, of = String(amountMinor) } = alert
  const raised = await insertAlert(deps.db, {
    key: `${kind}:${payment.id}:${of}`,
    kind,
    paymentId: payment.id,
    amountMinor,
    message: messages[kind],
    at: deps.clock.now(),
  })
  if (raised === 1) deps.log.warn('payments.alert', { kind, paymentId: payment.id })
}

export const feeAlertKey = (paymentId: string) => `door_fee_declined:${paymentId}`

/** Raises an alert that a fee at the door was declined; false if it was raised before. */
export async function alertDeclinedFee(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'log'>,
  { id: paymentId, amountMinor, at }: { readonly id: string; readonly amountMinor: Minor; readonly at: Date },
): Promise<boolean> {
  const kind = 'door_fee_declined'
  const alert = { key: feeAlertKey(paymentId), kind, paymentId, amountMinor, message: messages[kind], at } as const
  if ((await insertAlert(tx, alert)) !== 1) return false
  deps.log.warn('payments.alert', { kind, paymentId })
  return true
}

/**
 * Raises an alert, once a day, that the budget of claims paid without an operator is used up. It names a card payment
 * of the customer whose claim was the first above it.
 */
export async function alertClaimsBudget(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'clock' | 'log'>,
  { amountMinor, ...payer }: { readonly orderId: OrderId; readonly userId: UserId; readonly amountMinor: Minor },
): Promise<void> {
  const kind = 'claims_budget_used'
  const at = deps.clock.now()
  const paymentId = await cardPaymentOf(tx, payer)
  if (paymentId === undefined) throw new Error(`user ${payer.userId} has paid nothing by card`)
  const key = `${kind}:${at.toISOString().slice(0, 10)}`
  const raised = await insertAlert(tx, { key, kind, paymentId, amountMinor, message: messages[kind], at })
  if (raised === 1) deps.log.warn('payments.alert', { kind, paymentId })
}
