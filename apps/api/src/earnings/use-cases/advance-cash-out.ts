import type { CashOutId } from '@washline/contract/ids'
import { subtract } from '@washline/contract/money'
import { GatewayFailure, type Payout } from '../../payments/index.ts'
import type { EarningsDeps } from '../deps.ts'
import { type CashOut, cashOutById, cashOutsToAdvance } from '../queries.ts'
import { saveAskedAt } from '../store.ts'
import { failCashOut, markCashOutSent, payCashOut, returnCashOut } from './settle-cash-out.ts'

async function book(deps: EarningsDeps, { id }: CashOut, { payoutId, state, failure }: Payout): Promise<void> {
  switch (state) {
    case 'pending':
      return markCashOutSent(deps, id, payoutId)
    case 'paid':
      return payCashOut(deps, id, payoutId)
    case 'failed':
      return failCashOut(deps, id, failure ?? 'returned')
    default:
      state satisfies never
  }
}

/**
 * Advances a cash-out by one call to the gateway. An existing payout is booked; a missing one is sent under the
 * cash-out's own key, so a lost answer never pays twice. A paid one may still be returned.
 */
export async function advanceCashOut(deps: EarningsDeps, id: CashOutId): Promise<void> {
  const { db, gateway, clock } = deps
  const cashOut = await cashOutById(db, id)
  if (!cashOut || cashOut.state === 'failed' || cashOut.state === 'returned') return
  await saveAskedAt(db, id, clock.now())
  const { accountId, transferId: key, currency, method: speed } = cashOut
  const existing = await gateway.payouts.findPayout({ accountId, key })
  if (cashOut.state === 'paid') {
    if (existing?.state === 'failed') await returnCashOut(deps, cashOut, existing.failure ?? 'returned')
    return
  }
  if (existing) return book(deps, cashOut, existing)
  if (cashOut.state === 'sent') throw new GatewayFailure(`the payout of cash-out ${id} cannot be found`)
  const amountMinor = subtract(cashOut.amountMinor, cashOut.feeMinor)
  const answer = await gateway.payouts.payOut({ accountId, amountMinor, currency, key, speed })
  if (!answer.ok) return failCashOut(deps, id, answer.code)
  await book(deps, cashOut, answer)
}

/** Sends cash-outs whose job was lost, and books payouts that arrived or were returned. */
export async function sweepCashOuts(deps: EarningsDeps): Promise<void> {
  for (const { id } of await cashOutsToAdvance(deps.db, deps.gateway.name, deps.clock.now())) {
    try {
      await advanceCashOut(deps, id)
    } catch (error) {
      deps.log.error('earnings.cash-out-failed', error, { cashOutId: id })
    }
  }
}
