import { z } from 'zod'

export const seenDamages = ['none', 'shrunk', 'stained', 'torn', 'discoloured', 'unclear'] as const
export const answersOfSight = ['yes', 'no', 'unclear'] as const

/** What a vision model recognizes in a photo of a claim. People read it; no rule uses it. */
export const sighting = z.object({
  /** Position among the claim's photos, from 1. */
  photo: z.int(),
  damage: z.enum(seenDamages),
  /** The claimed piece on the photo. */
  item: z.string().nullable(),
  /** Whether the order's own photos show the same piece. */
  same_piece: z.enum(answersOfSight),
  /** 0 to 1. */
  confidence: z.number(),
})
export type Sighting = z.infer<typeof sighting>

/** What examined the photos: `embedded` compares fingerprints on this server, `vision` adds a vision model. */
export const photoLookers = ['embedded', 'vision'] as const
export type PhotoLooker = (typeof photoLookers)[number]

export const lookerTexts = {
  embedded:
    'This server compared the photos by fingerprint and scanned them for the claimed items. Anything it could not check is named above.',
  vision:
    'This server compared the photos by fingerprint and scanned them for the claimed items. A vision model described what they show, too; its description does not affect the decision.',
} as const satisfies Record<PhotoLooker, string>

export const seenDamageTexts = {
  none: 'Photo {photo} shows no damage.',
  shrunk: 'Photo {photo} shows an item that has shrunk.',
  stained: 'Photo {photo} shows a stain.',
  torn: 'Photo {photo} shows a tear or a hole.',
  discoloured: 'Photo {photo} shows a discolored item.',
  unclear: 'Photo {photo} does not show whether something is damaged.',
} as const satisfies Record<Sighting['damage'], string>

export const samePieceTexts = {
  yes: 'It looks like the item in the order’s own photos.',
  no: 'It does not look like an item in the order’s own photos.',
  unclear: 'It is unclear whether it is an item in the order’s own photos.',
} as const satisfies Record<Sighting['same_piece'], string>
