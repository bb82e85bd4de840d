import { orderMessages } from '@washline/contract/orders/messages'
import type { ItemInput } from '@washline/contract/orders/schemas'
import type { Queryable } from '../../platform/db/queryable.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { catalogueOfOrder } from '../queries/zone-of-order.ts'
import { countOf, mergeItems, type OrderItem } from '../rules/merge-items.ts'
import { itemsOf, type LockedOrder } from '../store.ts'

/** Merges the sent item list into the order's, priced by the order's price list in its zone. Refuses an unknown item and an empty list. */
export async function applyItemList(
  q: Queryable,
  order: Pick<LockedOrder, 'id' | 'catalogueVersion' | 'zoneVersion' | 'zoneId'>,
  sent: readonly ItemInput[],
): Promise<readonly OrderItem[]> {
  const catalogue = await catalogueOfOrder(q, order)
  const merged = mergeItems(await itemsOf(q, order.id), sent, catalogue)
  if ('unknownItem' in merged)
    throw invalid({ [`items.${merged.unknownItem}.id`]: ['This item is not part of the order.'] })
  refuseEmpty(countOf(merged.items))
  return merged.items
}

export function refuseEmpty(itemCount: number): void {
  if (itemCount === 0) throw invalid({ items: [orderMessages.selectItem] })
}
