import type { Config } from '../platform/config/config.ts'
import { isTestKey } from '../platform/config/key-mode.ts'
import type { SandboxDeps } from './deps.ts'
import { type GatewayCalls, measuredGateway } from './measured-gateway.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createSandboxGateway, type SandboxGateway } from './sandbox/sandbox-gateway.ts'
import type { WebhookGateway } from './webhook-gateway.ts'

/** Gives a card of no real account to a customer of the vendor. */
export type TrialCard = (customerId: string) => Promise<string>

export interface ChosenGateway {
  readonly gateway: PaymentGateway
  /** Where nothing that is authorized is real money: the sandbox, and a vendor's test keys. */
  readonly trialCard?: TrialCard | undefined
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
    return { gateway: sandbox, calls, sandbox, trialCard: (customerId) => saveTrialCard(sandbox, customerId) }
  }
  const secrets = [config.STRIPE_WEBHOOK_SECRET, config.STRIPE_CONNECT_WEBHOOK_SECRET].filter(
    (secret) => secret !== undefined,
  )
  const [{ createStripeGateway }, { createStripeWebhooks }] = await Promise.all([
    import('./stripe/stripe-gateway.ts'),
    import('./stripe/stripe-webhooks.ts'),
  ])
  const webhooks = secrets.length > 0 ? createStripeWebhooks({ secrets }) : undefined
  return {
    ...measuredGateway(createStripeGateway({ secretKey, apiUrl })),
    webhooks,
    // The name under which Stripe has its test card in every account, in test mode only.
    ...(isTestKey(secretKey) && { trialCard: async () => 'pm_card_visa' }),
  }
}

/** A card of the sandbox that pays. */
export async function saveTrialCard(sandbox: SandboxGateway, customerId: string): Promise<string> {
  const { clientSecret } = await sandbox.createSetup(customerId)
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' }
  const saved = await sandbox.confirmSetup({ customerId, clientSecret, card })
  if (saved.status !== 'succeeded') throw new Error(saved.message)
  return saved.card.id
}
