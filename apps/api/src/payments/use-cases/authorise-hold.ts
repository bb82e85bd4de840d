import { messages } from '@washline/contract/messages'
import { sql } from '../../platform/db/sql.ts'
import { GatewayFailure } from '../payment-gateway.ts'
import { paymentById } from '../queries.ts'
import { type DeclineCode, declineCodeOf, declineText } from '../rules/decline.ts'
import { movePayment } from '../store.ts'
import type { PaymentId, PaymentsDeps } from './begin-hold.ts'
import { tellGateway } from './tell-gateway.ts'

export type AuthoriseResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: DeclineCode | 'gateway_unavailable' | 'abandoned'; readonly message: string }

const declined = (code: DeclineCode): AuthoriseResult => ({ ok: false, code, message: declineText(code) })
const abandoned: AuthoriseResult = { ok: false, code: 'abandoned', message: messages.cards.payment }

/** Asks the card to promise the amount. Outside any transaction; safe to repeat, also after a crash. */
export async function authoriseHold(deps: PaymentsDeps, paymentId: PaymentId): Promise<AuthoriseResult> {
  const { db, gateway, clock } = deps
  const payment = await paymentById(db, paymentId)
  if (!payment) throw new Error(`no payment ${paymentId}`)
  if (payment.state === 'declined') return declined(declineCodeOf(payment.declineCode))
  if (payment.state === 'abandoned') return abandoned
  if (payment.state !== 'authorising') return { ok: true }

  const { customerId, cardId, amountMinor, currency } = payment
  let result: Awaited<ReturnType<typeof gateway.authorise>>
  try {
    result = await gateway.authorise({ customerId, cardId, amountMinor, currency, key: paymentId })
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.warn('payments.gateway-failed', { paymentId, reason: error.message })
    return { ok: false, code: 'gateway_unavailable', message: messages.cards.unavailable }
  }
  const moved = await movePayment(db, paymentId, {
    from: ['authorising', 'authorised', 'declined'],
    to: result.ok ? 'authorised' : 'declined',
    at: clock.now(),
    set: result.ok ? sql`, intent_id = ${result.intentId}` : sql`, decline_code = ${result.code}`,
  })
  if (!result.ok) return declined(result.code)
  if (moved) return { ok: true }
  // Another try came through and was used, or the sweep gave this payment up while the card was being asked.
  const current = await paymentById(db, paymentId)
  if (current?.state !== 'abandoned') return { ok: true }
  await tellGateway(deps, paymentId, { again: true })
  return abandoned
}
