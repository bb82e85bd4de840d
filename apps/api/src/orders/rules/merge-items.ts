import { market } from '@washline/contract/market'
import type { ItemInput } from '@washline/contract/orders/schemas'
import type { Category, GarmentClass, GarmentId } from '@washline/contract/scanning/catalogue'
import { type Colour, colouredName } from '@washline/contract/scanning/colours'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import type { PricedCatalogue } from '@washline/contract/scanning/priced-catalogue'

export type Box = readonly [left: number, top: number, width: number, height: number]

export interface OrderItem {
  /** Null until the database gives one. */
  readonly id: number | null
  readonly name: string
  readonly garment: string
  readonly category: Category
  readonly quantity: number
  readonly unitPriceMinor: number
  readonly confidence: number | null
  readonly boxes: readonly Box[]
}

export interface FoundItem {
  readonly name: string
  readonly garment: GarmentId
  readonly category: Category
  readonly quantity: number
  readonly unitPriceMinor: number
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
 * The list that a person sent, over the list that is there. An item that stays (by id, else by name) keeps where it
 * lies on the photo; what was renamed or put elsewhere is priced anew, by the price list that the order has. That and what was confirmed is no longer in doubt.
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
  const kept = new Map<number, OrderItem>()
  for (const [index, input] of sent.entries()) {
    if (input.id === undefined) continue
    const item = take([...free].find(({ id }) => id === input.id))
    if (!item) return { unknownItem: index }
    kept.set(index, item)
  }
  const items = sent.map((input, index): OrderItem => {
    const before = kept.get(index) ?? take([...free].find((item) => sameName(item.name, input.name)))
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

/** What a scanner saw, by a price list: the scanner picks the class, the list says the rest. */
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

/** Adds what a further photo shows to a list. Only the first photo is shown, so only its items have places on it. */
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

export const countOf = (items: readonly OrderItem[]): number => items.reduce((sum, item) => sum + item.quantity, 0)

export const laundryValueOf = (items: readonly OrderItem[]): number =>
  items.reduce((sum, item) => sum + item.quantity * item.unitPriceMinor, 0)
