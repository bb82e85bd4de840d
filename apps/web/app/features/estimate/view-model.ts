import type { ItemId } from '@washline/contract/ids'
import { type Minor, sumOf, timesQuantity, toMinor } from '@washline/contract/money'
import type { Item, ItemInput } from '@washline/contract/orders/schemas'
import type { Category } from '@washline/contract/scanning/catalogue'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import type { FoundMark } from '../../ui/found-mark.ts'
import type { GarmentName } from '../../ui/sprite.ts'

/** An item in the editor. `key` is stable, `id` comes with the first save. */
export interface Row {
  readonly key: string
  readonly id: ItemId | undefined
  readonly name: string
  readonly category: Category
  readonly quantity: number
  readonly unitPriceMinor: Minor
  readonly isUnsure: boolean
  /** The scan was unsure, and the person has confirmed the item. */
  readonly isConfirmed: boolean
  readonly isRemoved: boolean
  readonly boxes: Item['boxes']
}

export const rowsOf = (items: readonly Item[], checked: readonly ItemId[] = []): Row[] =>
  items.map((item) => ({
    key: `item-${item.id}`,
    id: item.id,
    name: item.name,
    category: item.category,
    quantity: item.quantity,
    unitPriceMinor: toMinor(item.unit_price),
    isUnsure: item.needs_review && !checked.includes(item.id),
    isConfirmed: item.needs_review && checked.includes(item.id),
    isRemoved: false,
    boxes: item.boxes,
  }))

/** The price to show until the server has priced the item. */
const likelyPrice = (name: string, category: Category) => guessGarment(name, category).priceMinor

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Adds an item, or increments one that is listed already. */
export function addRow(rows: readonly Row[], added: { key: string; name: string; category: Category }): Row[] {
  const { key, category } = added
  const name = added.name.trim()
  const existing = rows.find((row) => !row.isRemoved && sameName(row.name, name))
  if (existing) return changeRow(rows, existing.key, { quantity: Math.min(99, existing.quantity + 1) })
  const row = { key, name, category, quantity: 1, unitPriceMinor: likelyPrice(name, category) }
  return [...rows, { ...row, id: undefined, isUnsure: false, isConfirmed: false, isRemoved: false, boxes: [] }]
}

export type RowChange = Partial<Pick<Row, 'name' | 'category' | 'quantity' | 'isUnsure' | 'isRemoved'>>

export const changeRow = (rows: readonly Row[], key: string, change: RowChange): Row[] =>
  rows.map((row) => {
    if (row.key !== key) return row
    const isConfirmed = row.isConfirmed || (row.isUnsure && change.isUnsure === false)
    const next = { ...row, ...change, isConfirmed }
    if (sameName(next.name, row.name)) return next
    return { ...next, isUnsure: false, unitPriceMinor: likelyPrice(next.name, next.category) }
  })

/** The list for the API, without removed items. */
export const inputOf = (rows: readonly Row[]): ItemInput[] =>
  rows
    .filter((row) => !row.isRemoved)
    .map(({ id, name, category, quantity, isConfirmed }) => ({
      ...(id !== undefined && { id }),
      name,
      category,
      quantity,
      ...(isConfirmed && { confirmed: true }),
    }))

/** Takes ids and prices from the server's answer; edits made since then stay. */
export function adopt(rows: readonly Row[], answered: readonly Item[]): Row[] {
  const existingIds = new Set(rows.map(({ id }) => id))
  const fresh = answered.filter((item) => !existingIds.has(item.id))
  return rows.map((row) => {
    const item = answered.find(({ id, name }) =>
      row.id === undefined ? sameName(name, row.name) && fresh.some((one) => one.id === id) : id === row.id,
    )
    if (!item) return row.isRemoved ? { ...row, id: undefined } : row
    return {
      ...row,
      id: item.id,
      unitPriceMinor: sameName(item.name, row.name) ? toMinor(item.unit_price) : row.unitPriceMinor,
    }
  })
}

export const liveRows = (rows: readonly Row[]): Row[] => rows.filter((row) => !row.isRemoved)
export const countOf = (rows: readonly Row[]): number => liveRows(rows).reduce((sum, row) => sum + row.quantity, 0)
export const worthOf = (rows: readonly Row[]): Minor =>
  sumOf(liveRows(rows).map((row) => timesQuantity(row.unitPriceMinor, row.quantity)))

export const spriteOf = (name: string, category: Category): GarmentName =>
  guessGarment(name, category).sprite as GarmentName

/** Where each listed piece lies on the photo; the price of the chosen one. */
export const marksOf = (
  rows: readonly Row[],
  chosenKey: string | undefined,
  price: (row: Row) => string,
): FoundMark[] =>
  liveRows(rows)
    .filter((row) => row.quantity > 0)
    .flatMap((row) =>
      row.boxes.map((box) => ({
        key: row.key,
        box,
        tag: row.isUnsure ? '?' : row.key === chosenKey ? price(row) : undefined,
        unsure: row.isUnsure,
        chosen: row.key === chosenKey,
      })),
    )

/** The scan was unsure of everything that it found. */
export const isDoubtful = (rows: readonly Row[]): boolean => {
  const live = liveRows(rows)
  return live.length > 0 && live.every(({ isUnsure }) => isUnsure)
}
