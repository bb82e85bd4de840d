import { paymentRefusals } from '@washline/contract/payments/refusals'
import { refuse } from '../../platform/http/refusal.ts'
import type { WebhookDeps } from '../deps.ts'
import type { WebhookGateway } from '../webhook-gateway.ts'
import { noteGatewayEvent } from './note-gateway-event.ts'

/** Verifies a webhook's signature and stores its event. */
export async function receiveWebhook(
  deps: WebhookDeps,
  webhooks: WebhookGateway,
  message: { payload: Buffer; signature: string },
): Promise<'new' | 'duplicate'> {
  const event = webhooks.read({ ...message, receivedAt: deps.clock.now() })
  if (!event) throw refuse(paymentRefusals.signatureInvalid)
  return noteGatewayEvent(deps, webhooks.name, event)
}
