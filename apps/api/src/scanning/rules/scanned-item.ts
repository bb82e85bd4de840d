import type { Category, GarmentClass } from '@washline/contract/scanning/catalogue'

/** x, y, width, height as fractions of the picture. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export type ScannedItem = {
  readonly garment: GarmentClass
  readonly category: Category
  readonly quantity: number
  readonly confidence: number
  readonly boxes: readonly Box[]
}
