import type { UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import type { RescueDeps } from '../deps.ts'
import type { LockedOrder } from '../store.ts'
import { moveRescue, openRescue } from './move-rescue.ts'

/** A move of an order in the middle of a rescue ends it: its Washer goes on, or the order has ended. */
export async function endRescue(
  tx: Tx,
  deps: RescueDeps,
  order: LockedOrder,
  { isWasher, actorId, at }: { readonly isWasher: boolean; readonly actorId: UserId | null; readonly at: Date },
): Promise<void> {
  if (!(await openRescue(tx, order))) return
  await moveRescue(tx, deps, order, { move: isWasher ? 'standDown' : 'end', actorId, at })
}
