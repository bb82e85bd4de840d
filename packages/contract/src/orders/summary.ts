import { z } from 'zod'
import { majorAmount, minorAmount } from '../amounts.ts'
import { orderId, userId } from '../ids.ts'
import { categories } from '../scanning/catalogue.ts'
import { orderStatuses } from './process.ts'

const timestamp = z.iso.datetime()

/**
 * What a customer has paid for an order, as its receipt has it: authorized on the card and reserved in the wallet while the
 * order is open. Tips and credits are not part of it.
 */
export const paidParts = z.object({
  card_minor: minorAmount,
  wallet_minor: minorAmount,
  /** Returned later, to the card or the wallet. */
  refunded_minor: minorAmount,
  /** Paid to the customer for claims about the order; absent without any. */
  compensated_minor: minorAmount.optional(),
})
export type PaidParts = z.infer<typeof paidParts>

/** One card of the order history. */
export const orderSummary = z.object({
  id: orderId,
  status: z.enum(orderStatuses),
  item_count: z.int(),
  /** What it consists of, without prices. */
  items: z.array(z.object({ name: z.string(), category: z.enum(categories), quantity: z.int() })).optional(),
  /** A free second wash of items of an earlier order. */
  is_rewash: z.boolean().optional(),
  estimated_value: majorAmount,
  total: majorAmount,
  created_at: timestamp,
  pickup_time: timestamp.nullable(),
  /** Until when the draft is booked: it is placed by itself before. Absent where it is not booked. */
  booked_until: timestamp.optional(),
  picked_up_at: timestamp.nullable(),
  /** From the pickup to the return; absent: the market's. */
  promise_s: z.int().optional(),
  laundry_completed_at: timestamp.nullable(),
  delivered_at: timestamp.nullish(),
  pickup_location: z.object({ address: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
  user: z.object({ name: z.string(), photo_url: z.string().nullish() }),
  provider: z
    .object({
      user_id: userId,
      name: z.string(),
      photo_url: z.string().nullish(),
      provider: z.object({ business_name: z.string() }),
    })
    .nullable(),
  net_pay: majorAmount.nullable(),
  /** Null for a draft and for the Washer. */
  paid: paidParts.nullish(),
})
export type OrderSummary = z.infer<typeof orderSummary>
