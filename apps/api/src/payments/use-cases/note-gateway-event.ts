import { followEventJob } from '../jobs.ts'
import { insertEvent } from '../store.ts'
import type { GatewayEvent, WebhookGateway } from '../webhook-gateway.ts'
import type { PaymentsDeps } from './begin-hold.ts'

/** Notes an event down, once however often it is told, and has it followed after the commit. */
export const noteGatewayEvent = (
  deps: Pick<PaymentsDeps, 'db' | 'clock' | 'jobs' | 'facts'>,
  gateway: WebhookGateway['name'],
  event: GatewayEvent,
): Promise<'new' | 'known'> =>
  deps.db.transaction(async (tx) => {
    const receivedAt = deps.clock.now()
    const { identityCheckId: checkId } = event
    const isNew = (await insertEvent(tx, { ...event, gateway, receivedAt })) === 1
    if (isNew) await deps.jobs.enqueue(tx, followEventJob, { eventId: event.id })
    if (isNew && checkId) await deps.facts.tell(tx, 'identity-check.changed', { checkId, at: receivedAt })
    return isNew ? 'new' : 'known'
  })
