import type { EventBus } from '../events/event-bus.ts'
import type { EarningsDeps } from './deps.ts'
import { sendCashOutJob } from './jobs.ts'
import { cashOutByTransfer, hasStopped } from './queries.ts'
import { bookEarning } from './use-cases/book-earning.ts'
import { moveToWallet } from './use-cases/move-to-wallet.ts'

export function earningsHandlers(events: EventBus, deps: Pick<EarningsDeps, 'jobs' | 'clock' | 'newId'>): void {
  events.on('order.earned', (tx, earning) => bookEarning(tx, deps, earning))
  // The job reads the state of the payout from the gateway.
  events.on('payout.changed', async (tx, { key }) => {
    const cashOut = await cashOutByTransfer(tx, key)
    if (cashOut) await deps.jobs.enqueue(tx, sendCashOutJob, { cashOutId: cashOut.id })
  })
  // A former Washer has no access to available earnings.
  events.on('order.tipped', async (tx, { washerId, amountMinor }) => {
    if (await hasStopped(tx, washerId)) await moveToWallet(tx, deps, { washerId, amountMinor })
  })
}
