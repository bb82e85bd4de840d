import type { Count } from './hash-step.ts'

export interface ListItem {
  readonly id: number
  readonly name: string
  readonly quantity: number
}

export interface ExpectedItem extends ListItem {
  readonly listed: number
}

/**
 * What should be in the bag now: what was counted last, else the order's list. Where the list was corrected since that
 * count, the correction counts more.
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

/** What was counted against what should be there; nothing where items were left out or are not of the order. */
export function countBag(
  expected: readonly ExpectedItem[],
  counted: readonly { readonly itemId: number; readonly quantity: number }[],
): readonly Count[] | undefined {
  const quantities = new Map(counted.map(({ itemId, quantity }) => [itemId, quantity]))
  const counts = uncounted(expected).map((count) => ({ ...count, quantity: quantities.get(count.itemId) ?? null }))
  const isWhole = quantities.size === counts.length && counts.every(({ quantity }) => quantity !== null)
  return isWhole ? counts : undefined
}

/** The manifest where nobody counts. */
export const uncounted = (expected: readonly ExpectedItem[]): readonly Count[] =>
  expected.map(({ id, name, listed, quantity }) => ({ itemId: id, name, listed, expected: quantity, quantity: null }))

export const differencesOf = <C extends Pick<Count, 'expected' | 'quantity'>>(counts: readonly C[]): C[] =>
  counts.filter(({ expected, quantity }) => quantity !== null && quantity !== expected)
