import { type DoorDecision, decideDoor, doorStageOf } from '@washline/contract/doors/rules'
import type { DoorCaseId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { failPickup, type LockedOrder, lockOrder, proveArrival } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { CloseCaseDeps, DoorDeps } from '../deps.ts'
import { feesBefore, orderOfCase, positionAtDoor, safeSpotOf } from '../queries.ts'
import type { DoorCaseRow } from '../rules/door-case.ts'
import { isAtDoor } from '../rules/is-at-door.ts'
import { lockCase } from '../store.ts'
import { closeCase } from './close-case.ts'

type Decided = Exclude<DoorDecision, { outcome: 'waiting' }>

/**
 * The wait of a case is over. A job that runs twice, late, or for a case that was extended or has ended changes nothing more. After a
 * standstill nobody's position is recent: then the one at the beginning counts.
 */
export const decideCase = (deps: DoorDeps, { caseId, dueAt }: { caseId: DoorCaseId; dueAt: Date }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const found = await orderOfCase(tx, caseId)
    const order = found && (await lockOrder(tx, found.orderId))
    const row = order && (await lockCase(tx, caseId))
    if (!row || row.outcome !== null) return
    const now = deps.clock.now()
    // The job runs at dueAt by the clock of the database, which may be ahead of this one.
    const at = now > dueAt ? now : dueAt
    const isLate = at.getTime() - dueAt.getTime() > market.door.positionMs
    await decideLocked(tx, deps, { order, row, at, isLate })
  })

/** Decides a locked case by the published rules, and moves its order and its money. */
export async function decideLocked(
  tx: Tx,
  deps: CloseCaseDeps,
  { order, row, at, isLate }: { order: LockedOrder; row: DoorCaseRow; at: Date; isLate: boolean },
): Promise<void> {
  const stage = doorStageOf({ status: order.status, laundryCompleted: order.laundryCompletedAt !== null })
  if (stage !== row.stage) return closeCase(tx, deps, row, { outcome: 'withdrawn', at })
  const decision = decideDoor(
    {
      ...row,
      // Only who came in time has a proven arrival.
      wasLate: order.arrivedAt === null,
      stayed: isLate || isAtDoor(await positionAtDoor(tx, order.id), at),
      hasSafeSpot: (await safeSpotOf(tx, order.id)) !== null,
      feesBefore: await feesBefore(tx, row, at),
    },
    at,
  )
  if (decision.outcome === 'waiting') return
  if (decision.outcome === 'pickup_failed') return endPickup(tx, deps, { order, row, at, decision })
  return endOther(tx, deps, { order, row, at, decision })
}

interface Ending {
  readonly order: LockedOrder
  readonly row: DoorCaseRow
  readonly at: Date
  readonly decision: Decided
}

/** The order ends; the fee is part of its authorization, and the Washer has it at once. */
async function endPickup(tx: Tx, deps: CloseCaseDeps, { order, row, at, decision }: Ending): Promise<void> {
  const { outcome, feeMinor, isForPerson } = decision
  const isCharged = feeMinor > 0 && !isForPerson
  // Closed first, so that the move of the order finds no open case.
  await closeCase(tx, deps, row, { outcome, feeMinor, isCharged, isForPerson, at })
  await failPickup(tx, deps, { orderId: order.id, feeMinor: isCharged ? feeMinor : minor(0), at })
}

/** The order goes on. What the Washer proved counts for the promise; the way made for nothing is paid at once. */
async function endOther(tx: Tx, deps: CloseCaseDeps, { order, row, at, decision }: Ending): Promise<void> {
  const { outcome, feeMinor, isForPerson } = decision
  const isCharged = feeMinor > 0 && !isForPerson
  const returnAt = outcome === 'brought_back' ? new Date(at.getTime() + market.door.returnAfterMs) : null
  await closeCase(tx, deps, row, { outcome, feeMinor, isCharged, isForPerson, returnAt, at })
  const { arrivedAt } = order
  if (outcome !== 'unproven') await proveArrival(tx, deps, { order, arrivedAt: arrivedAt ?? row.openedAt, at })
  else if (arrivedAt?.getTime() === row.openedAt.getTime()) await proveArrival(tx, deps, { order, arrivedAt: null, at })
  const { customerId, washerId } = row
  if (isCharged)
    await deps.payments.chargeDoorFee(tx, {
      key: `case-${row.id}`,
      orderId: order.id,
      customerId,
      washerId,
      cardId: order.paymentMethodId,
      amountMinor: feeMinor,
      at,
    })
}
