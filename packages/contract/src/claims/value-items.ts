import type { ItemId } from '../ids.ts'
import type { ClaimRules } from '../market.ts'
import { leastOf, type Minor, minor, sumOf, timesQuantity } from '../money.ts'
import type { Condition } from './problems.ts'

/** A claimed item with its expected life by the catalogue. */
export interface ValuableItem {
  readonly itemId: ItemId
  readonly quantity: number
  readonly retailMinor: Minor
  readonly ageMonths: number
  readonly expectedLifeMonths: number
  readonly condition: Condition
}

export interface DeclaredPiece {
  readonly itemId: ItemId
  readonly valueMinor: Minor
}

export interface ValuedLine<Item extends ValuableItem = ValuableItem> {
  readonly item: Item
  /** The item's pieces with equal value. */
  readonly quantity: number
  readonly declaredMinor: Minor | null
  readonly countedMinor: Minor
  readonly expectedLifeMonths: number
  readonly ageBasisPoints: number
  readonly conditionBasisPoints: number
  readonly marketMinor: Minor
  readonly amountMinor: Minor
}

const whole = 10_000

/**
 * Market value = counted retail value x age x condition, per line. A piece loses its value evenly over its expected
 * life, down to a least share. A piece above the high value counts as declared; undeclared it counts as the high
 * value. Used by the server, the form and the published examples.
 */
export function valueItems<Item extends ValuableItem>(
  items: readonly Item[],
  declared: readonly DeclaredPiece[],
  { claims }: ClaimRules,
): ValuedLine<Item>[] {
  const free = [...declared].sort((a, b) => b.valueMinor - a.valueMinor)
  const takeDeclared = (itemId: ItemId): Minor | null => {
    const index = free.findIndex((piece) => piece.itemId === itemId)
    return index < 0 ? null : (free.splice(index, 1)[0]?.valueMinor ?? null)
  }
  return items.flatMap((item) => {
    const { expectedLifeMonths } = item
    const lost = Math.round((item.ageMonths * whole) / expectedLifeMonths)
    const ageBasisPoints = Math.max(claims.leastValueBasisPoints, whole - lost)
    const conditionBasisPoints = claims.conditionBasisPoints[item.condition]
    const isHigh = item.retailMinor > claims.highValueMinor
    const pieces = Array.from({ length: item.quantity }, () => {
      const declaredMinor = isHigh ? takeDeclared(item.itemId) : null
      const countedMinor = isHigh ? leastOf(item.retailMinor, declaredMinor ?? claims.highValueMinor) : item.retailMinor
      return { declaredMinor, countedMinor }
    })
    return alike(pieces).map(({ declaredMinor, countedMinor, quantity }) => {
      const marketMinor = minor(Math.round((countedMinor * ageBasisPoints * conditionBasisPoints) / (whole * whole)))
      return {
        item,
        quantity,
        declaredMinor,
        countedMinor,
        expectedLifeMonths,
        ageBasisPoints,
        conditionBasisPoints,
        marketMinor,
        amountMinor: timesQuantity(marketMinor, quantity),
      }
    })
  })
}

export const sumOfLines = (lines: readonly Pick<ValuedLine, 'amountMinor'>[]): Minor =>
  sumOf(lines.map(({ amountMinor }) => amountMinor))

interface Piece {
  readonly declaredMinor: Minor | null
  readonly countedMinor: Minor
}

/** Groups pieces of equal value. */
function alike(pieces: readonly Piece[]): (Piece & { quantity: number })[] {
  const groups: (Piece & { quantity: number })[] = []
  for (const piece of pieces) {
    const group = groups.find(
      (each) => each.countedMinor === piece.countedMinor && each.declaredMinor === piece.declaredMinor,
    )
    if (group) group.quantity += 1
    else groups.push({ ...piece, quantity: 1 })
  }
  return groups
}
