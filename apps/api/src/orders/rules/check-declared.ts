import type { OrderItem } from './merge-items.ts'

/** A piece of a high value, as its owner declares it. */
export interface DeclaredPiece {
  readonly itemId: number
  readonly valueMinor: number
}

/** The place of the first declared piece that the order has not, or has not that often. */
export function strangePiece(items: readonly OrderItem[], declared: readonly DeclaredPiece[]): number | undefined {
  const place = declared.findIndex(({ itemId }, index) => {
    const nth = declared.slice(0, index + 1).filter((piece) => piece.itemId === itemId).length
    return nth > (items.find(({ id }) => id === itemId)?.quantity ?? 0)
  })
  return place < 0 ? undefined : place
}
