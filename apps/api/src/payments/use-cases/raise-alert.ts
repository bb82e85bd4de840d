import { type AlertKind, insertAlert, type Payment } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'

const messages: Record<AlertKind, string> = {
  refunded_outside: 'More was given back at the card vendor than the books know.',
  disputed: 'The payer disputes this payment at their bank.',
  hold_lost: 'The card vendor has let go of a hold whose order still stands.',
  held_too_long: 'This hold ends soon at the card vendor; the order has not ended.',
  untold_too_long: 'The card vendor still has to be told of what the books have.',
}

/** Something about a payment that a person has to look at; once for the same trouble. */
export async function raiseAlert(
  deps: Pick<PaymentsDeps, 'db' | 'clock' | 'log'>,
  payment: Pick<Payment, 'id'>,
  alert: { kind: AlertKind; amountMinor: number; of?: string },
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
