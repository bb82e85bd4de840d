import type { Config } from '../platform/config/config.ts'
import type { SandboxDeps } from './deps.ts'
import { type GatewayCalls, measuredGateway } from './measured-gateway.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createSandboxGateway, type SandboxGateway } from './sandbox/sandbox-gateway.ts'
import type { WebhookGateway } from './webhook-gateway.ts'

export interface ChosenGateway {
  readonly gateway: PaymentGateway
  readonly calls?: GatewayCalls
  readonly webhooks?: WebhookGateway | undefined
  readonly sandbox?: SandboxGateway
}

/** The one that is given, else Stripe when its keys are set, otherwise the sandbox. Stripe's code is loaded only then. */
export async function choosePaymentGateway(
  config: Pick<
    Config,
    'STRIPE_SECRET_KEY' | 'STRIPE_API_URL' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_CONNECT_WEBHOOK_SECRET'
  >,
  deps: SandboxDeps,
  given?: PaymentGateway,
): Promise<ChosenGateway> {
  if (given) return measuredGateway(given)
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = config
  if (!secretKey) {
    const { gateway: sandbox, calls } = measuredGateway(createSandboxGateway(deps))
    return { gateway: sandbox, calls, sandbox }
  }
  const secrets = [config.STRIPE_WEBHOOK_SECRET, config.STRIPE_CONNECT_WEBHOOK_SECRET].filter(
    (secret) => secret !== undefined,
  )
  const [{ createStripeGateway }, { createStripeWebhooks }] = await Promise.all([
    import('./stripe/stripe-gateway.ts'),
    import('./stripe/stripe-webhooks.ts'),
  ])
  const webhooks = secrets.length > 0 ? createStripeWebhooks({ secrets }) : undefined
  return { ...measuredGateway(createStripeGateway({ secretKey, apiUrl })), webhooks }
}
