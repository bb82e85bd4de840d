import Stripe from 'stripe'
import type { WebhookGateway } from '../webhook-gateway.ts'

/** An older signature is taken for a recording. */
const toleranceS = 300

const intentOf = (object: unknown): string | null => {
  if (typeof object !== 'object' || object === null) return null
  const { object: kind, id, payment_intent: of } = object as Record<string, unknown>
  if (kind === 'payment_intent' && typeof id === 'string') return id
  return typeof of === 'string' ? of : null
}

const identityCheckOf = (object: unknown): string | null => {
  if (typeof object !== 'object' || object === null) return null
  const { object: kind, id } = object as Record<string, unknown>
  return kind === 'identity.verification_session' && typeof id === 'string' ? id : null
}

export function createStripeWebhooks(options: { secret: string }): WebhookGateway {
  const { secret } = options
  return {
    name: 'stripe',
    read: ({ payload, signature, receivedAt }) => {
      try {
        const event = Stripe.webhooks.constructEvent(
          payload,
          signature,
          secret,
          toleranceS,
          undefined,
          receivedAt.getTime(),
        )
        if (!event.id || !event.type || !Number.isFinite(event.created)) return undefined
        return {
          id: event.id,
          type: event.type,
          at: new Date(event.created * 1_000),
          intentId: intentOf(event.data?.object),
          identityCheckId: identityCheckOf(event.data?.object),
        }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return undefined
        throw error
      }
    },
  }
}
