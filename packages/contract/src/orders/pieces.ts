import { z } from 'zod'
import { itemId, pieceId } from '../ids.ts'

const pieceOnPhoto = z.object({
  photo_url: z.string(),
  /** [left, top, width, height] as fractions of the photo. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
})

/** A piece of a draft that is on two of its photos, or may be. */
export const samePiece = z.object({
  id: pieceId,
  /** Of the item in the list. */
  name: z.string(),
  /** `once`: it is counted once. `asked`: both are counted until the customer answers. */
  state: z.enum(['once', 'asked']),
  earlier: pieceOnPhoto,
  further: pieceOnPhoto,
})
export type SamePiece = z.infer<typeof samePiece>

/** A piece of a draft that the customer has surely had washed before. */
export const recognizedPiece = z.object({
  id: pieceId,
  item_id: itemId,
  /** How many orders of the past year washed it. */
  washes: z.int().min(1),
})
export type RecognizedPiece = z.infer<typeof recognizedPiece>
