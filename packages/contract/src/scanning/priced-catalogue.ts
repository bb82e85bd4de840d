import { z } from 'zod'
import { major } from '../major.ts'
import { type Category, catalogueVersion, categories, type GarmentId, garmentClasses, garmentIds } from './catalogue.ts'

export const garmentIdSchema = z.enum(garmentIds)

/** What an operator may set of one class. */
export interface GarmentFigures {
  readonly category: Category
  /** Laundering one. */
  readonly priceMinor: number
  /** Buying one new. */
  readonly replacementMinor: number
  /** After so many years it is worth its floor. */
  readonly lifeYears: number
}

/** One version of the price list. Orders name the version that they are priced by. */
export interface PricedCatalogue {
  readonly version: number
  readonly garments: Readonly<Record<GarmentId, GarmentFigures>>
}

/** The version that the product comes with; later ones are kept in the database. */
export const firstCatalogue: PricedCatalogue = {
  version: catalogueVersion,
  garments: Object.fromEntries(
    garmentClasses.map(({ id, category, priceMinor, replacementMinor, lifeYears }) => [
      id,
      { category, priceMinor, replacementMinor, lifeYears },
    ]),
  ) as PricedCatalogue['garments'],
}

const figures = z.object({
  garment: garmentIdSchema,
  category: z.enum(categories),
  price: major.min(0.5, 'Must be from 0.50 to 500.').max(500, 'Must be from 0.50 to 500.'),
  replacement_value: major.min(1, 'Must be from 1 to 10,000.').max(10_000, 'Must be from 1 to 10,000.'),
  life_years: z
    .int('Must be 1 to 30 whole years.')
    .min(1, 'Must be 1 to 30 whole years.')
    .max(30, 'Must be 1 to 30 whole years.'),
})

/** A class on the wire, in major units. */
export const catalogueRow = figures.refine(({ price, replacement_value }) => replacement_value > price, {
  path: ['replacement_value'],
  message: 'Must be more than laundering it costs.',
})
export type CatalogueRow = z.infer<typeof catalogueRow>

/** What customers see of it. */
export const priceRow = figures.pick({ garment: true, category: true, price: true })

/** Every class once. */
export const catalogueRows = z
  .array(catalogueRow)
  .length(garmentClasses.length, 'Every class of the catalogue is needed.')
  .refine((rows) => new Set(rows.map(({ garment }) => garment)).size === rows.length, 'A class comes twice.')

export const catalogueFigures = ['category', 'price', 'replacement_value', 'life_years'] as const
export type CatalogueFigure = (typeof catalogueFigures)[number]

const figureValue = z.union([z.number(), z.string()])
export const catalogueChange = z.object({
  garment: garmentIdSchema,
  figure: z.enum(catalogueFigures),
  from: figureValue,
  to: figureValue,
})
export type CatalogueChange = z.infer<typeof catalogueChange>

/** What differs between two versions. */
export const changesBetween = (before: readonly CatalogueRow[], after: readonly CatalogueRow[]): CatalogueChange[] =>
  after.flatMap((row) => {
    const old = before.find(({ garment }) => garment === row.garment)
    if (!old) return []
    return catalogueFigures
      .filter((figure) => old[figure] !== row[figure])
      .map((figure) => ({ garment: row.garment, figure, from: old[figure], to: row[figure] }))
  })
