import type { ItemId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type Minor, sumOf, timesQuantity } from '@washline/contract/money'
import type { ItemInput } from '@washline/contract/orders/schemas'
import type { Category, GarmentClass, GarmentId } from '@washline/contract/scanning/catalogue'
import { type Colour, colouredName } from '@washline/contract/scanning/colours'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import type { PricedCatalogue } from '@washline/contract/scanning/priced-catalogue'

export type Box = readonly [left: number, top: number, width: number, height: number]

export interface OrderItem {
  /** Null until the item is inserted. */
  readonly id: ItemId | null
  readonly name: string
  readonly garment: string
  readonly category: Category
  readonly quantity: number
  readonly unitPriceMinor: Minor
  readonly confidence: number | null
  readonly boxes: readonly Box[]
}

export interface FoundItem {
  readonly name: string
  readonly garment: GarmentId
  readonly category: Category
  readonly quantity: number
  readonly unitPriceMinor: Minor
  readonly confidence: number
  readonly boxes: readonly Box[]
}

export interface SeenItem extends Pick<FoundItem, 'quantity' | 'confidence' | 'boxes'> {
  readonly garment: Pick<GarmentClass, 'id' | 'name'>
  readonly colour?: Colour | undefined
}

export type Merged = { readonly items: readonly OrderItem[] } | { readonly unknownItem: number }

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Merges the sent list into the current one. An item found by id, else by name, keeps its boxes on the photo. A renamed or
 * recategorised item is priced again by the order's price list. Changed and confirmed items lose their confidence: they
 * need no review.
 */
export function mergeItems(
  current: readonly OrderItem[],
  sent: readonly ItemInput[],
  catalogue: PricedCatalogue,
): Merged {
  const free = new Set(current)
  const take = (found: OrderItem | undefined): OrderItem | undefined => {
    if (found) free.delete(found)
    return found
  }
  const matched = new Map<number, OrderItem>()
  for (const [index, input] of sent.entries()) {
    if (input.id === undefined) continue
    const item = take([...free].find(({ id }) => id === input.id))
    if (!item) return { unknownItem: index }
    matched.set(index, item)
  }
  const items = sent.map((input, index): OrderItem => {
    const before = matched.get(index) ?? take([...free].find((item) => sameName(item.name, input.name)))
    if (!before) return { ...classified(input, catalogue), id: null, confidence: null, boxes: [] }
    const untouched = sameName(before.name, input.name) && (input.category ?? before.category) === before.category
    return untouched
      ? { ...before, name: input.name, quantity: input.quantity, ...(input.confirmed && { confidence: null }) }
      : { ...classified(input, catalogue), id: before.id, confidence: null, boxes: before.boxes }
  })
  return { items }
}

function classified(input: ItemInput, catalogue: PricedCatalogue) {
  const garment = guessGarment(input.name, input.category)
  const { category, priceMinor } = catalogue.garments[garment.id]
  return {
    name: input.name,
    garment: garment.id,
    category: input.category ?? category,
    quantity: input.quantity,
    unitPriceMinor: priceMinor,
  }
}

/** Prices the items that a scanner found: class and quantity are the scanner's, category and price the price list's. */
export const priceFound = (seen: readonly SeenItem[], catalogue: PricedCatalogue): FoundItem[] =>
  seen.map(({ garment, colour, quantity, confidence, boxes }) => {
    const { category, priceMinor } = catalogue.garments[garment.id]
    return {
      name: colouredName(garment, colour),
      garment: garment.id,
      category,
      unitPriceMinor: priceMinor,
      quantity,
      confidence,
      boxes,
    }
  })

/** Adds the items of a further photo to a list. Only the first photo is displayed, so only its items have boxes. */
export function addFound(current: readonly OrderItem[], found: readonly FoundItem[]): readonly OrderItem[] {
  const { maxItems, maxQuantity } = market.orders
  const first = current.length === 0
  const items = [...current]
  for (const item of found) {
    const index = items.findIndex((other) => other.garment === item.garment && sameName(other.name, item.name))
    const before = items[index]
    if (before) {
      items[index] = {
        ...before,
        quantity: Math.min(before.quantity + item.quantity, maxQuantity),
        confidence: before.confidence === null ? null : Math.min(before.confidence, item.confidence),
      }
    } else {
      items.push({ ...item, id: null, quantity: Math.min(item.quantity, maxQuantity), boxes: first ? item.boxes : [] })
    }
  }
  return items.slice(0, maxItems)
}

export const countOf = (items: readonly Pick<OrderItem, 'quantity'>[]): number =>
  items.reduce((sum, item) => sum + item.quantity, 0)

export const laundryValueOf = (items: readonly Pick<OrderItem, 'quantity' | 'unitPriceMinor'>[]): Minor =>
  sumOf(items.map(({ unitPriceMinor, quantity }) => timesQuantity(unitPriceMinor, quantity)))
