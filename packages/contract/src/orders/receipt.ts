import { z } from 'zod'
import { id } from '../ids.ts'
import { orderStatuses } from './process.ts'
import { loadType } from './schemas.ts'

/** What a line of a receipt is about. Each is one movement of the ledger, or one part of the price. */
export const receiptLineKinds = [
  'laundry',
  'service_fee',
  'coverage',
  'late_cancel_fee',
  'not_charged',
  'wallet',
  'card',
  'card_held',
  'promise_credit',
  'credit',
  'compensation',
  'refund_card',
  'refund_wallet',
  'tip_card',
  'tip_wallet',
  'commission',
  'tip',
  'other',
] as const
export type ReceiptLineKind = (typeof receiptLineKinds)[number]

const timestamp = z.iso.datetime()

export const receiptLine = z.object({
  kind: z.enum(receiptLineKinds),
  /** Signed: what the customer pays, or the Washer earns, counts up. */
  amount: z.number(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Why, in the words of whoever did it. */
  reason: z.string().nullable(),
  at: timestamp.nullable(),
})
export type ReceiptLine = z.infer<typeof receiptLine>

const receiptPart = z.object({ lines: z.array(receiptLine), sum: z.number() })
export type ReceiptPart = z.infer<typeof receiptPart>

/**
 * Where every amount of an order comes from, for one of its two people. Once the order has ended, `bill` and `paid` have
 * the same sum for the customer, and `total` is `paid` with everything `since`. For the Washer `paid` is empty and
 * `total` is `bill` with `since`.
 */
export const receipt = z.object({
  order_id: id,
  status: z.enum(orderStatuses),
  side: z.enum(['customer', 'washer']),
  /** The order has not ended: the money is held and may become less, never more. */
  is_open: z.boolean(),
  customer: z.object({ name: z.string() }),
  provider: z.object({ name: z.string(), business_name: z.string() }).nullable(),
  load_type: loadType.nullable(),
  /** The cover's limit. */
  coverage: z.number(),
  placed_at: timestamp.nullable(),
  picked_up_at: timestamp.nullable(),
  delivered_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  cancelled_at: timestamp.nullable(),
  promise_kept: z.boolean().nullable(),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), unit_price: z.number(), total_price: z.number() })),
  /** What was declared when ordering, by what it costs new. */
  declared_items: z.array(z.object({ name: z.string(), value: z.number() })),
  /** The Washer's corrections that came into force, by the value of the items. */
  adjustments: z.array(
    z.object({ reason: z.string(), before: z.number().nullable(), after: z.number(), at: timestamp }),
  ),
  bill: receiptPart,
  paid: receiptPart,
  since: receiptPart,
  total: z.number(),
})
export type Receipt = z.infer<typeof receipt>
