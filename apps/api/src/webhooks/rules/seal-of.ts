import type { WebhookId } from '@washline/contract/ids'

/** What a webhook's secrets are sealed for: a row of another webhook does not open. */
export const sealOf = <Keys>(keys: Keys, id: WebhookId) => ({ keys, purpose: 'webhooks', owner: String(id) })
