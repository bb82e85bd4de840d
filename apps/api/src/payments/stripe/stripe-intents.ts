import { minor } from '@washline/contract/money'
import Stripe from 'stripe'
import {
  answerOf,
  type BookedIntent,
  type ChargeRequest,
  type ChargeResult,
  GatewayFailure,
  type Intent,
  type PaymentGateway,
} from '../payment-gateway.ts'
import { declineCodeOf } from '../rules/decline.ts'
import { askStripe, isMissing } from './ask-stripe.ts'

const mostIntents = 300

const unpaid: ReadonlySet<string> = new Set(['requires_payment_method', 'requires_confirmation', 'processing'])

const statusOf = (status: Stripe.PaymentIntent['status']): Intent['status'] => {
  const mapped = (['requires_action', 'requires_capture', 'succeeded', 'canceled'] as const).find(
    (one) => one === status,
  )
  if (!mapped && !unpaid.has(status)) throw new GatewayFailure('an intent in an unknown state')
  return mapped ?? 'declined'
}
const declineOf = (error: { code?: string | null | undefined; decline_code?: string | null | undefined }) =>
  declineCodeOf(error.decline_code, error.code)

const intentOf = (intent: Stripe.PaymentIntent): Intent => ({
  id: intent.id,
  status: statusOf(intent.status),
  amountMinor: minor(intent.amount),
  capturedMinor: minor(intent.amount_received),
  declineCode: intent.last_payment_error ? declineOf(intent.last_payment_error) : null,
  clientSecret: intent.client_secret,
})
const bookedOf = (intent: Stripe.PaymentIntent): BookedIntent => {
  const { customer, metadata, latest_charge: charge } = intent
  return {
    ...intentOf(intent),
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
    key: metadata.payment_id ?? null,
    refundedMinor: minor(charge && typeof charge !== 'string' ? charge.amount_refunded : 0),
  }
}

/** The charge contains the refunded amount. */
const withCharge = { expand: ['latest_charge'] }
const page = { limit: 100, expand: ['data.latest_charge'] }
const seconds = (at: Date) => Math.ceil(at.getTime() / 1_000)

const begin = async (
  stripe: Stripe,
  request: ChargeRequest,
  captureMethod: 'manual' | 'automatic',
): Promise<ChargeResult> => {
  try {
    const intent = await askStripe(
      stripe.paymentIntents.create(
        {
          amount: request.amountMinor,
          currency: request.currency,
          customer: request.customerId,
          payment_method: request.cardId,
          allowed_payment_method_types: ['card'],
          capture_method: captureMethod,
          confirm: true,
          // The browser handles authentication; without the payer, a bank that asks for it is a decline.
          ...(request.payerPresent ? { use_stripe_sdk: true } : { off_session: true, error_on_requires_action: true }),
          metadata: { payment_id: request.key },
        },
        { idempotencyKey: request.key },
      ),
    )
    // A canceled request ends in an error, so this intent has an answer.
    return answerOf(intentOf(intent)) ?? { ok: false, code: 'card_declined' }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { ok: false, code: declineOf(error) }
    if (isMissing(error)) return { ok: false, code: 'card_unknown' }
    throw error
  }
}

/** Stripe refuses a repeat of a finished call; the intent then shows whether it is in the expected state. */
const settle = async (
  stripe: Stripe,
  work: Promise<unknown>,
  intentId: string,
  isSettled: (intent: Intent) => boolean,
) => {
  try {
    await askStripe(work)
  } catch (error) {
    const intent = intentOf(await askStripe(stripe.paymentIntents.retrieve(intentId)))
    if (!isSettled(intent)) throw error
  }
}

/** The customer's intent of this payment, among the latest ones. */
async function findByKey(stripe: Stripe, customerId: string, key: string): Promise<BookedIntent | undefined> {
  let seen = 0
  for await (const intent of stripe.paymentIntents.list({ customer: customerId, ...page })) {
    if (intent.metadata.payment_id === key) return bookedOf(intent)
    seen += 1
    if (seen >= mostIntents) return undefined
  }
  return undefined
}

/** Payment intents: authorizations, charges, captures, releases and refunds. */
export function createStripeIntents(
  stripe: Stripe,
): Pick<
  PaymentGateway,
  'authorize' | 'charge' | 'find' | 'readIntent' | 'disputesOf' | 'capture' | 'release' | 'intents' | 'refund'
> {
  return {
    authorize: (request) => begin(stripe, request, 'manual'),
    charge: (request) => begin(stripe, request, 'automatic'),
    find: ({ customerId, key }) => askStripe(findByKey(stripe, customerId, key)),
    disputesOf: async (intentId) => {
      const { data } = await askStripe(stripe.disputes.list({ payment_intent: intentId, limit: 100 }))
      return data.map(({ id, amount }) => ({ id, amountMinor: minor(amount) }))
    },
    readIntent: async (intentId) => {
      try {
        return bookedOf(await askStripe(stripe.paymentIntents.retrieve(intentId, withCharge)))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    capture: (intentId, amountMinor) =>
      settle(
        stripe,
        stripe.paymentIntents.capture(
          intentId,
          { amount_to_capture: amountMinor },
          { idempotencyKey: `${intentId}-capture-${amountMinor}` },
        ),
        intentId,
        ({ status, capturedMinor }) => status === 'succeeded' && capturedMinor === amountMinor,
      ),
    release: (intentId) =>
      settle(stripe, stripe.paymentIntents.cancel(intentId), intentId, ({ status }) => status === 'canceled'),
    intents: async function* ({ from, until }): AsyncGenerator<BookedIntent> {
      const pages = stripe.paymentIntents.list({
        ...page,
        created: { gte: seconds(from), lt: seconds(until) },
      })
      const each = pages[Symbol.asyncIterator]()
      for (let next = await askStripe(each.next()); !next.done; next = await askStripe(each.next())) {
        yield bookedOf(next.value)
      }
    },
    refund: async (intentId, { amountMinor, key }) => {
      await askStripe(stripe.refunds.create({ payment_intent: intentId, amount: amountMinor }, { idempotencyKey: key }))
    },
  }
}
