import type { Config } from '../platform/config/config.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createSandboxGateway, type SandboxDeps, type SandboxGateway } from './sandbox/sandbox-gateway.ts'
import { createStripeGateway } from './stripe/stripe-gateway.ts'

/** Stripe when its keys are set; otherwise the sandbox, which also brings its own card form's call. */
export function choosePaymentGateway(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>,
  deps: SandboxDeps,
): { gateway: PaymentGateway; sandbox?: SandboxGateway } {
  if (config.STRIPE_SECRET_KEY)
    return { gateway: createStripeGateway({ secretKey: config.STRIPE_SECRET_KEY, apiUrl: config.STRIPE_API_URL }) }
  const sandbox = createSandboxGateway(deps)
  return { gateway: sandbox, sandbox }
}
