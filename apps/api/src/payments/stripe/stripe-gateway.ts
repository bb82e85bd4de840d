import Stripe from 'stripe'
import {
  answerOf,
  type BookedIntent,
  type Card,
  type ChargeRequest,
  type ChargeResult,
  GatewayFailure,
  type Intent,
  type PaymentGateway,
} from '../payment-gateway.ts'
import { declineCodeOf } from '../rules/decline.ts'
import { askStripe, isMissing } from './ask-stripe.ts'
import { openStripe, type StripeAccess } from './open-stripe.ts'
import { createStripePayouts } from './stripe-payouts.ts'

const mostIntents = 300

const cardOf = ({ id, card }: Stripe.PaymentMethod): Card[] =>
  card ? [{ id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }] : []

const statusOf = (status: Stripe.PaymentIntent['status']): Intent['status'] => {
  const known = (['requires_action', 'requires_capture', 'succeeded', 'canceled'] as const).find(
    (one) => one === status,
  )
  return known ?? 'declined'
}
const declineOf = (error: { code?: string | null | undefined; decline_code?: string | null | undefined }) =>
  declineCodeOf(error.decline_code, error.code)

const intentOf = (intent: Stripe.PaymentIntent): Intent => ({
  id: intent.id,
  status: statusOf(intent.status),
  amountMinor: intent.amount,
  capturedMinor: intent.amount_received,
  declineCode: intent.last_payment_error ? declineOf(intent.last_payment_error) : null,
  clientSecret: intent.client_secret,
})
const bookedOf = (intent: Stripe.PaymentIntent): BookedIntent => {
  const { customer, metadata, latest_charge: charge } = intent
  return {
    ...intentOf(intent),
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
    key: metadata.payment_id ?? null,
    refundedMinor: charge && typeof charge !== 'string' ? charge.amount_refunded : 0,
  }
}

/** The charge says what was given back. */
const withCharge = { expand: ['latest_charge'] }
const page = { limit: 100, expand: ['data.latest_charge'] }
const seconds = (at: Date) => Math.ceil(at.getTime() / 1_000)

/** Stripe through its official SDK. `apiUrl` points it elsewhere, for tests. */
export function createStripeGateway(options: StripeAccess): PaymentGateway {
  const stripe = openStripe(options)

  const begin = async (request: ChargeRequest, captureMethod: 'manual' | 'automatic'): Promise<ChargeResult> => {
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
            // The browser takes up what the bank asks; without the payer, a bank that asks is a decline.
            ...(request.payerPresent
              ? { use_stripe_sdk: true }
              : { off_session: true, error_on_requires_action: true }),
            metadata: { payment_id: request.key },
          },
          { idempotencyKey: request.key },
        ),
      )
      // A request that is over already ends in an error, so this one has an answer.
      return answerOf(intentOf(intent)) ?? { ok: false, code: 'card_declined' }
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return { ok: false, code: declineOf(error) }
      if (isMissing(error)) return { ok: false, code: 'card_unknown' }
      throw error
    }
  }

  /** A repeat of what is done already is refused by Stripe; the intent then says whether it is as it should be. */
  const settle = async (work: Promise<unknown>, intentId: string, asItShouldBe: (intent: Intent) => boolean) => {
    try {
      await askStripe(work)
    } catch (error) {
      const intent = intentOf(await askStripe(stripe.paymentIntents.retrieve(intentId)))
      if (!asItShouldBe(intent)) throw error
    }
  }

  return {
    name: 'stripe',
    payouts: createStripePayouts(stripe),
    createCustomer: async ({ userId }) => {
      const customer = await askStripe(
        stripe.customers.create({ metadata: { user_id: String(userId) } }, { idempotencyKey: `customer-${userId}` }),
      )
      return customer.id
    },
    createSetup: async (customerId) => {
      const setup = await askStripe(
        stripe.setupIntents.create({
          customer: customerId,
          allowed_payment_method_types: ['card'],
          usage: 'off_session',
        }),
      )
      if (!setup.client_secret) throw new GatewayFailure('Stripe gave no client secret')
      return { clientSecret: setup.client_secret }
    },
    listCards: async (customerId) => {
      const { data } = await askStripe(stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 100 }))
      return data.flatMap(cardOf)
    },
    removeCard: async ({ customerId, cardId }) => {
      try {
        const { customer } = await askStripe(stripe.paymentMethods.retrieve(cardId))
        if ((typeof customer === 'string' ? customer : customer?.id) !== customerId) return false
        await askStripe(stripe.paymentMethods.detach(cardId))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    authorise: (request) => begin(request, 'manual'),
    charge: (request) => begin(request, 'automatic'),
    find: ({ customerId, key }) =>
      askStripe(
        (async () => {
          let seen = 0
          for await (const intent of stripe.paymentIntents.list({ customer: customerId, ...page })) {
            if (intent.metadata.payment_id === key) return bookedOf(intent)
            seen += 1
            if (seen >= mostIntents) return undefined
          }
          return undefined
        })(),
      ),
    disputesOf: async (intentId) => {
      const { data } = await askStripe(stripe.disputes.list({ payment_intent: intentId, limit: 100 }))
      return data.map(({ id, amount: amountMinor }) => ({ id, amountMinor }))
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
        stripe.paymentIntents.capture(
          intentId,
          { amount_to_capture: amountMinor },
          { idempotencyKey: `${intentId}-capture-${amountMinor}` },
        ),
        intentId,
        ({ status, capturedMinor }) => status === 'succeeded' && capturedMinor === amountMinor,
      ),
    release: (intentId) =>
      settle(stripe.paymentIntents.cancel(intentId), intentId, ({ status }) => status === 'canceled'),
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
