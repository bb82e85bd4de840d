import { Refusal } from '../../platform/http/refusal.ts'
import type { WebhookGateway } from '../webhook-gateway.ts'
import { type NotingDeps, noteGatewayEvent } from './note-gateway-event.ts'

/** Takes in what the card vendor sends, if it truly is from there. */
export async function receiveWebhook(
  deps: NotingDeps,
  webhooks: WebhookGateway,
  message: { payload: Buffer; signature: string },
): Promise<'new' | 'known'> {
  const event = webhooks.read({ ...message, receivedAt: deps.clock.now() })
  if (!event) throw new Refusal(400, 'signature_invalid', 'This message is not from the card vendor, or too old.')
  return noteGatewayEvent(deps, webhooks.name, event)
}
