import type { RefusalCatalogue } from '../refusal.ts'
import { webhookMessages } from './messages.ts'

export const webhookRefusals = {
  tooManyWebhooks: {
    code: 'too_many_webhooks',
    status: 409,
    message: webhookMessages.tooMany,
    description: 'The caller, or the market, has as many webhooks as there may be.',
    values: { count: 10 },
  },
  webhookDisabled: {
    code: 'webhook_disabled',
    status: 409,
    message: webhookMessages.disabled,
    description: 'Nothing is sent by a disabled webhook, so nothing is replayed and no test is sent.',
  },
  deliveryWaiting: {
    code: 'delivery_waiting',
    status: 409,
    message: webhookMessages.waiting,
    description: 'Only a delivery that has ended is replayed.',
  },
} as const satisfies RefusalCatalogue
