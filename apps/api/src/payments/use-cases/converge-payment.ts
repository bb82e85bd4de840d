import { sql } from '../../platform/db/sql.ts'
import { answerOf, type BookedIntent } from '../payment-gateway.ts'
import { refundedOf } from '../queries.ts'
import { movePayment, type Payment } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { raiseAlert } from './raise-alert.ts'
import { settleCharge } from './settle-charge.ts'
import { tellGateway } from './tell-gateway.ts'

/** Brings a payment to what the gateway says of it now. Repeating it, or doing it at any moment, changes nothing more. */
export async function convergePayment(deps: PaymentsDeps, payment: Payment, intent: BookedIntent): Promise<void> {
  await (payment.kind === 'order' ? convergeHold(deps, payment, intent) : convergeCharge(deps, payment, intent))
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

async function convergeHold(deps: PaymentsDeps, payment: Payment, intent: BookedIntent): Promise<void> {
  const at = deps.clock.now()
  const from = ['authorising', 'authenticating'] as const
  const move = (to: 'authorised' | 'declined' | 'abandoned', set = sql``) =>
    movePayment(deps.db, payment.id, { from, to, at, set })
  switch (intent.status) {
    case 'requires_action':
    case 'requires_capture':
      if (payment.state === 'abandoned') return tellGateway(deps, payment.id, { again: true })
      if (intent.status === 'requires_capture') await move('authorised', sql`, intent_id = ${intent.id}`)
      return
    case 'declined':
      await move('declined', sql`, decline_code = ${intent.declineCode ?? 'card_declined'}`)
      return
    case 'canceled':
      if (payment.state === 'held')
        await raiseAlert(deps, payment, { kind: 'hold_lost', amountMinor: payment.amountMinor })
      else await move('abandoned')
      return
    case 'succeeded':
      return
    default:
      intent.status satisfies never
  }
}

/** What moved at the vendor without us: refunds made there, and payers who dispute. */
async function watchOutsiders(deps: PaymentsDeps, payment: Payment, intent: BookedIntent): Promise<void> {
  const outsideMinor = intent.refundedMinor - (await refundedOf(deps.db, payment.id))
  if (outsideMinor > 0) await raiseAlert(deps, payment, { kind: 'refunded_outside', amountMinor: outsideMinor })
  for (const dispute of await deps.gateway.disputesOf(intent.id))
    await raiseAlert(deps, payment, { kind: 'disputed', amountMinor: dispute.amountMinor, of: dispute.id })
}
