import type { FactBus } from '../facts/fact-bus.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { sendCashOutJob } from './jobs.ts'
import { cashOutByTransfer } from './queries.ts'

/** The payout service tells of a payout: whether it is one of ours, and what became of it, is looked up. */
export function earningsReactions(facts: FactBus, { jobs }: { jobs: Pick<Jobs, 'enqueue'> }): void {
  facts.on('payout.told', async (tx, { key }) => {
    const cashOut = await cashOutByTransfer(tx, key)
    if (cashOut) await jobs.enqueue(tx, sendCashOutJob, { cashOutId: cashOut.id })
  })
}
