import { type Minor, minor, sumOf, timesQuantity, toMinor } from '@washline/contract/money'
import type { Item } from '@washline/contract/orders/schemas'

/** One piece on the photo. */
export interface Piece {
  readonly item: Item
  readonly box: Item['boxes'][number]
}

/** The found pieces in the order in which the eye reads the photo. */
export const piecesOf = (items: readonly Item[]): Piece[] =>
  items
    .flatMap((item) => item.boxes.map((box) => ({ item, box })))
    .sort((a, b) => a.box[0] + a.box[1] - b.box[0] - b.box[1])

const countOf = (items: readonly Item[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0)
const worthOf = (items: readonly Item[]): Minor =>
  sumOf(items.map(({ unit_price, quantity }) => timesQuantity(toMinor(unit_price), quantity)))

/** Count and sum of the lit pieces; with the last one, those of the whole list. */
export function litTotals(items: readonly Item[], litCount: number): { count: number; worth: Minor } {
  const pieces = piecesOf(items)
  if (litCount >= pieces.length) return { count: countOf(items), worth: worthOf(items) }
  const lit = pieces.slice(0, litCount)
  return { count: lit.length, worth: lit.length ? sumOf(lit.map(({ item }) => toMinor(item.unit_price))) : minor(0) }
}

/** The items to ask about. A list of nothing but unsure items is checked as a whole instead. */
export const questionsOf = (items: readonly Item[]): Item[] =>
  items.every(({ needs_review }) => needs_review) ? [] : items.filter(({ needs_review }) => needs_review)
