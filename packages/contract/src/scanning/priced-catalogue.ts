import { z } from 'zod'
import { minorInput } from '../amounts.ts'
import { inMarketMoney } from '../market-in-force.ts'
import { type Minor, minor } from '../money.ts'
import { amountMessages } from '../payments/amount-messages.ts'
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

interface PriceLimits {
  readonly least: number
  readonly most: number
}
/** Of built-in amounts, so that a slip of the hand is noticed. */
const launderingLimits: PriceLimits = { least: 50, most: 50_000 }
const replacementLimits: PriceLimits = { least: 100, most: 1_000_000 }

/** Whether an amount is within limits, where built-in amounts are worth so many percent of their number. */
const isWithin = (amount: number, { least, most }: PriceLimits, percent: number): boolean =>
  amount * 100 >= least * percent && amount * 100 <= most * percent

const percentNow = () => inMarketMoney(100)

/** Whether a piece may cost so much to launder in the market's currency. */
export const isPossiblePrice = (priceMinor: number): boolean => isWithin(priceMinor, launderingLimits, percentNow())

/** The possible price that is nearest to one, where built-in amounts are worth so many percent of their number. */
export const nearestPrice = (price: Minor, percent: number): Minor => {
  const { least, most } = launderingLimits
  return minor(Math.min(Math.max(price, Math.ceil((least * percent) / 100)), Math.floor((most * percent) / 100)))
}

/** A class without the limits of a currency. */
const plainRow = z.object({
  garment: garmentIdSchema,
  category: z.enum(categories),
  price_minor: minorInput,
  replacement_value_minor: minorInput,
  expected_life_years: z
    .int('Must be 1 to 30 whole years.')
    .min(1, 'Must be 1 to 30 whole years.')
    .max(30, 'Must be 1 to 30 whole years.'),
})

/** The built-in market's limits are named; those of another currency are other numbers. */
const isBuiltIn = () => percentNow() === 100
const rowFields = plainRow.extend({
  price_minor: minorInput.refine(isPossiblePrice, {
    error: () => (isBuiltIn() ? 'Must be between 0.50 and 500.' : amountMessages.impossible),
  }),
  replacement_value_minor: minorInput.refine((amount) => isWithin(amount, replacementLimits, percentNow()), {
    error: () => (isBuiltIn() ? 'Must be between 1 and 10,000.' : amountMessages.impossible),
  }),
})

const isDearer = ({ price_minor, replacement_value_minor }: z.infer<typeof plainRow>) =>
  replacement_value_minor > price_minor

/** A class in the API's format. */
export const catalogueRow = rowFields.refine(isDearer, {
  path: ['replacement_value_minor'],
  message: 'Must be more than its laundering price.',
})
export type CatalogueRow = z.infer<typeof catalogueRow>

/** The part that customers see. */
export const priceRow = rowFields.pick({ garment: true, category: true, price_minor: true })

const listed = <Row extends z.ZodType<{ readonly garment: GarmentId }>>(row: Row) =>
  z
    .array(row)
    .length(garmentClasses.length, 'Every item on the price list is needed.')
    .refine((rows) => new Set(rows.map(({ garment }) => garment)).size === rows.length, 'An item is listed twice.')

/** Every class once. */
export const catalogueRows = listed(catalogueRow)

/** Every class once, for a currency that is not in force yet. */
export const proposedRows = listed(plainRow)

/** The class whose amounts are not possible where built-in amounts are worth so many percent of their number. */
export function priceListProblem(rows: readonly CatalogueRow[], percent: number): GarmentId | undefined {
  const isPossible = (row: CatalogueRow) =>
    isWithin(row.price_minor, launderingLimits, percent) &&
    isWithin(row.replacement_value_minor, replacementLimits, percent) &&
    isDearer(row)
  return rows.find((row) => !isPossible(row))?.garment
}

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
