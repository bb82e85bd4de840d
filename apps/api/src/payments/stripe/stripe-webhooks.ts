import Stripe from 'stripe'
import type { WebhookGateway } from '../webhook-gateway.ts'

/** An older signature counts as a replay. */
const toleranceS = 300

/** The subject of an event, as far as the event contains it. */
interface Subject {
  readonly object?: unknown
  readonly id?: unknown
  readonly payment_intent?: unknown
  readonly metadata?: { readonly payout_key?: unknown } | null
}
const subjectOf = (object: unknown): Subject => (typeof object === 'object' && object !== null ? object : {})

const intentOf = ({ object, id, payment_intent: of }: Subject): string | null => {
  if (object === 'payment_intent' && typeof id === 'string') return id
  return typeof of === 'string' ? of : null
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A payout carries its key, and so does its transfer. */
const payoutKeyOf = ({ object, metadata }: Subject): string | null => {
  const key = object === 'payout' || object === 'transfer' ? metadata?.payout_key : undefined
  return typeof key === 'string' && uuid.test(key) ? key : null
}

const identityCheckOf = ({ object, id }: Subject): string | null =>
  object === 'identity.verification_session' && typeof id === 'string' ? id : null

/** Stripe signs events of the platform's account and of connected accounts with different secrets. */
export function createStripeWebhooks({ secrets }: { secrets: readonly string[] }): WebhookGateway {
  const verified = (message: { payload: Buffer; signature: string; receivedAt: Date }) => {
    const { payload, signature, receivedAt } = message
    for (const secret of secrets) {
      try {
        return Stripe.webhooks.constructEvent(payload, signature, secret, toleranceS, undefined, receivedAt.getTime())
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
      }
    }
    return undefined
  }
  return {
    name: 'stripe',
    read: (message) => {
      try {
        const event = verified(message)
        if (!event?.id || !event.type || !Number.isFinite(event.created)) return undefined
        const { id, type, created, data } = event
        const subject = subjectOf(data?.object)
        const about = {
          intentId: intentOf(subject),
          payoutKey: payoutKeyOf(subject),
          identityCheckId: identityCheckOf(subject),
        }
        return { id, type, at: new Date(created * 1_000), ...about }
      } catch (error) {
        if (error instanceof SyntaxError) return undefined
        throw error
      }
    },
  }
}
