import type { PaymentsDeps } from '../deps.ts'
import { openPayments } from '../queries.ts'
import type { Payment } from '../store.ts'
import { convergePayment } from './converge-payment.ts'
import { raiseAlert } from './raise-alert.ts'

/** Card networks expire an authorization after about seven days. */
const authorizedTooLongMs = 6 * 24 * 3_600_000
const unsyncedTooLongMs = 3_600_000
/** Younger payments may still be answered. */
const askAfterMs = 30_000

async function reconcile(deps: PaymentsDeps, payment: Payment): Promise<void> {
  const { id, state, amountMinor, customerId, intentId } = payment
  const intent = intentId ? await deps.gateway.readIntent(intentId) : await deps.gateway.find({ customerId, key: id })
  if (intent) await convergePayment(deps, payment, intent)
  if (state === 'capturable') await raiseAlert(deps, payment, { kind: 'authorized_too_long', amountMinor })
  if (state === 'captured' || state === 'released')
    await raiseAlert(deps, payment, { kind: 'unsynced_too_long', amountMinor: payment.capturedMinor })
}

/** Compares open payments with the gateway, so that the books converge without webhooks. */
export async function reconcileOpenPayments(deps: PaymentsDeps): Promise<void> {
  const now = deps.clock.now().getTime()
  const open = await openPayments(deps.db, deps.gateway.name, {
    askedAt: new Date(now - askAfterMs),
    heldAt: new Date(now - authorizedTooLongMs),
    endedAt: new Date(now - unsyncedTooLongMs),
  })
  for (const payment of open) {
    try {
      await reconcile(deps, payment)
    } catch (error) {
      deps.log.error('payments.reconcile-failed', error, { paymentId: payment.id })
    }
  }
}
