import { market } from '@washline/contract/market'
import { minor, toMajor } from '@washline/contract/money'
import type { Item } from '@washline/contract/orders/schemas'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import { formatShortMinor } from '../../platform/format/money.ts'
import { readAmount } from '../../platform/format/read-amount.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Declared } from './components/declared.ts'

const likelyCount = 4

/** From half of the high value on, a piece is offered for declaration. */
const isLikely = (item: Item) =>
  guessGarment(item.name, item.category).replacementMinor * 2 >= market.claims.highValueMinor
const usualMinor = (item: Item) => guessGarment(item.name, item.category).replacementMinor

/** How many pieces of an item can still be declared. */
const leftOf = (item: Item, declared: readonly Declared[]) =>
  item.quantity - declared.filter(({ itemId }) => itemId === item.id).length

/** Items of which a piece can still be declared, the most expensive first. */
export const declarable = (items: readonly Item[], declared: readonly Declared[]): Item[] =>
  items.filter((item) => leftOf(item, declared) > 0).sort((a, b) => usualMinor(b) - usualMinor(a))

/** Items that are likely worth more than the high value. */
export const likelyItems = (items: readonly Item[], declared: readonly Declared[]): Item[] =>
  declarable(items, declared).filter(isLikely).slice(0, likelyCount)

export const sumOf = (declared: readonly Declared[]): number =>
  declared.reduce((sum, { retailValue }) => sum + retailValue, 0)

const maximumMinor = minor(10_000_000)

/** The typed value, or its error. */
export function readWorth(text: string): { worth: number } | { problem: string } {
  const { highValueMinor } = market.claims
  const worthMinor = readAmount(text)
  if (worthMinor === undefined) return { problem: t('Please enter its price when new, for example 180.') }
  if (worthMinor <= highValueMinor)
    return {
      problem: t('Items up to {limit} do not need to be declared.', { limit: formatShortMinor(highValueMinor) }),
    }
  if (worthMinor > maximumMinor)
    return { problem: t('You can declare {limit} at most.', { limit: formatShortMinor(maximumMinor) }) }
  return { worth: toMajor(worthMinor) }
}
