import { z } from 'zod'

export const seenDamages = ['none', 'shrunk', 'stained', 'torn', 'discoloured', 'unclear'] as const
export const answersOfSight = ['yes', 'no', 'unclear'] as const

/** What a vision model says it sees in a photo of a claim. People read it; no rule looks at it. */
export const sighting = z.object({
  /** Its place among the claim's photos, from 1. */
  photo: z.int(),
  damage: z.enum(seenDamages),
  /** The claimed piece that it is seen on. */
  item: z.string().nullable(),
  /** The photo shows the piece that the order's own photos show. */
  same_piece: z.enum(answersOfSight),
  /** 0 to 1. */
  confidence: z.number(),
})
export type Sighting = z.infer<typeof sighting>

/** Who looked at the photos: this server by fingerprint, and, for `vision`, a vision model beside it. */
export const photoLookers = ['embedded', 'vision'] as const
export type PhotoLooker = (typeof photoLookers)[number]

export const lookerTexts = {
  embedded: 'This server compared the photos by fingerprint. No model looked at what they show.',
  vision:
    'This server compared the photos by fingerprint, and a vision model looked at what they show. What it says decides nothing: it is for people to read.',
} as const satisfies Record<PhotoLooker, string>

export const seenDamageTexts = {
  none: 'Photo {photo} shows no damage.',
  shrunk: 'Photo {photo} shows a piece that has shrunk.',
  stained: 'Photo {photo} shows a stain.',
  torn: 'Photo {photo} shows a tear or a hole.',
  discoloured: 'Photo {photo} shows a discoloured piece.',
  unclear: 'Photo {photo} does not show whether something is damaged.',
} as const satisfies Record<Sighting['damage'], string>

export const samePieceTexts = {
  yes: 'It looks like the piece of the order’s own photos.',
  no: 'It does not look like a piece of the order’s own photos.',
  unclear: 'Whether it is a piece of the order’s own photos cannot be told.',
} as const satisfies Record<Sighting['same_piece'], string>
