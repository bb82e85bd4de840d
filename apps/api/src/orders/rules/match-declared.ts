import type { ItemId } from '@washline/contract/ids'
import { type Minor, toMinor } from '@washline/contract/money'
import { orderMessages } from '@washline/contract/orders/messages'
import type { DeclaredItemInput } from '@washline/contract/orders/schemas'
import type { OrderItem } from './merge-items.ts'

/** One valuable piece as it is stored with the order. */
export interface DeclaredPiece {
  readonly itemId: ItemId
  readonly name: string
  readonly valueMinor: Minor
  readonly photoUrl: string | null
}

export type Matched = { readonly pieces: readonly DeclaredPiece[] } | { readonly errors: Record<string, string[]> }

/** Matches each declared piece with an item of the list; at most the item's quantity can be declared. */
export function matchDeclared(items: readonly OrderItem[], declared: readonly DeclaredItemInput[]): Matched {
  const left = new Map(items.map((item) => [item.id, item.quantity]))
  const pieces: DeclaredPiece[] = []
  for (const [index, { item_id, value, photo }] of declared.entries()) {
    const item = items.find(({ id, quantity }) => id === item_id && quantity > 0)
    const field = `declared_items.${index}.item_id`
    if (!item) return { errors: { [field]: [orderMessages.declaredUnknown] } }
    const pieceCount = left.get(item_id) ?? 0
    if (pieceCount === 0) return { errors: { [field]: [orderMessages.declaredTwice] } }
    left.set(item_id, pieceCount - 1)
    pieces.push({ itemId: item_id, name: item.name, valueMinor: toMinor(value), photoUrl: photo ?? null })
  }
  return { pieces }
}
