import type { GarmentId } from '@washline/contract/scanning/catalogue'
import {
  type CatalogueRow,
  firstCatalogue,
  type GarmentPrices,
  garmentIdSchema,
  type PricedCatalogue,
} from '@washline/contract/scanning/priced-catalogue'

/** A price list in the API's format. */
export const rowsOf = ({ garments }: PricedCatalogue): CatalogueRow[] =>
  garmentIdSchema.options.map((garment) => {
    const { category, priceMinor, replacementMinor, expectedLifeYears } = garments[garment]
    return {
      garment,
      category,
      price_minor: priceMinor,
      replacement_value_minor: replacementMinor,
      expected_life_years: expectedLifeYears,
    }
  })

/** A price list from the API's format. Classes added to the product after this version have their initial prices. */
export const catalogueFrom = (version: number, rows: readonly CatalogueRow[]): PricedCatalogue => ({
  version,
  garments: {
    ...firstCatalogue.garments,
    ...(Object.fromEntries(
      rows.map((row): [GarmentId, GarmentPrices] => [
        row.garment,
        {
          category: row.category,
          priceMinor: row.price_minor,
          replacementMinor: row.replacement_value_minor,
          expectedLifeYears: row.expected_life_years,
        },
      ]),
    ) as Partial<PricedCatalogue['garments']>),
  },
})
