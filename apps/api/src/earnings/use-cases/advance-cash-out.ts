import { GatewayFailure, type Payout } from '../../payments/index.ts'
import { type CashOut, cashOutById, cashOutsToLookAt } from '../queries.ts'
import { saveLookedAt } from '../store.ts'
import type { EarningsDeps } from './request-cash-out.ts'
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
 * Brings a cash-out on by one look at the gateway. What it knows of is booked; only what it has never heard of is sent,
 * under the cash-out's own key: an answer that was lost pays nothing twice. What was paid may still be sent back.
 */
export async function advanceCashOut(deps: EarningsDeps, id: number): Promise<void> {
  const { db, gateway, clock } = deps
  const cashOut = await cashOutById(db, id)
  if (!cashOut || cashOut.state === 'failed' || cashOut.state === 'returned') return
  await saveLookedAt(db, id, clock.now())
  const { accountId, transferId: key, currency, method: speed } = cashOut
  const known = await gateway.payouts.findPayout({ accountId, key })
  if (cashOut.state === 'paid') {
    if (known?.state === 'failed') await returnCashOut(deps, cashOut, known.failure ?? 'returned')
    return
  }
  if (known) return book(deps, cashOut, known)
  if (cashOut.state === 'sent') throw new GatewayFailure(`the payout of cash-out ${id} cannot be found`)
  const amountMinor = cashOut.amountMinor - cashOut.feeMinor
  const answer = await gateway.payouts.payOut({ accountId, amountMinor, currency, key, speed })
  if (!answer.ok) return failCashOut(deps, id, answer.code)
  await book(deps, cashOut, answer)
}

/** Looks after the cash-outs: sends what a lost job left, and learns what has arrived or come back. */
export async function sweepCashOuts(deps: EarningsDeps): Promise<void> {
  for (const { id } of await cashOutsToLookAt(deps.db, deps.gateway.name, deps.clock.now())) {
    try {
      await advanceCashOut(deps, id)
    } catch (error) {
      deps.log.error('earnings.cash-out-failed', error, { cashOutId: id })
    }
  }
}
