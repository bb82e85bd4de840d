import type { ItemId } from '@washline/contract/ids'
import type { Item, ItemInput } from '@washline/contract/orders/schemas'
import { type Category, garmentClasses } from '@washline/contract/scanning/catalogue'

/** One line of the list in the editor. */
export interface Line {
  /** Identifies a line on the screen; an added line has no id on the server. */
  key: string
  id: ItemId | undefined
  name: string
  category: Category
  quantity: number
  /** The quantity in the customer's list; 0 for an added line. */
  before: number
}

export const linesOf = (items: readonly Item[]): Line[] =>
  items.map(({ id, name, category, quantity }) => ({
    key: String(id),
    id,
    name,
    category,
    quantity,
    before: quantity,
  }))

/** Increments the garment's line, or adds one. */
export function withGarment(lines: readonly Line[], garmentId: string): Line[] {
  const garment = garmentClasses.find(({ id }) => id === garmentId)
  if (!garment) return [...lines]
  const { name, category } = garment
  const has = lines.some((line) => line.name === name)
  if (has) return lines.map((line) => (line.name === name ? { ...line, quantity: line.quantity + 1 } : line))
  return [...lines, { key: garment.id, id: undefined, name, category, quantity: 1, before: 0 }]
}

export const withQuantity = (lines: readonly Line[], key: string, quantity: number): Line[] =>
  lines.map((line) => (line.key === key ? { ...line, quantity } : line))

/** Removes an added line; a line of the customer stays visible at 0. */
export const withoutLine = (lines: readonly Line[], key: string): Line[] =>
  withQuantity(lines, key, 0).filter(({ quantity, before }) => quantity > 0 || before > 0)

export const countOf = (lines: readonly Line[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)
export const countBefore = (lines: readonly Line[]): number => lines.reduce((sum, { before }) => sum + before, 0)
export const isChanged = (lines: readonly Line[]): boolean => lines.some(({ quantity, before }) => quantity !== before)

export const inputOf = (lines: readonly Line[]): ItemInput[] =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, name, category, quantity }) => ({ ...(id !== undefined && { id }), name, category, quantity }))
