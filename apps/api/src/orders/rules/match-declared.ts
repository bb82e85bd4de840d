import { messages } from '@washline/contract/messages'
import { toMinor } from '@washline/contract/money'
import type { DeclaredItemInput } from '@washline/contract/orders/schemas'
import type { OrderItem } from './merge-items.ts'

/** One valuable piece as it is kept with the order. */
export interface DeclaredPiece {
  readonly itemId: number
  readonly name: string
  readonly valueMinor: number
  readonly photoUrl: string | null
}

export type Matched = { readonly pieces: readonly DeclaredPiece[] } | { readonly errors: Record<string, string[]> }

/** Ties each declared piece to an item of the list; of one item no more pieces can be declared than there are. */
export function matchDeclared(items: readonly OrderItem[], declared: readonly DeclaredItemInput[]): Matched {
  const left = new Map(items.map((item) => [item.id, item.quantity]))
  const pieces: DeclaredPiece[] = []
  for (const [index, { item_id, value, photo }] of declared.entries()) {
    const item = items.find(({ id, quantity }) => id === item_id && quantity > 0)
    const field = `declared_items.${index}.item_id`
    if (!item) return { errors: { [field]: [messages.orders.declaredUnknown] } }
    const pieceCount = left.get(item_id) ?? 0
    if (pieceCount === 0) return { errors: { [field]: [messages.orders.declaredTwice] } }
    left.set(item_id, pieceCount - 1)
    pieces.push({ itemId: item_id, name: item.name, valueMinor: toMinor(value), photoUrl: photo ?? null })
  }
  return { pieces }
}
