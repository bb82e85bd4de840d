import type { ItemId } from '@washline/contract/ids'
import type { Item } from '@washline/contract/orders/schemas'

/** A valuable piece that the customer declares. */
export interface Declared {
  itemId: ItemId
  retailValue: number
  photo?: string | undefined
}

/** Declarations of items that are still on the list. */
export const stillThere = (items: readonly Item[], declared: readonly Declared[]): Declared[] =>
  declared.filter((piece, index) => {
    const item = items.find(({ id }) => id === piece.itemId)
    const before = declared.slice(0, index).filter(({ itemId }) => itemId === piece.itemId).length
    return item !== undefined && before < item.quantity
  })
