import { cardMessages } from '@washline/contract/payments/messages'
import type { PaymentsDeps } from '../deps.ts'
import { answerOf, type ChargeResult, GatewayFailure } from '../payment-gateway.ts'
import { paymentById } from '../queries.ts'
import { type DeclineCode, declineCodeOf, declineText } from '../rules/decline.ts'
import { movePayment, type Payment, type PaymentId } from '../store.ts'
import type { Authorized } from './settle-authorization.ts'
import { syncGateway } from './sync-gateway.ts'

/** What the payer's browser needs to authenticate with their bank. */
export interface Authentication {
  readonly clientSecret: string
  readonly paymentIntentId: string
}

export type AuthoriseResult =
  /** `authorized` is what the caller has to settle, where it asked to. */
  | { readonly ok: true; readonly authorized?: Authorized }
  | { readonly ok: false; readonly code: DeclineCode | 'gateway_unavailable' | 'abandoned'; readonly message: string }
  | ({ readonly ok: false; readonly code: 'requires_action'; readonly message: string } & Authentication)

const declined = (code: DeclineCode): AuthoriseResult => ({ ok: false, code, message: declineText(code) })
const abandoned: AuthoriseResult = { ok: false, code: 'abandoned', message: cardMessages.payment }

export interface AuthorizeOptions {
  readonly payerPresent?: boolean
  /**
   * The attempt as it has just been stored, by a caller that settles the authorization at once: that saves it. After a crash in between
   * the sweep finds the attempt, and the intent by its key.
   */
  readonly begun?: Payment
}

/** Authorizes the amount on the card. Runs outside any transaction; safe to repeat, also after a crash. */
export async function authorizePayment(
  deps: PaymentsDeps,
  paymentId: PaymentId,
  options: AuthorizeOptions = {},
): Promise<AuthoriseResult> {
  const { db } = deps
  const payment = options.begun ?? (await paymentById(db, paymentId))
  if (!payment) throw new Error(`no payment ${paymentId}`)
  if (payment.state === 'declined') return declined(declineCodeOf(payment.declineCode))
  if (payment.state === 'abandoned') return abandoned
  if (payment.state !== 'authorizing' && payment.state !== 'authenticating') return { ok: true }
  let result: ChargeResult | undefined
  try {
    result = await askOrRead(deps, payment, options.payerPresent ?? false)
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.warn('payments.gateway-failed', { paymentId, reason: error.message })
    return { ok: false, code: 'gateway_unavailable', message: cardMessages.unavailable }
  }
  if (!result) return abandoned
  const { intentId } = result.ok ? result : { intentId: undefined }
  return options.begun && intentId !== undefined
    ? { ok: true, authorized: { payment, intentId } }
    : settleAnswer(deps, paymentId, result)
}

/** After the bank was asked, a repeated key returns the first answer, so only the intent has the outcome. */
const askOrRead = async (
  { gateway }: PaymentsDeps,
  payment: Payment,
  payerPresent: boolean,
): Promise<ChargeResult | undefined> => {
  if (payment.state === 'authenticating' && payment.intentId)
    return answerOf(await gateway.readIntent(payment.intentId))
  const { id: key, customerId, cardId, amountMinor, currency } = payment
  return gateway.authorize({ customerId, cardId, amountMinor, currency, key, payerPresent })
}

async function settleAnswer(deps: PaymentsDeps, paymentId: PaymentId, result: ChargeResult): Promise<AuthoriseResult> {
  const { db, clock } = deps
  const at = clock.now()
  if (!result.ok && result.code !== 'requires_action') {
    const set = { declineCode: result.code }
    await movePayment(db, paymentId, { from: ['authorizing', 'authenticating', 'declined'], to: 'declined', at, set })
    return declined(result.code)
  }
  const set = { intentId: result.intentId }
  const moved = await movePayment(db, paymentId, {
    from: result.ok ? ['authorizing', 'authenticating', 'authorized'] : ['authorizing', 'authenticating'],
    to: result.ok ? 'authorized' : 'authenticating',
    at,
    set,
  })
  if (moved && result.ok) return { ok: true }
  if (moved && !result.ok) {
    const { code, clientSecret, intentId: paymentIntentId } = result
    return { ok: false, code, message: cardMessages.authenticationRequired, clientSecret, paymentIntentId }
  }
  // Another attempt succeeded and was used, or the sweep abandoned this payment while the card was being asked.
  const current = await paymentById(db, paymentId)
  if (current?.state !== 'abandoned') return { ok: true }
  await syncGateway(deps, paymentId, { again: true })
  return abandoned
}
