import { z } from 'zod'
import { id } from '../ids.ts'

/** What the Washer said to a rating. */
export const ratingAnswer = z.object({ text: z.string(), created_at: z.iso.datetime() })

export const rating = z.object({
  id,
  order_id: id,
  rating: z.number(),
  comment: z.string(),
  from_user: z.object({ name: z.string(), photo_url: z.string().nullable() }),
  created_at: z.iso.datetime(),
  answer: ratingAnswer.nullable(),
  /** An operator has hidden it: it counts no more, and only the order's two people see it. */
  is_hidden: z.boolean(),
  /** The caller is its Washer and has not answered yet. */
  can_answer: z.boolean(),
})
export type Rating = z.infer<typeof rating>

/** How many ratings round to five stars, four, down to one. */
export const starCounts = z.array(z.int()).length(5)

/** Ratings by rounded stars, five first; what rounds to none counts as one. */
export const starsOf = (spread: readonly { readonly tenths: number; readonly count: number }[]): number[] =>
  [5, 4, 3, 2, 1].map((stars) =>
    spread
      .filter(({ tenths }) => Math.max(1, Math.round(tenths / 10)) === stars)
      .reduce((sum, { count }) => sum + count, 0),
  )
