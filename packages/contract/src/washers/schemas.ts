import { z } from 'zod'

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
