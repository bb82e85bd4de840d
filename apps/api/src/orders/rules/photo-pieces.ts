import type { ItemId, PieceId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { GarmentId } from '@washline/contract/scanning/catalogue'
import { colouredName } from '@washline/contract/scanning/colours'
import type { Box, FoundItem, OrderItem, SeenItem } from './merge-items.ts'

/** One piece on a photo of a draft. */
export interface PhotoPiece<Appearance = unknown> {
  readonly garment: GarmentId
  /** As the scanner names it. */
  readonly name: string
  readonly hasColour: boolean
  readonly confidence: number
  readonly box: Box
  /** Null where the scanner measures none. */
  readonly appearance: Appearance | null
}

/**
 * Whether a piece of a further photo is on an earlier one: `new` and `once` are the scanner's decisions, `same` and `two` the customer's, `asked`
 * waits for it.
 */
export type PieceVerdict = 'new' | 'once' | 'asked' | 'same' | 'two'

export type JoinedPiece = PhotoPiece & {
  /** The piece of an earlier photo that it resembles. */
  readonly sameAs: PieceId | null
  /** The first piece of the garment that it was recognized as, of an earlier order. */
  readonly recognizedAs: number | null
  readonly verdict: PieceVerdict
}

/** The pieces that have a place on the photo, item by item. */
export const piecesOf = <Appearance>(
  seen: readonly (SeenItem & { readonly appearances?: readonly Appearance[] })[],
): PhotoPiece<Appearance>[] =>
  seen.flatMap(({ garment, colour, confidence, boxes, appearances }) =>
    boxes.map((box, at) => ({
      garment: garment.id,
      name: colouredName(garment, colour),
      hasColour: colour !== undefined,
      confidence,
      box,
      appearance: appearances?.[at] ?? null,
    })),
  )

/** What a photo adds to a list: its items without the pieces that are counted already. */
export const addedBy = (
  found: readonly FoundItem[],
  pieces: readonly Pick<JoinedPiece, 'name' | 'verdict'>[],
): FoundItem[] =>
  found
    .map((item) => {
      const joined = pieces.filter(({ name, verdict }) => verdict === 'once' && name === item.name).length
      return { ...item, quantity: item.quantity - joined }
    })
    .filter(({ quantity }) => quantity > 0)

export interface ComparedPiece {
  readonly verdict: PieceVerdict
  /** The item that it belongs to, and that of the earlier piece; the customer may have removed either. */
  readonly itemId: ItemId | null
  readonly earlierItemId: ItemId | null
}

const isOnce = (verdict: PieceVerdict) => verdict === 'once' || verdict === 'same'

/** The list after the customer's answer. What they have corrected by hand since then stays corrected. */
export function afterAnswer(
  items: readonly OrderItem[],
  { verdict, itemId, earlierItemId }: ComparedPiece,
  isSame: boolean,
): readonly OrderItem[] {
  if (isOnce(verdict) === isSame) return items
  const quantityOf = (id: ItemId | null) => items.find((item) => item.id === id)?.quantity ?? 0
  const changed = (id: ItemId | null, by: number) =>
    items.flatMap((item) => {
      if (item.id !== id) return [item]
      const quantity = Math.min(item.quantity + by, market.orders.maxQuantity)
      return quantity > 0 ? [{ ...item, quantity }] : []
    })
  if (!isSame) return changed(quantityOf(itemId) > 0 ? itemId : earlierItemId, 1)
  const isCountedTwice = itemId === earlierItemId ? quantityOf(itemId) > 1 : quantityOf(earlierItemId) > 0
  return isCountedTwice ? changed(itemId, -1) : items
}
