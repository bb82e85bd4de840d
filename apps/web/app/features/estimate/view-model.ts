import { toMajor } from '@washline/contract/money'
import type { Item, ItemInput } from '@washline/contract/orders/schemas'
import type { Category } from '@washline/contract/scanning/catalogue'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import type { FoundMark } from '../../ui/found-photo.tsx'
import type { GarmentName } from '../../ui/sprite.ts'

/** An item of the list while it is edited. `key` stays, `id` comes with the first save. */
export interface Row {
  readonly key: string
  readonly id: number | undefined
  readonly name: string
  readonly category: Category
  readonly quantity: number
  readonly unitPrice: number
  readonly isUnsure: boolean
  /** Was unsure, and the person has said that it is right. */
  readonly isConfirmed: boolean
  readonly isRemoved: boolean
  readonly boxes: Item['boxes']
}

export const rowsOf = (items: readonly Item[], checked: readonly number[] = []): Row[] =>
  items.map((item) => ({
    key: `item-${item.id}`,
    id: item.id,
    name: item.name,
    category: item.category,
    quantity: item.quantity,
    unitPrice: item.unit_price,
    isUnsure: item.needs_review && !checked.includes(item.id),
    isConfirmed: item.needs_review && checked.includes(item.id),
    isRemoved: false,
    boxes: item.boxes,
  }))

/** The price to show until the server has said its own. */
const likelyPrice = (name: string, category: Category) => toMajor(guessGarment(name, category).priceMinor)

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Adds an item, or one more of an item that is listed already. */
export function addRow(rows: readonly Row[], added: { key: string; name: string; category: Category }): Row[] {
  const { key, category } = added
  const name = added.name.trim()
  const known = rows.find((row) => !row.isRemoved && sameName(row.name, name))
  if (known) return changeRow(rows, known.key, { quantity: Math.min(99, known.quantity + 1) })
  const row = { key, name, category, quantity: 1, unitPrice: likelyPrice(name, category) }
  return [...rows, { ...row, id: undefined, isUnsure: false, isConfirmed: false, isRemoved: false, boxes: [] }]
}

export type RowChange = Partial<Pick<Row, 'name' | 'category' | 'quantity' | 'isUnsure' | 'isRemoved'>>

export const changeRow = (rows: readonly Row[], key: string, change: RowChange): Row[] =>
  rows.map((row) => {
    if (row.key !== key) return row
    const isConfirmed = row.isConfirmed || (row.isUnsure && change.isUnsure === false)
    const next = { ...row, ...change, isConfirmed }
    if (sameName(next.name, row.name)) return next
    return { ...next, isUnsure: false, unitPrice: likelyPrice(next.name, next.category) }
  })

/** The list as it is sent. A removed item is left out. */
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

/** Takes over ids and prices from the server's answer; what was edited since stays as edited. */
export function adopt(rows: readonly Row[], answered: readonly Item[]): Row[] {
  const isKnown = new Set(rows.map(({ id }) => id))
  const fresh = answered.filter((item) => !isKnown.has(item.id))
  return rows.map((row) => {
    const item = answered.find(({ id, name }) =>
      row.id === undefined ? sameName(name, row.name) && fresh.some((one) => one.id === id) : id === row.id,
    )
    if (!item) return row.isRemoved ? { ...row, id: undefined } : row
    return { ...row, id: item.id, unitPrice: sameName(item.name, row.name) ? item.unit_price : row.unitPrice }
  })
}

export const liveRows = (rows: readonly Row[]): Row[] => rows.filter((row) => !row.isRemoved)
export const countOf = (rows: readonly Row[]): number => liveRows(rows).reduce((sum, row) => sum + row.quantity, 0)
export const worthOf = (rows: readonly Row[]): number =>
  liveRows(rows).reduce((cents, row) => cents + Math.round(row.unitPrice * 100) * row.quantity, 0) / 100

export const spriteOf = (name: string, category: Category): GarmentName =>
  guessGarment(name, category).sprite as GarmentName

/** Every piece that lies on the photo, in the order in which they light up. */
const piecesOf = (rows: readonly Row[]): Row[] =>
  liveRows(rows)
    .filter((row) => row.quantity > 0)
    .flatMap((row) => row.boxes.map(() => row))

export const pieceCountOf = (rows: readonly Row[]): number => piecesOf(rows).length

/** Count and sum once so many pieces are lit: with the last one, those of the whole list. */
export function litTotals(rows: readonly Row[], litCount: number): { count: number; worth: number } {
  const pieces = piecesOf(rows)
  if (litCount >= pieces.length) return { count: countOf(rows), worth: worthOf(rows) }
  const lit = pieces.slice(0, litCount).map((row) => ({ ...row, quantity: 1 }))
  return { count: lit.length, worth: worthOf(lit) }
}

/** Where each listed piece lies on the photo, with its price. */
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
        tag: row.isUnsure ? '?' : price(row),
        unsure: row.isUnsure,
        chosen: row.key === chosenKey,
      })),
    )

type Box = Item['boxes'][number]

const overlapOf = (a: Box, b: Box): number => {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return width > 0 && height > 0 ? (width * height) / Math.min(a[2] * a[3], b[2] * b[3]) : 0
}

const gridSide = 24

/** The share of the photo that lies under any of the boxes. */
function coverOf(boxes: readonly Box[]): number {
  const cells = Array.from({ length: gridSide ** 2 }, (_, cell) => {
    const [x, y] = [((cell % gridSide) + 0.5) / gridSide, (Math.floor(cell / gridSide) + 0.5) / gridSide]
    return boxes.some(([left, top, width, height]) => x > left && x < left + width && y > top && y < top + height)
  })
  return cells.filter(Boolean).length / cells.length
}

/** A pile hides pieces: a few large boxes, one over the other. A single piece near the camera is none, nor is a full line. */
export function looksPiled(items: readonly Pick<Item, 'boxes'>[]): boolean {
  const boxes = items.flatMap((item) => item.boxes)
  if (boxes.length < 2 || boxes.length > 6 || coverOf(boxes) < 0.4) return false
  return boxes.some((box, index) => boxes.slice(index + 1).some((other) => overlapOf(box, other) > 0.3))
}
