import type { Item, ItemInput } from '@washline/contract/orders/schemas'
import { type Category, garmentClasses } from '@washline/contract/scanning/catalogue'

/** One line of the list as it is corrected. */
export interface Line {
  /** Tells lines apart on the screen; an added one has no id on the server. */
  key: string
  id: number | undefined
  name: string
  category: Category
  quantity: number
  /** As the customer's list had it; 0 for an added one. */
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

/** One more of a garment: its line counts up, or a new line begins. */
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

/** Without a line: an added one goes, one of the customer's stays visible at 0. */
export const withoutLine = (lines: readonly Line[], key: string): Line[] =>
  withQuantity(lines, key, 0).filter(({ quantity, before }) => quantity > 0 || before > 0)

export const countOf = (lines: readonly Line[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)
export const countBefore = (lines: readonly Line[]): number => lines.reduce((sum, { before }) => sum + before, 0)
export const isChanged = (lines: readonly Line[]): boolean => lines.some(({ quantity, before }) => quantity !== before)

export const inputOf = (lines: readonly Line[]): ItemInput[] =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, name, category, quantity }) => ({ ...(id !== undefined && { id }), name, category, quantity }))
