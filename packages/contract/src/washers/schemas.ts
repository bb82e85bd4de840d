import { z } from 'zod'

const share = z.object({ met: z.int(), of: z.int() })

/** How a Washer works, counted over everything that is stored. */
export const washerFigures = z.object({
  orders: z.int(),
  /** Back within the promise. */
  promise_kept: share,
  /** Collected by the pickup time, or within the usual lead of a later acceptance. */
  on_time: share,
  /** Requests that were seen to their end: accepted, out of those and the skipped and expired. */
  accepted: share,
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
})
export type WasherFigures = z.infer<typeof washerFigures>

/** What may keep a Washer from stopping. */
export const openMatters = ['orders', 'claims', 'cash_out', 'pending', 'available'] as const
export const openMatter = z.enum(openMatters)
export type OpenMatter = z.infer<typeof openMatter>

export const closing = z.object({
  closed: z.boolean(),
  open: z.array(openMatter),
  /** What is too little to be paid out goes to the wallet. */
  to_wallet: z.number(),
  deposit: z
    .object({ amount: z.number(), card_last4: z.string(), state: z.enum(['held', 'refunding', 'refunded']) })
    .nullable(),
})
export type Closing = z.infer<typeof closing>
