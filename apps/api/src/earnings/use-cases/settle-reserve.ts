import { earningsRefusals } from '@washline/contract/earnings/refusals'
import { add, type Minor, minor, negate } from '@washline/contract/money'
import { operationId, postTransfer } from '../../ledger/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { settleReserve as settle } from '../rules/split-reserve.ts'
import {
  addReserved,
  type EarningReserve,
  findReserve,
  lockEarnings,
  lockWaiting,
  saveReserveSettled,
} from '../store.ts'

/**
 * Ends a reserve, once. The deducted part goes to the platform's promotions, which paid the customer; the rest
 * returns to the accounts that it came from, or to available earnings once the order's earning was released.
 */
export async function settleReserve(
  tx: Tx,
  deps: { clock: Clock },
  input: { id: string; deductedMinor: Minor },
): Promise<EarningReserve> {
  const state = input.deductedMinor > 0 ? 'deducted' : 'released'
  const { washerId } = (await findReserve(tx, input.id)) ?? notReserved()
  await lockEarnings(tx, washerId)
  const reserve = (await findReserve(tx, input.id)) ?? notReserved()
  const { deductedMinor, backToPendingMinor, backToAvailableMinor } = settle({
    ...reserve,
    deductedMinor: input.deductedMinor,
  })
  if (reserve.state !== 'reserved') {
    if (reserve.state !== state || reserve.deductedMinor !== deductedMinor)
      throw refuse(earningsRefusals.reserveSettled)
    return reserve
  }
  const { id, orderId, reason } = reserve
  const at = deps.clock.now()
  const waits = (await lockWaiting(tx, { orderId, washerId })) !== undefined
  if (waits && backToPendingMinor > 0) await addReserved(tx, { orderId, washerId }, negate(backToPendingMinor))
  const settled = await saveReserveSettled(tx, id, { state, deductedMinor, at })
  const from = { owner: 'user', userId: washerId, name: 'earnings_reserved' } as const
  const back = (name: 'earnings_pending' | 'earnings_available', amountMinor: Minor) => ({
    from,
    to: { owner: 'user', userId: washerId, name } as const,
    amountMinor,
  })
  await postTransfer(tx, {
    id: operationId('earning-deduction', id),
    kind: 'earning_deduction',
    reason,
    orderId,
    postings: [{ from, to: { owner: 'platform', name: 'promotions' }, amountMinor: deductedMinor }],
    at,
  })
  await postTransfer(tx, {
    id: operationId('earning-reserve-release', id),
    kind: 'earning_reserve_release',
    reason,
    orderId,
    postings: [
      back('earnings_pending', waits ? backToPendingMinor : minor(0)),
      back('earnings_available', waits ? backToAvailableMinor : add(backToAvailableMinor, backToPendingMinor)),
    ],
    at,
  })
  return settled
}

const notReserved = (): never => {
  throw notFound()
}
