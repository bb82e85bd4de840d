import type { UserId } from '@washline/contract/ids'
import { notFound } from '../../platform/http/refusal.ts'
import type { ChangeRelationshipDeps } from '../deps.ts'
import { findPerson, runningOrders } from '../queries.ts'
import { deleteFavourite, insertBlock, lockPair, lockWaitingOrders } from '../store.ts'

/** Blocks a user and ends the blocker's favourite. Returns how many orders of the two are still in progress. */
export const blockPerson = (
  deps: ChangeRelationshipDeps,
  input: { blockerId: UserId; blockedId: UserId },
): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const { blockerId, blockedId } = input
    if (!(await findPerson(tx, blockerId, blockedId))) throw notFound()
    await lockWaitingOrders(tx, [blockerId, blockedId])
    await lockPair(tx, [blockerId, blockedId])
    const at = deps.clock.now()
    if ((await insertBlock(tx, blockerId, blockedId, at)) > 0) {
      await deleteFavourite(tx, blockerId, blockedId)
      await deps.events.publish(tx, 'person.blocked', { blockerId, blockedId, at })
    }
    return runningOrders(tx, blockerId, blockedId)
  })
