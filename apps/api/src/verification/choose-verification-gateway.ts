import type { Config } from '../platform/config/config.ts'
import { manualChecks } from './manual/manual-checks.ts'
import { createStripeChecks } from './stripe/stripe-checks.ts'
import type { VerificationGateway } from './verification-gateway.ts'

/** Stripe if it is configured as the identity provider and has a key; otherwise operators. */
export const chooseVerificationGateway = (
  config: Pick<Config, 'PROVIDER_IDENTITY' | 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>,
): VerificationGateway =>
  config.PROVIDER_IDENTITY === 'stripe' && config.STRIPE_SECRET_KEY
    ? createStripeChecks({ secretKey: config.STRIPE_SECRET_KEY, apiUrl: config.STRIPE_API_URL })
    : manualChecks
