import type { EventBus } from '../events/event-bus.ts'
import type { HandlerDeps } from './deps.ts'
import { readCheckJob } from './jobs.ts'
import { openSteps } from './use-cases/open-steps.ts'
import { watchWasher } from './use-cases/watch-quality.ts'

export function verificationHandlers(events: EventBus, deps: HandlerDeps): void {
  events.on('washer.registered', (tx, event) => openSteps(tx, deps, event))
  events.on('order.rated', (tx, event) => watchWasher(tx, event))
  events.on('claim.moved', async (tx, event) => {
    if (event.to === 'paid' && event.washerMinor > 0) await watchWasher(tx, event)
  })
  events.on('identity-check.changed', (tx, { checkId }) =>
    deps.jobs.enqueue(tx, readCheckJob, { checkId }, { key: checkId }),
  )
}
