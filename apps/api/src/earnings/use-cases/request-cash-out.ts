import { earningsRefusals } from '@washline/contract/earnings/refusals'
import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type Minor, subtract } from '@washline/contract/money'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { balanceOf, operationId, postTransfer } from '../../ledger/index.ts'
import { payoutAccountOf } from '../../payments/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { broadcastCashOut } from '../channels.ts'
import type { EarningsDeps } from '../deps.ts'
import { sendCashOutJob } from '../jobs.ts'
import { type CashOut, cashOutByTransfer, runningCashOut } from '../queries.ts'
import { checkCashOut } from '../rules/check-cash-out.ts'
import { insertCashOut, lockEarnings } from '../store.ts'

export interface CashOutInput {
  readonly washerId: UserId
  readonly method: CashOut['method']
  readonly askedMinor: Minor | undefined
  readonly requestKey: string | undefined
}

/** The payout account, if the payout service accepts payouts to it now. */
async function readyAccount({ db, gateway }: EarningsDeps, { washerId, method }: CashOutInput) {
  const accountId = await payoutAccountOf(db, gateway.name, washerId)
  if (!accountId) throw refuse(earningsRefusals.payoutAccountMissing)
  const { payoutsEnabled, instantAvailable, last4 } = await gateway.payouts.accountState(accountId)
  if (!payoutsEnabled) throw refuse(earningsRefusals.payoutAccountIncomplete)
  if (method === 'instant' && !instantAvailable) throw refuse(earningsRefusals.instantUnavailable)
  return { accountId, destination: last4 }
}

function repeated(existing: CashOut, { washerId, method, askedMinor }: CashOutInput): CashOut {
  const isSame =
    existing.washerId === washerId &&
    existing.method === method &&
    (askedMinor === undefined || askedMinor === existing.amountMinor)
  if (!isSame) throw refuse(platformRefusals.idempotencyKeyReused)
  return existing
}

async function take(
  tx: Tx,
  deps: EarningsDeps,
  { washerId, method, askedMinor }: CashOutInput,
  to: { transferId: string; accountId: string; destination: string | null },
): Promise<CashOut> {
  if (await runningCashOut(tx, washerId)) throw refuse(earningsRefusals.cashOutRunning)
  const available = { owner: 'user', userId: washerId, name: 'earnings_available' } as const
  const checked = checkCashOut({ method, askedMinor, availableMinor: await balanceOf(tx, available) })
  if (!checked.ok) throw invalid({ [checked.field]: [checked.text] })
  const { amountMinor, feeMinor } = checked
  const { gateway, clock } = deps
  const at = clock.now()
  const cashOut = await insertCashOut(tx, {
    ...to,
    washerId,
    gateway: gateway.name,
    method,
    amountMinor,
    feeMinor,
    currency: market.currency,
    at,
  })
  await postTransfer(tx, {
    id: to.transferId,
    kind: 'cash_out',
    postings: [
      {
        from: available,
        to: { owner: 'platform', name: 'payout_clearing' },
        amountMinor: subtract(amountMinor, feeMinor),
      },
      { from: available, to: { owner: 'platform', name: 'revenue' }, amountMinor: feeMinor },
    ],
    at,
  })
  await deps.jobs.enqueue(tx, sendCashOutJob, { cashOutId: cashOut.id })
  await broadcastCashOut(deps.broadcast, tx, cashOut)
  return cashOut
}

/** Deducts available earnings and enqueues their payout. One at a time; a repeated key is the same cash-out. */
export async function requestCashOut(deps: EarningsDeps, input: CashOutInput): Promise<CashOut> {
  const { washerId, requestKey } = input
  const transferId = requestKey ? operationId('cash-out', washerId, requestKey) : deps.newId()
  const existing = await cashOutByTransfer(deps.db, transferId)
  if (existing) return repeated(existing, input)
  const account = await readyAccount(deps, input)
  return deps.db.transaction(async (tx) => {
    await lockEarnings(tx, washerId)
    const earlier = await cashOutByTransfer(tx, transferId)
    return earlier ? repeated(earlier, input) : take(tx, deps, input, { transferId, ...account })
  })
}
