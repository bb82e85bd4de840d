import { messages } from '@washline/contract/messages'
import type { ItemInput } from '@washline/contract/orders/schemas'
import { invalid } from '../../platform/http/refusal.ts'
import { countOf, mergeItems, type OrderItem } from '../rules/merge-items.ts'

/** The list a person sent, over the one that is there; refused with the field's text when it names a strange item or holds nothing. */
export function applyItemList(current: readonly OrderItem[], sent: readonly ItemInput[]): readonly OrderItem[] {
  const merged = mergeItems(current, sent)
  if ('unknownItem' in merged)
    throw invalid({ [`items.${merged.unknownItem}.id`]: ['This item is not part of the order.'] })
  refuseEmpty(countOf(merged.items))
  return merged.items
}

export function refuseEmpty(itemCount: number): void {
  if (itemCount === 0) throw invalid({ items: [messages.orders.selectItem] })
}
