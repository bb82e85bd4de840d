import type { GarmentId } from '../scanning/catalogue.ts'

/**
 * Years of life in the household table of the International Fair Claims Guide for Consumer Textile Products, as the Drycleaning &
 * Laundry Institute publishes it; of items that the price list has, too.
 */
export const fairClaimsYears = { towel: 3, 'bed-sheet': 2, pillowcase: 2 } as const satisfies Partial<
  Record<GarmentId, number>
>
