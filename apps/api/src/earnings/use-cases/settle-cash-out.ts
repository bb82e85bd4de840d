import { deedId, postTransfer, reverseTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { tellCashOut } from '../channels.ts'
import type { CashOut } from '../queries.ts'
import { failureText } from '../rules/failure-text.ts'
import { moveCashOut } from '../store.ts'
import type { EarningsDeps } from './request-cash-out.ts'

type Deps = Pick<EarningsDeps, 'db' | 'clock' | 'facts' | 'broadcast'>

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
    await tell(tx, deps, moved, { state: 'paid', amountMinor, reason: null, at })
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
    await tell(tx, deps, moved, { state: 'failed', amountMinor: moved.amountMinor, reason, at })
  })

async function tell(
  tx: Tx,
  { facts, broadcast }: Deps,
  cashOut: CashOut,
  settled: { state: 'paid' | 'failed'; amountMinor: number; reason: string | null; at: Date },
): Promise<void> {
  await tellCashOut(broadcast, tx, cashOut)
  await facts.tell(tx, 'cash-out.settled', { washerId: cashOut.washerId, ...settled })
}
