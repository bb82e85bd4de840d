import type { OrderId, UserId } from '@washline/contract/ids'
import type { ItemInput } from '@washline/contract/orders/schemas'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { lockOrder } from '../store.ts'
import { applyItemList } from './apply-item-list.ts'
import { checkDraft } from './check-draft.ts'
import { saveDraftItems } from './save-draft-items.ts'

/** Replaces the item list of the customer's draft. The server sets the prices. */
export const editScan = (
  deps: { readonly db: Database; readonly clock: Clock },
  input: { orderId: OrderId; customerId: UserId; items: readonly ItemInput[] },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = checkDraft(await lockOrder(tx, input.orderId), input.customerId)
    const items = await applyItemList(tx, order, input.items)
    await saveDraftItems(tx, order, items, { at: deps.clock.now() })
  })
