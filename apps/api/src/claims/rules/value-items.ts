import { type ValuedLine as Line, valueItems as valueLines } from '@washline/contract/claims/value-items'
import type { market } from '@washline/contract/market'
import { garmentById } from '@washline/contract/scanning/catalogue'
import type { ClaimedItem, Findings } from './findings.ts'

export type ValuedLine = Line<ClaimedItem & { readonly lifeMonths: number }>

/** The published valuation, each piece with the life that the catalogue gives it. */
export const valueItems = (
  items: readonly ClaimedItem[],
  declared: Findings['declared'],
  given: Pick<typeof market, 'claims'>,
): ValuedLine[] =>
  valueLines(
    items.map((item) => ({ ...item, lifeMonths: garmentById(item.garment).lifeYears * 12 })),
    declared,
    given,
  )
