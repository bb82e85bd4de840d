import { messages } from '@washline/contract/messages'
import { balanceOf, deedId, postTransfer } from '../../ledger/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict } from '../../platform/http/refusal.ts'
import { splitHold } from '../rules/split-hold.ts'
import { addHeld, type EarningHold, findHold, insertHold, lockEarnings, lockWaiting } from '../store.ts'

export interface HoldAsked {
  /** Made by the caller; a repeat with the same one is the same hold. */
  readonly id: string
  readonly washerId: number
  readonly orderId: number
  readonly amountMinor: number
  /** Shown to the Washer. */
  readonly reason: string
}

/** Keeps part of a Washer's earnings back while something about an order is open; as much of it as there is. */
export async function placeHold(tx: Tx, deps: { clock: Clock }, asked: HoldAsked): Promise<EarningHold> {
  const { id, washerId, orderId, amountMinor, reason } = asked
  await lockEarnings(tx, washerId)
  const known = await findHold(tx, id)
  if (known) {
    const isSame = known.washerId === washerId && known.orderId === orderId && known.askedMinor === amountMinor
    if (!isSame) throw conflict('hold_differs', messages.idempotencyKeyReused)
    return known
  }
  const at = deps.clock.now()
  const waiting = await lockWaiting(tx, { orderId, washerId })
  const parts = splitHold({
    askedMinor: amountMinor,
    waitingMinor: waiting?.waitingMinor ?? 0,
    availableMinor: await balanceOf(tx, { owner: 'user', userId: washerId, name: 'earnings_available' }),
  })
  const hold = await insertHold(tx, { id, washerId, orderId, reason, askedMinor: amountMinor, ...parts, at })
  if (parts.pendingMinor > 0) await addHeld(tx, orderId, parts.pendingMinor)
  const to = { owner: 'user', userId: washerId, name: 'earnings_held' } as const
  await postTransfer(tx, {
    id: deedId('earning-hold', id),
    kind: 'earning_hold',
    reason,
    orderId,
    postings: [
      { from: { owner: 'user', userId: washerId, name: 'earnings_pending' }, to, amountMinor: parts.pendingMinor },
      { from: { owner: 'user', userId: washerId, name: 'earnings_available' }, to, amountMinor: parts.availableMinor },
    ],
    at,
  })
  return hold
}
