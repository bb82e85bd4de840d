import { deedId, postTransfer } from '../../ledger/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import { settleHold as settle } from '../rules/split-hold.ts'
import { addHeld, type EarningHold, findHold, lockEarnings, lockWaiting, saveHoldSettled } from '../store.ts'

/**
 * Ends a hold, once: what is taken goes to what the platform gives away, which paid the customer; the rest goes back to
 * where it came from, or to what is available where the order's earning has been freed meanwhile.
 */
export async function settleHold(
  tx: Tx,
  deps: { clock: Clock },
  input: { id: string; takenMinor: number },
): Promise<EarningHold> {
  const state = input.takenMinor > 0 ? 'taken' : 'released'
  const { washerId } = (await findHold(tx, input.id)) ?? notHeld()
  await lockEarnings(tx, washerId)
  const hold = (await findHold(tx, input.id)) ?? notHeld()
  const { takenMinor, backToPendingMinor, backToAvailableMinor } = settle({ ...hold, takenMinor: input.takenMinor })
  if (hold.state !== 'held') {
    if (hold.state !== state || hold.takenMinor !== takenMinor) throw conflict('hold_settled')
    return hold
  }
  const { id, orderId, reason } = hold
  const at = deps.clock.now()
  const waits = (await lockWaiting(tx, { orderId, washerId })) !== undefined
  if (waits && backToPendingMinor > 0) await addHeld(tx, orderId, -backToPendingMinor)
  const settled = await saveHoldSettled(tx, id, { state, takenMinor, at })
  const from = { owner: 'user', userId: washerId, name: 'earnings_held' } as const
  const back = (name: 'earnings_pending' | 'earnings_available', amountMinor: number) => ({
    from,
    to: { owner: 'user', userId: washerId, name } as const,
    amountMinor,
  })
  await postTransfer(tx, {
    id: deedId('earning-deduction', id),
    kind: 'earning_deduction',
    reason,
    orderId,
    postings: [{ from, to: { owner: 'platform', name: 'promotions' }, amountMinor: takenMinor }],
    at,
  })
  await postTransfer(tx, {
    id: deedId('earning-unhold', id),
    kind: 'earning_unhold',
    reason,
    orderId,
    postings: [
      back('earnings_pending', waits ? backToPendingMinor : 0),
      back('earnings_available', backToAvailableMinor + (waits ? 0 : backToPendingMinor)),
    ],
    at,
  })
  return settled
}

const notHeld = (): never => {
  throw notFound()
}
