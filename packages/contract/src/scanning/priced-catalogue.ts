import { z } from 'zod'
import { minorInput } from '../amounts.ts'
import type { Minor } from '../money.ts'
import { type Category, catalogueVersion, categories, type GarmentId, garmentClasses, garmentIds } from './catalogue.ts'

export const garmentIdSchema = z.enum(garmentIds)

/** The values of one class that an operator may set. */
export interface GarmentPrices {
  readonly category: Category
  /** Laundering one. */
  readonly priceMinor: Minor
  /** Buying one new. */
  readonly replacementMinor: Minor
  /** After so many years it is worth its floor. */
  readonly expectedLifeYears: number
}

/** One version of the price list. Orders name the version that they are priced by. */
export interface PricedCatalogue {
  readonly version: number
  readonly garments: Readonly<Record<GarmentId, GarmentPrices>>
}

/** The version that the product comes with; later ones are stored in the database. */
export const firstCatalogue: PricedCatalogue = {
  version: catalogueVersion,
  garments: Object.fromEntries(
    garmentClasses.map(({ id, category, priceMinor, replacementMinor, expectedLifeYears }) => [
      id,
      { category, priceMinor, replacementMinor, expectedLifeYears },
    ]),
  ) as PricedCatalogue['garments'],
}

const rowFields = z.object({
  garment: garmentIdSchema,
  category: z.enum(categories),
  price_minor: minorInput.min(50, 'Must be between 0.50 and 500.').max(50_000, 'Must be between 0.50 and 500.'),
  replacement_value_minor: minorInput
    .min(100, 'Must be between 1 and 10,000.')
    .max(1_000_000, 'Must be between 1 and 10,000.'),
  expected_life_years: z
    .int('Must be 1 to 30 whole years.')
    .min(1, 'Must be 1 to 30 whole years.')
    .max(30, 'Must be 1 to 30 whole years.'),
})

/** A class in the API's format. */
export const catalogueRow = rowFields.refine(
  ({ price_minor, replacement_value_minor }) => replacement_value_minor > price_minor,
  {
    path: ['replacement_value_minor'],
    message: 'Must be more than its laundering price.',
  },
)
export type CatalogueRow = z.infer<typeof catalogueRow>

/** The part that customers see. */
export const priceRow = rowFields.pick({ garment: true, category: true, price_minor: true })

/** Every class once. */
export const catalogueRows = z
  .array(catalogueRow)
  .length(garmentClasses.length, 'Every item on the price list is needed.')
  .refine((rows) => new Set(rows.map(({ garment }) => garment)).size === rows.length, 'An item is listed twice.')

export const catalogueFieldNames = [
  'category',
  'price_minor',
  'replacement_value_minor',
  'expected_life_years',
] as const
export type CatalogueField = (typeof catalogueFieldNames)[number]

const settingValue = z.union([z.int(), z.string()])
export const catalogueChange = z.object({
  garment: garmentIdSchema,
  field: z.enum(catalogueFieldNames),
  from: settingValue,
  to: settingValue,
})
export type CatalogueChange = z.infer<typeof catalogueChange>

/** The changes between two versions. */
export const changesBetween = (before: readonly CatalogueRow[], after: readonly CatalogueRow[]): CatalogueChange[] =>
  after.flatMap((row) => {
    const old = before.find(({ garment }) => garment === row.garment)
    if (!old) return []
    return catalogueFieldNames
      .filter((field) => old[field] !== row[field])
      .map((field) => ({ garment: row.garment, field, from: old[field], to: row[field] }))
  })
