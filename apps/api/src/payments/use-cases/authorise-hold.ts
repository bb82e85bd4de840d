import { messages } from '@washline/contract/messages'
import { sql } from '../../platform/db/sql.ts'
import { answerOf, type ChargeResult, GatewayFailure } from '../payment-gateway.ts'
import { paymentById } from '../queries.ts'
import { type DeclineCode, declineCodeOf, declineText } from '../rules/decline.ts'
import { movePayment, type Payment } from '../store.ts'
import type { PaymentId, PaymentsDeps } from './begin-hold.ts'
import { tellGateway } from './tell-gateway.ts'

/** What a payer's browser needs to take up their bank's question. */
export interface Authentication {
  readonly clientSecret: string
  readonly paymentIntentId: string
}

export type AuthoriseResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: DeclineCode | 'gateway_unavailable' | 'abandoned'; readonly message: string }
  | ({ readonly ok: false; readonly code: 'requires_action'; readonly message: string } & Authentication)

const declined = (code: DeclineCode): AuthoriseResult => ({ ok: false, code, message: declineText(code) })
const abandoned: AuthoriseResult = { ok: false, code: 'abandoned', message: messages.cards.payment }

/** Asks the card to promise the amount. Outside any transaction; safe to repeat, also after a crash. */
export async function authoriseHold(
  deps: PaymentsDeps,
  paymentId: PaymentId,
  options: { payerPresent?: boolean } = {},
): Promise<AuthoriseResult> {
  const { db } = deps
  const payment = await paymentById(db, paymentId)
  if (!payment) throw new Error(`no payment ${paymentId}`)
  if (payment.state === 'declined') return declined(declineCodeOf(payment.declineCode))
  if (payment.state === 'abandoned') return abandoned
  if (payment.state !== 'authorising' && payment.state !== 'authenticating') return { ok: true }
  let result: ChargeResult | undefined
  try {
    result = await askOrRead(deps, payment, options.payerPresent ?? false)
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.warn('payments.gateway-failed', { paymentId, reason: error.message })
    return { ok: false, code: 'gateway_unavailable', message: messages.cards.unavailable }
  }
  return result ? settleAnswer(deps, paymentId, result) : abandoned
}

/** Once the bank was asked, only the intent itself tells how it ended: the first answer is what the key repeats. */
const askOrRead = async (
  { gateway }: PaymentsDeps,
  payment: Payment,
  payerPresent: boolean,
): Promise<ChargeResult | undefined> => {
  if (payment.state === 'authenticating' && payment.intentId)
    return answerOf(await gateway.readIntent(payment.intentId))
  const { id: key, customerId, cardId, amountMinor, currency } = payment
  return gateway.authorise({ customerId, cardId, amountMinor, currency, key, payerPresent })
}

async function settleAnswer(deps: PaymentsDeps, paymentId: PaymentId, result: ChargeResult): Promise<AuthoriseResult> {
  const { db, clock } = deps
  const at = clock.now()
  if (!result.ok && result.code !== 'requires_action') {
    const set = sql`, decline_code = ${result.code}`
    await movePayment(db, paymentId, { from: ['authorising', 'authenticating', 'declined'], to: 'declined', at, set })
    return declined(result.code)
  }
  const set = sql`, intent_id = ${result.intentId}`
  const moved = await movePayment(db, paymentId, {
    from: result.ok ? ['authorising', 'authenticating', 'authorised'] : ['authorising', 'authenticating'],
    to: result.ok ? 'authorised' : 'authenticating',
    at,
    set,
  })
  if (moved && result.ok) return { ok: true }
  if (moved && !result.ok) {
    const { code, clientSecret, intentId: paymentIntentId } = result
    return { ok: false, code, message: messages.cards.authenticationRequired, clientSecret, paymentIntentId }
  }
  // Another try came through and was used, or the sweep gave this payment up while the card was being asked.
  const current = await paymentById(db, paymentId)
  if (current?.state !== 'abandoned') return { ok: true }
  await tellGateway(deps, paymentId, { again: true })
  return abandoned
}
