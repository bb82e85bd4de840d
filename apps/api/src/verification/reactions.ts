import type { FactBus } from '../facts/fact-bus.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { readCheckJob } from './jobs.ts'
import { watchWasher } from './use-cases/watch-quality.ts'
import { welcomeWasher } from './use-cases/welcome-washer.ts'

export interface ReactionDeps {
  readonly facts: FactBus
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** `auto` passes every step of a new Washer at once; `manual` waits for what they send. */
  readonly mode: 'auto' | 'manual'
}

export function verificationReactions(facts: FactBus, deps: ReactionDeps): void {
  facts.on('washer.registered', (tx, fact) => welcomeWasher(tx, deps, fact))
  facts.on('order.rated', (tx, fact) => watchWasher(tx, deps, fact))
  facts.on('claim.moved', async (tx, fact) => {
    if (fact.to === 'paid' && fact.washerMinor > 0) await watchWasher(tx, deps, fact)
  })
  facts.on('identity-check.changed', (tx, { checkId }) =>
    deps.jobs.enqueue(tx, readCheckJob, { checkId }, { key: checkId }),
  )
}
