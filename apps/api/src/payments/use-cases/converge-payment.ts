import { subtract } from '@washline/contract/money'
import type { PaymentsDeps } from '../deps.ts'
import { answerOf, type BookedIntent } from '../payment-gateway.ts'
import { refundedOf } from '../queries.ts'
import { movePayment, type Payment } from '../store.ts'
import { raiseAlert } from './raise-alert.ts'
import { settleCharge } from './settle-charge.ts'
import { syncGateway } from './sync-gateway.ts'

/** Brings a payment to the state of its intent at the gateway. Idempotent at any time. */
export async function convergePayment(deps: PaymentsDeps, payment: Payment, intent: BookedIntent): Promise<void> {
  await (payment.kind === 'order'
    ? convergeAuthorization(deps, payment, intent)
    : convergeCharge(deps, payment, intent))
  await watchOutsiders(deps, payment, intent)
}

async function convergeCharge(deps: PaymentsDeps, payment: Payment, intent: BookedIntent): Promise<void> {
  const result = answerOf(intent)
  if (result && (result.ok || result.code !== 'requires_action')) return settleCharge(deps, payment, result)
  if (intent.status !== 'canceled') return
  await movePayment(deps.db, payment.id, {
    from: ['charging', 'authenticating'],
    to: 'abandoned',
    at: deps.clock.now(),
  })
}

async function convergeAuthorization(deps: PaymentsDeps, payment: Payment, intent: BookedIntent): Promise<void> {
  const at = deps.clock.now()
  const from = ['authorizing', 'authenticating'] as const
  const move = (to: 'authorized' | 'declined' | 'abandoned', set: { intentId?: string; declineCode?: string } = {}) =>
    movePayment(deps.db, payment.id, { from, to, at, set })
  switch (intent.status) {
    case 'requires_action':
    case 'requires_capture':
      if (payment.state === 'abandoned') return syncGateway(deps, payment.id, { again: true })
      if (intent.status === 'requires_capture') await move('authorized', { intentId: intent.id })
      return
    case 'declined':
      await move('declined', { declineCode: intent.declineCode ?? 'card_declined' })
      return
    case 'canceled':
      if (payment.state === 'capturable')
        await raiseAlert(deps, payment, { kind: 'authorization_lost', amountMinor: payment.amountMinor })
      else await move('abandoned')
      return
    case 'succeeded':
      return
    default:
      intent.status satisfies never
  }
}

/** Raises alerts for refunds and disputes that began at the vendor. */
async function watchOutsiders(deps: PaymentsDeps, payment: Payment, intent: BookedIntent): Promise<void> {
  const outsideMinor = subtract(intent.refundedMinor, await refundedOf(deps.db, payment.id))
  if (outsideMinor > 0) await raiseAlert(deps, payment, { kind: 'refunded_outside', amountMinor: outsideMinor })
  for (const dispute of await deps.gateway.disputesOf(intent.id))
    await raiseAlert(deps, payment, { kind: 'disputed', amountMinor: dispute.amountMinor, of: dispute.id })
}
