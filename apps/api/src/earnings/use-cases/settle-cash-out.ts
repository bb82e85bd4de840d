import type { CashOutId } from '@washline/contract/ids'
import { subtract } from '@washline/contract/money'
import type { Events } from '../../events/events.ts'
import { operationId, postTransfer, reverseTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { broadcastCashOut } from '../channels.ts'
import type { EarningsDeps } from '../deps.ts'
import { type CashOut, hasStopped } from '../queries.ts'
import { failureText } from '../rules/failure-text.ts'
import { moveCashOut } from '../store.ts'
import { moveToWallet } from './move-to-wallet.ts'

type Deps = Pick<EarningsDeps, 'db' | 'clock' | 'events' | 'broadcast' | 'newId'>

export const markCashOutSent = ({ db, clock, broadcast }: Deps, id: CashOutId, payoutId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const set = { payoutId, sentAt: clock.now() }
    const moved = await moveCashOut(tx, id, { from: ['requested'], to: 'sent', set })
    if (moved) await broadcastCashOut(broadcast, tx, moved)
  })

/** Books the arrival of a cash-out. A repeat changes nothing. */
export const payCashOut = (deps: Deps, id: CashOutId, payoutId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const moved = await moveCashOut(tx, id, {
      from: ['requested', 'sent'],
      to: 'paid',
      set: { payoutId, sentAt: at, settledAt: at },
    })
    if (!moved) return
    const amountMinor = subtract(moved.amountMinor, moved.feeMinor)
    await postTransfer(tx, {
      id: operationId('cash-out-paid', id),
      kind: 'cash_out_paid',
      postings: [
        {
          from: { owner: 'platform', name: 'payout_clearing' },
          to: { owner: 'platform', name: 'paid_out' },
          amountMinor,
        },
      ],
      at,
    })
    await publishSettled(tx, deps, moved, { state: 'paid', amountMinor, reason: null, intoWallet: false, at })
  })

/**
 * Books a cash-out that was refused or rejected: all of it, the fee included, returns to the balance. A repeat
 * changes nothing.
 */
export const failCashOut = (deps: Deps, id: CashOutId, code: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const reason = failureText(code)
    const set = { reason, settledAt: at }
    const moved = await moveCashOut(tx, id, { from: ['requested', 'sent'], to: 'failed', set })
    if (!moved) return
    await reverseTransfer(tx, moved.transferId, { newId: operationId('cash-out-failed', id), reason, at })
    await publishSettled(tx, deps, moved, {
      state: 'failed',
      amountMinor: moved.amountMinor,
      reason,
      intoWallet: false,
      at,
    })
  })

/**
 * Books a payout that the bank returned after it was paid: both transfers are reversed, and all of it returns to the
 * balance, or to the wallet of a former Washer. A repeat changes nothing.
 */
export const returnCashOut = (deps: Deps, { id, washerId }: CashOut, code: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const intoWallet = await hasStopped(tx, washerId)
    const at = deps.clock.now()
    const reason = failureText(code)
    const set = { reason, settledAt: at }
    const moved = await moveCashOut(tx, id, { from: ['paid'], to: 'returned', set })
    if (!moved) return
    const { amountMinor, transferId } = moved
    await reverseTransfer(tx, operationId('cash-out-paid', id), {
      newId: operationId('cash-out-returned', id),
      reason,
      at,
    })
    await reverseTransfer(tx, transferId, { newId: operationId('cash-out-failed', id), reason, at })
    if (intoWallet) await moveToWallet(tx, deps, { washerId, amountMinor })
    await publishSettled(tx, deps, moved, { state: 'returned', amountMinor, reason, intoWallet, at })
  })

async function publishSettled(
  tx: Tx,
  { events, broadcast }: Deps,
  cashOut: CashOut,
  settled: Omit<Events['cash-out.settled'], 'washerId'>,
): Promise<void> {
  await broadcastCashOut(broadcast, tx, cashOut)
  await events.publish(tx, 'cash-out.settled', { washerId: cashOut.washerId, ...settled })
}
