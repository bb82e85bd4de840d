import { toMajor, toMinor } from '@washline/contract/money'
import type { GarmentId } from '@washline/contract/scanning/catalogue'
import {
  type CatalogueRow,
  firstCatalogue,
  type GarmentFigures,
  garmentIdSchema,
  type PricedCatalogue,
} from '@washline/contract/scanning/priced-catalogue'

/** A price list in the words of the wire. */
export const rowsOf = ({ garments }: PricedCatalogue): CatalogueRow[] =>
  garmentIdSchema.options.map((garment) => {
    const { category, priceMinor, replacementMinor, lifeYears } = garments[garment]
    return {
      garment,
      category,
      price: toMajor(priceMinor),
      replacement_value: toMajor(replacementMinor),
      life_years: lifeYears,
    }
  })

/** The other way round. A class that came to the product after this version was made counts as it came. */
export const catalogueFrom = (version: number, rows: readonly CatalogueRow[]): PricedCatalogue => ({
  version,
  garments: {
    ...firstCatalogue.garments,
    ...(Object.fromEntries(
      rows.map((row): [GarmentId, GarmentFigures] => [
        row.garment,
        {
          category: row.category,
          priceMinor: toMinor(row.price),
          replacementMinor: toMinor(row.replacement_value),
          lifeYears: row.life_years,
        },
      ]),
    ) as Partial<PricedCatalogue['garments']>),
  },
})
