import type { Facts } from '../../facts/facts.ts'
import { deedId, postTransfer, reverseTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { tellCashOut } from '../channels.ts'
import { type CashOut, hasStopped } from '../queries.ts'
import { failureText } from '../rules/failure-text.ts'
import { moveCashOut } from '../store.ts'
import { moveToWallet } from './move-to-wallet.ts'
import type { EarningsDeps } from './request-cash-out.ts'

type Deps = Pick<EarningsDeps, 'db' | 'clock' | 'facts' | 'broadcast' | 'newId'>

/** The gateway has it. */
export const markCashOutSent = ({ db, clock, broadcast }: Deps, id: number, payoutId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const set = sql`payout_id = ${payoutId}, sent_at = ${clock.now()}`
    const moved = await moveCashOut(tx, id, { from: ['requested'], to: 'sent', set })
    if (moved) await tellCashOut(broadcast, tx, moved)
  })

/** It has arrived: the money has left the platform. Booked once, however often it is told. */
export const payCashOut = (deps: Deps, id: number, payoutId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const moved = await moveCashOut(tx, id, {
      from: ['requested', 'sent'],
      to: 'paid',
      set: sql`payout_id = ${payoutId}, sent_at = coalesce(sent_at, ${at}), settled_at = ${at}`,
    })
    if (!moved) return
    const amountMinor = moved.amountMinor - moved.feeMinor
    await postTransfer(tx, {
      id: deedId('cash-out-paid', id),
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
    await tell(tx, deps, moved, { state: 'paid', amountMinor, reason: null, intoWallet: false, at })
  })

/** It came back or was never sent: all of it, the fee too, is in the balance again. Once, however often it is told. */
export const failCashOut = (deps: Deps, id: number, code: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const reason = failureText(code)
    const set = sql`reason = ${reason}, settled_at = ${at}`
    const moved = await moveCashOut(tx, id, { from: ['requested', 'sent'], to: 'failed', set })
    if (!moved) return
    await reverseTransfer(tx, moved.transferId, { newId: deedId('cash-out-failed', id), reason, at })
    await tell(tx, deps, moved, { state: 'failed', amountMinor: moved.amountMinor, reason, intoWallet: false, at })
  })

/**
 * The bank sent back what it had: both transfers are reversed, and all of it is in the balance again; in the wallet where
 * its owner has stopped being a Washer meanwhile, whose balance nobody could open. Once, however often it is told.
 */
export const returnCashOut = (deps: Deps, { id, washerId }: CashOut, code: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const intoWallet = await hasStopped(tx, washerId)
    const at = deps.clock.now()
    const reason = failureText(code)
    const set = sql`reason = ${reason}, settled_at = ${at}`
    const moved = await moveCashOut(tx, id, { from: ['paid'], to: 'returned', set })
    if (!moved) return
    const { amountMinor, transferId } = moved
    await reverseTransfer(tx, deedId('cash-out-paid', id), { newId: deedId('cash-out-returned', id), reason, at })
    await reverseTransfer(tx, transferId, { newId: deedId('cash-out-failed', id), reason, at })
    if (intoWallet) await moveToWallet(tx, deps, { washerId, amountMinor })
    await tell(tx, deps, moved, { state: 'returned', amountMinor, reason, intoWallet, at })
  })

async function tell(
  tx: Tx,
  { facts, broadcast }: Deps,
  cashOut: CashOut,
  settled: Omit<Facts['cash-out.settled'], 'washerId'>,
): Promise<void> {
  await tellCashOut(broadcast, tx, cashOut)
  await facts.tell(tx, 'cash-out.settled', { washerId: cashOut.washerId, ...settled })
}
