import type { Jobs } from '../../platform/jobs/jobs.ts'
import { followEventJob } from '../jobs.ts'
import { insertEvent } from '../store.ts'
import type { GatewayEvent, WebhookGateway } from '../webhook-gateway.ts'
import type { PaymentsDeps } from './begin-hold.ts'

export type NotingDeps = Pick<PaymentsDeps, 'db' | 'clock' | 'facts'> & { readonly jobs: Pick<Jobs, 'enqueue'> }

/** Notes an event down, once however often it is told, and has it followed after the commit. */
export const noteGatewayEvent = (
  deps: NotingDeps,
  gateway: WebhookGateway['name'],
  event: GatewayEvent,
): Promise<'new' | 'known'> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const isNew = (await insertEvent(tx, { ...event, gateway, receivedAt: at })) === 1
    if (!isNew) return 'known'
    if (event.payoutKey !== null) await deps.facts.tell(tx, 'payout.told', { key: event.payoutKey, at })
    const { identityCheckId: checkId } = event
    if (checkId !== null) await deps.facts.tell(tx, 'identity-check.changed', { checkId, at })
    await deps.jobs.enqueue(tx, followEventJob, { eventId: event.id })
    return 'new'
  })
