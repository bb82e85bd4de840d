import type { Tx } from '../../platform/db/database.ts'
import type { RescueDeps } from '../deps.ts'
import type { LockedOrder } from '../store.ts'
import { moveRescue, openRescue } from './move-rescue.ts'

/** Asks the Washer whether they are still on the order, unless somebody else is found for it already. The order is locked. */
export async function questionWasher(tx: Tx, deps: RescueDeps, order: LockedOrder, at: Date): Promise<void> {
  if (await openRescue(tx, order)) return
  await moveRescue(tx, deps, order, {
    move: 'question',
    actorId: null,
    at,
    opening: { openedBy: 'system', reason: null },
  })
}
