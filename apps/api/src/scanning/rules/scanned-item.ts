import type { Category, GarmentClass } from '@washline/contract/scanning/catalogue'
import type { Colour } from '@washline/contract/scanning/colours'
import type { GarmentAppearance } from './appearance.ts'

/** x, y, width, height as fractions of the picture. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export type ScannedItem = {
  readonly garment: GarmentClass
  readonly category: Category
  /** Undefined if the cloth has several colours. */
  readonly colour?: Colour | undefined
  readonly quantity: number
  readonly confidence: number
  readonly boxes: readonly Box[]
  /** Of the piece in each box, by a scanner that measures them. */
  readonly appearances?: readonly GarmentAppearance[]
}
