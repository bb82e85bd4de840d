import type { PaymentGateway } from '../payment-gateway.ts'
import { openStripe, type StripeAccess } from './open-stripe.ts'
import { createStripeCards } from './stripe-cards.ts'
import { createStripeIntents } from './stripe-intents.ts'
import { createStripePayouts } from './stripe-payouts.ts'

/** Stripe through its official SDK. `apiUrl` replaces its address, for tests. */
export function createStripeGateway(options: StripeAccess): PaymentGateway {
  const stripe = openStripe(options)
  return {
    name: 'stripe',
    payouts: createStripePayouts(stripe),
    ...createStripeCards(stripe),
    ...createStripeIntents(stripe),
  }
}
