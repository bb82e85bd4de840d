import { z } from 'zod'
import { minorAmount } from '../amounts.ts'

const share = z.object({ met: z.int(), of: z.int() })

/** Stats of a Washer over all stored orders and offers. */
export const washerStats = z.object({
  orders: z.int(),
  /** Orders delivered within the promised time. */
  promise_kept: share,
  /** Orders picked up by the agreed time, or within the usual lead after a later acceptance. */
  on_time: share,
  /** Accepted offers, out of the accepted, skipped and expired ones. */
  accepted: share,
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
})
export type WasherStats = z.infer<typeof washerStats>

/** What may prevent closing a Washer profile. */
export const openItems = ['orders', 'claims', 'cash_out', 'pending', 'available'] as const
export const openItem = z.enum(openItems)
export type OpenItem = z.infer<typeof openItem>

export const closing = z.object({
  closed: z.boolean(),
  open: z.array(openItem),
  /** Earnings below the minimum cash-out, which move to the wallet. */
  to_wallet_minor: minorAmount,
  deposit: z
    .object({ amount_minor: minorAmount, card_last4: z.string(), state: z.enum(['held', 'refunding', 'refunded']) })
    .nullable(),
})
export type Closing = z.infer<typeof closing>
