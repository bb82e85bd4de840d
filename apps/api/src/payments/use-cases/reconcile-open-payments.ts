import { openPayments } from '../queries.ts'
import type { Payment } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { convergePayment } from './converge-payment.ts'
import { raiseAlert } from './raise-alert.ts'

/** A card network keeps a hold for about seven days. */
const heldTooLongMs = 6 * 24 * 3_600_000
const untoldTooLongMs = 3_600_000
/** An answer that is only late needs no second question. */
const askAfterMs = 30_000

async function reconcile(deps: PaymentsDeps, payment: Payment): Promise<void> {
  const { id, state, amountMinor, customerId, intentId } = payment
  const intent = intentId ? await deps.gateway.readIntent(intentId) : await deps.gateway.find({ customerId, key: id })
  if (intent) await convergePayment(deps, payment, intent)
  if (state === 'held') await raiseAlert(deps, payment, { kind: 'held_too_long', amountMinor })
  if (state === 'captured' || state === 'released')
    await raiseAlert(deps, payment, { kind: 'untold_too_long', amountMinor: payment.capturedMinor })
}

/** Asks the gateway for what is still open here, so that the books converge where no webhook ever arrives. */
export async function reconcileOpenPayments(deps: PaymentsDeps): Promise<void> {
  const now = deps.clock.now().getTime()
  const open = await openPayments(deps.db, deps.gateway.name, {
    askedAt: new Date(now - askAfterMs),
    heldAt: new Date(now - heldTooLongMs),
    endedAt: new Date(now - untoldTooLongMs),
  })
  for (const payment of open) {
    try {
      await reconcile(deps, payment)
    } catch (error) {
      deps.log.error('payments.reconcile-failed', error, { paymentId: payment.id })
    }
  }
}
