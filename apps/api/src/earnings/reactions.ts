import type { FactBus } from '../facts/fact-bus.ts'
import { sendCashOutJob } from './jobs.ts'
import { cashOutByTransfer, hasStopped } from './queries.ts'
import { moveToWallet } from './use-cases/move-to-wallet.ts'
import type { EarningsDeps } from './use-cases/request-cash-out.ts'

export function earningsReactions(facts: FactBus, deps: Pick<EarningsDeps, 'jobs' | 'clock' | 'newId'>): void {
  // Whether it is a payout of ours, and what became of it, is looked up.
  facts.on('payout.told', async (tx, { key }) => {
    const cashOut = await cashOutByTransfer(tx, key)
    if (cashOut) await deps.jobs.enqueue(tx, sendCashOutJob, { cashOutId: cashOut.id })
  })
  // Who has stopped being a Washer can no longer open what is available there.
  facts.on('order.tipped', async (tx, { washerId, amountMinor }) => {
    if (await hasStopped(tx, washerId)) await moveToWallet(tx, deps, { washerId, amountMinor })
  })
}
