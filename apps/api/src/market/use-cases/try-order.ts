import { toOrderId, type UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import type { TriedOrder } from '@washline/contract/settings/setup-endpoints'
import { rehearsePlacement } from '../../orders/index.ts'
import { rehearse } from '../../platform/db/rehearse.ts'
import type { CurrentZones } from '../../zones/index.ts'
import type { TryOrderDeps } from '../deps.ts'

/** A number that no order gets; those of rehearsals at a start are above it. */
const triedId = toOrderId(Number.MAX_SAFE_INTEGER - 100)

/** Places an order of the operator as a customer would, without a commit: nothing of it stays, and the books are as they were. */
export async function tryOrder(
  deps: TryOrderDeps,
  { operatorId, place, zones }: { readonly operatorId: UserId; readonly place: Point; readonly zones: CurrentZones },
): Promise<TriedOrder> {
  let tried: TriedOrder | undefined
  await rehearse(deps.db, async (db) => {
    const order = { orderId: triedId, customerId: operatorId, place, zones }
    tried = await db.transaction((tx) => rehearsePlacement(tx, deps, order))
  })
  if (!tried) throw new Error('the rehearsal ended without an order')
  return tried
}
