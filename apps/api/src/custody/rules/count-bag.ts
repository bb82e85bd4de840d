import type { ItemId } from '@washline/contract/ids'
import type { Count } from './hash-step.ts'

export interface ListItem {
  readonly id: ItemId
  readonly name: string
  readonly quantity: number
}

export interface ExpectedItem extends ListItem {
  readonly listed: number
}

/**
 * The expected contents of the bag: the last count, else the order's list. If an item was corrected in the list since that
 * count, the correction applies.
 */
export function expectedOf(
  list: readonly ListItem[],
  lastCounted: readonly Count[] | undefined,
): readonly ExpectedItem[] {
  const counted = new Map(lastCounted?.map((count) => [count.itemId, count]))
  return list
    .map((item): ExpectedItem => {
      const count = counted.get(item.id)
      const isCorrected = count?.listed !== item.quantity
      return {
        ...item,
        listed: item.quantity,
        quantity: isCorrected ? item.quantity : (count.quantity ?? item.quantity),
      }
    })
    .filter(({ id, quantity }) => quantity > 0 || counted.has(id))
}

/** The counts with the expected quantities; undefined if an item is missing or is not part of the order. */
export function countBag(
  expected: readonly ExpectedItem[],
  counted: readonly { readonly itemId: ItemId; readonly quantity: number }[],
): readonly Count[] | undefined {
  const quantities = new Map(counted.map(({ itemId, quantity }) => [itemId, quantity]))
  const counts = uncounted(expected).map((count) => ({ ...count, quantity: quantities.get(count.itemId) ?? null }))
  const isWhole = quantities.size === counts.length && isCounted(counts)
  return isWhole ? counts : undefined
}

export const isCounted = (counts: readonly Pick<Count, 'quantity'>[]): boolean =>
  counts.every(({ quantity }) => quantity !== null)

/** Whether two counts of the same list agree. */
export const isSameCount = (one: readonly Count[], other: readonly Count[]): boolean =>
  one.length === other.length &&
  one.every(({ itemId, quantity }) => other.some((count) => count.itemId === itemId && count.quantity === quantity))

/** The manifest without counts. */
export const uncounted = (expected: readonly ExpectedItem[]): readonly Count[] =>
  expected.map(({ id, name, listed, quantity }) => ({ itemId: id, name, listed, expected: quantity, quantity: null }))

export const differencesOf = <C extends Pick<Count, 'expected' | 'quantity'>>(counts: readonly C[]): C[] =>
  counts.filter(({ expected, quantity }) => quantity !== null && quantity !== expected)
