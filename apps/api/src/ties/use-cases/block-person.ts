import type { FactBus } from '../../facts/fact-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { knownPerson, runningOrders } from '../queries.ts'
import { deleteFavourite, insertBlock, lockPair, lockWaitingOrders } from '../store.ts'

export interface TieDeps {
  readonly db: Database
  readonly clock: Clock
  readonly facts: FactBus
}

/** The two are never brought together again. Answers the orders that are still on their way between them. */
export const blockPerson = (deps: TieDeps, input: { blockerId: number; blockedId: number }): Promise<number[]> =>
  deps.db.transaction(async (tx) => {
    const { blockerId, blockedId } = input
    if (!(await knownPerson(tx, blockerId, { userId: blockedId }))) throw notFound()
    await lockWaitingOrders(tx, [blockerId, blockedId])
    await lockPair(tx, [blockerId, blockedId])
    const at = deps.clock.now()
    if ((await insertBlock(tx, blockerId, blockedId, at)) > 0) {
      await deleteFavourite(tx, blockerId, blockedId)
      await deps.facts.tell(tx, 'person.blocked', { blockerId, blockedId, at })
    }
    return runningOrders(tx, blockerId, blockedId)
  })
