import type { OrderId, UserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { balanceOf, operationId, postTransfer } from '../../ledger/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { splitReserve } from '../rules/split-reserve.ts'
import { addReserved, type EarningReserve, findReserve, insertReserve, lockEarnings, lockWaiting } from '../store.ts'

export interface ReserveInput {
  /** Chosen by the caller; a repeat with the same id is the same reserve. */
  readonly id: string
  readonly washerId: UserId
  readonly orderId: OrderId
  readonly amountMinor: Minor
  /** Shown to the Washer. */
  readonly reason: string
}

/** Reserves part of a Washer's earnings while a claim about an order is open, limited to what there is. */
export async function placeReserve(tx: Tx, deps: { clock: Clock }, asked: ReserveInput): Promise<EarningReserve> {
  const { id, washerId, orderId, amountMinor, reason } = asked
  await lockEarnings(tx, washerId)
  const existing = await findReserve(tx, id)
  if (existing) {
    const isSame = existing.washerId === washerId && existing.orderId === orderId && existing.askedMinor === amountMinor
    if (!isSame) throw refuse(platformRefusals.idempotencyKeyReused)
    return existing
  }
  const at = deps.clock.now()
  const waiting = await lockWaiting(tx, { orderId, washerId })
  const parts = splitReserve({
    askedMinor: amountMinor,
    waitingMinor: waiting?.waitingMinor ?? minor(0),
    availableMinor: await balanceOf(tx, { owner: 'user', userId: washerId, name: 'earnings_available' }),
  })
  const reserve = await insertReserve(tx, { id, washerId, orderId, reason, askedMinor: amountMinor, ...parts, at })
  if (parts.pendingMinor > 0) await addReserved(tx, { orderId, washerId }, parts.pendingMinor)
  const to = { owner: 'user', userId: washerId, name: 'earnings_reserved' } as const
  await postTransfer(tx, {
    id: operationId('earning-reserve', id),
    kind: 'earning_reserve',
    reason,
    orderId,
    postings: [
      { from: { owner: 'user', userId: washerId, name: 'earnings_pending' }, to, amountMinor: parts.pendingMinor },
      { from: { owner: 'user', userId: washerId, name: 'earnings_available' }, to, amountMinor: parts.availableMinor },
    ],
    at,
  })
  return reserve
}
