import type { Config } from '../platform/config/config.ts'
import { manualChecks } from './manual/manual-checks.ts'
import type { VerificationGateway } from './verification-gateway.ts'

/** Stripe if it is configured as the identity provider and has a key; otherwise operators. */
export async function chooseVerificationGateway(
  config: Pick<Config, 'PROVIDER_IDENTITY' | 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>,
): Promise<VerificationGateway> {
  if (config.PROVIDER_IDENTITY !== 'stripe' || !config.STRIPE_SECRET_KEY) return manualChecks
  const { createStripeChecks } = await import('./stripe/stripe-checks.ts')
  return createStripeChecks({ secretKey: config.STRIPE_SECRET_KEY, apiUrl: config.STRIPE_API_URL })
}
