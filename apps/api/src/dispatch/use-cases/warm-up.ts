import { type OrderId, toOrderId } from '@washline/contract/ids'
import { rehearsePlacement } from '../../orders/index.ts'
import { rehearse } from '../../platform/db/rehearse.ts'
import type { WarmUpDeps } from '../deps.ts'
import { peopleToRehearse } from '../queries/people-to-rehearse.ts'
import { runWave } from './run-wave.ts'

/** Connections on which the first placements and waves find their statements prepared. */
const connections = 3
/** The last numbers that an order can have. */
const lastOrderId = Number.MAX_SAFE_INTEGER

/**
 * Places an order near a Washer and asks the Washers around, without a commit, so that the first order after a start does not wait for code
 * to be compiled, statements to be prepared and the names of places. A market without people has nothing to rehearse.
 */
export async function warmUp(deps: WarmUpDeps): Promise<void> {
  const orderIds = Array.from({ length: connections }, (_, index) => toOrderId(lastOrderId - index))
  await Promise.all(orderIds.map((orderId) => rehearse(deps.db, (db) => rehearseOrder({ ...deps, db }, orderId))))
}

/** From the placement to the first offers. */
export async function rehearseOrder(deps: WarmUpDeps, orderId: OrderId): Promise<void> {
  const people = await peopleToRehearse(deps.db)
  if (!people) return
  await deps.db.transaction((tx) => rehearsePlacement(tx, deps, { orderId, ...people }))
  await runWave(deps, orderId)
}
