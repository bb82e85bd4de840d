import { z } from 'zod'
import { ratingId } from '../ids.ts'

/** The Washer's answer to a rating. */
export const ratingAnswer = z.object({ text: z.string(), created_at: z.iso.datetime() })

export const rating = z.object({
  id: ratingId,
  rating: z.number(),
  comment: z.string(),
  /** By first name. */
  from_user: z.object({ name: z.string(), photo_url: z.string().nullable() }),
  created_at: z.iso.datetime(),
  answer: ratingAnswer.nullable(),
  /** Hidden by an operator: it no longer counts, and only the order's customer and Washer see it. */
  is_hidden: z.boolean(),
  /** The caller is the Washer and has not answered yet. */
  can_answer: z.boolean(),
})
export type Rating = z.infer<typeof rating>

/** Number of ratings by rounded stars, from five down to one. */
export const starCounts = z.array(z.int()).length(5)

/** Number of ratings by rounded stars, from five down to one. Zero stars count as one. */
export const starsOf = (spread: readonly { readonly tenths: number; readonly count: number }[]): number[] =>
  [5, 4, 3, 2, 1].map((stars) =>
    spread
      .filter(({ tenths }) => Math.max(1, Math.round(tenths / 10)) === stars)
      .reduce((sum, { count }) => sum + count, 0),
  )
