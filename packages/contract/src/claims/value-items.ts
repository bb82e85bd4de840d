import type { market } from '../market.ts'
import type { Condition } from './problems.ts'

/** An item as it is claimed, with the life that the catalogue gives such a piece. */
export interface ValuableItem {
  readonly itemId: number
  readonly quantity: number
  readonly retailMinor: number
  readonly ageMonths: number
  readonly lifeMonths: number
  readonly condition: Condition
}

export interface DeclaredPiece {
  readonly itemId: number
  readonly valueMinor: number
}

export interface ValuedLine<Item extends ValuableItem = ValuableItem> {
  readonly item: Item
  /** Of the item's pieces, those that count the same. */
  readonly quantity: number
  readonly declaredMinor: number | null
  readonly countedMinor: number
  readonly lifeMonths: number
  readonly ageBasisPoints: number
  readonly conditionBasisPoints: number
  readonly marketMinor: number
  readonly amountMinor: number
}

const whole = 10_000

/**
 * Market value = what of the retail value counts x age x condition, line by line. A piece loses its value evenly over the
 * life that the catalogue gives it, down to a least share. One above the high value counts as what it was declared at;
 * undeclared it counts as the high value. The server decides by it; the form and the published examples show it.
 */
export function valueItems<Item extends ValuableItem>(
  items: readonly Item[],
  declared: readonly DeclaredPiece[],
  { claims }: Pick<typeof market, 'claims'>,
): ValuedLine<Item>[] {
  const free = [...declared].sort((a, b) => b.valueMinor - a.valueMinor)
  const takeDeclared = (itemId: number): number | null => {
    const index = free.findIndex((piece) => piece.itemId === itemId)
    return index < 0 ? null : (free.splice(index, 1)[0]?.valueMinor ?? null)
  }
  return items.flatMap((item) => {
    const { lifeMonths } = item
    const lost = Math.round((item.ageMonths * whole) / lifeMonths)
    const ageBasisPoints = Math.max(claims.leastValueBasisPoints, whole - lost)
    const conditionBasisPoints = claims.conditionBasisPoints[item.condition]
    const isHigh = item.retailMinor > claims.highValueMinor
    const pieces = Array.from({ length: item.quantity }, () => {
      const declaredMinor = isHigh ? takeDeclared(item.itemId) : null
      const countedMinor = isHigh
        ? Math.min(item.retailMinor, declaredMinor ?? claims.highValueMinor)
        : item.retailMinor
      return { declaredMinor, countedMinor }
    })
    return alike(pieces).map(({ declaredMinor, countedMinor, quantity }) => {
      const marketMinor = Math.round((countedMinor * ageBasisPoints * conditionBasisPoints) / (whole * whole))
      return {
        item,
        quantity,
        declaredMinor,
        countedMinor,
        lifeMonths,
        ageBasisPoints,
        conditionBasisPoints,
        marketMinor,
        amountMinor: marketMinor * quantity,
      }
    })
  })
}

export const sumOf = (lines: readonly Pick<ValuedLine, 'amountMinor'>[]): number =>
  lines.reduce((sum, line) => sum + line.amountMinor, 0)

interface Piece {
  readonly declaredMinor: number | null
  readonly countedMinor: number
}

/** Pieces that count the same, together. */
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
