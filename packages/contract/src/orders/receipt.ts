import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { orderId } from '../ids.ts'
import { orderStatuses } from './process.ts'
import { loadType } from './schemas.ts'

/** The kind of a receipt line: one movement of the ledger or one part of the price. */
export const receiptLineKinds = [
  'laundry',
  'service_fee',
  'coverage',
  'zone_fee',
  'pickup_fee',
  'small_order_fee',
  'late_cancel_fee',
  'door_fee',
  'not_charged',
  'wallet',
  'card',
  'card_authorized',
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
  /** Signed: positive if the customer pays or the Washer earns. */
  amount_minor: minorAmount,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** The reason given by the person who made the movement. */
  reason: z.string().nullable(),
  at: timestamp.nullable(),
})
export type ReceiptLine = z.infer<typeof receiptLine>

const receiptPart = z.object({ lines: z.array(receiptLine), sum_minor: minorAmount })
export type ReceiptPart = z.infer<typeof receiptPart>

/**
 * The source of every amount of an order, for its customer or its Washer. Once the order has ended, `bill` and `paid` have
 * the same sum for the customer, and `total_minor` is `paid` plus `since`. For the Washer `paid` is empty and `total_minor` is `bill`
 * plus `since`.
 */
export const receipt = z.object({
  order_id: orderId,
  status: z.enum(orderStatuses),
  side: z.enum(['customer', 'washer']),
  /** The order has not ended: the payment is authorized, and the final amount is at most that. */
  is_open: z.boolean(),
  customer: z.object({ name: z.string() }),
  provider: z.object({ name: z.string(), business_name: z.string() }).nullable(),
  load_type: loadType.nullable(),
  /** The cover's limit. */
  coverage_minor: minorAmount,
  placed_at: timestamp.nullable(),
  picked_up_at: timestamp.nullable(),
  delivered_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  cancelled_at: timestamp.nullable(),
  promise_kept: z.boolean().nullable(),
  items: z.array(
    z.object({ name: z.string(), quantity: z.int(), unit_price_minor: minorAmount, total_price_minor: minorAmount }),
  ),
  /** Items declared when placing, with their value when new. */
  declared_items: z.array(z.object({ name: z.string(), value_minor: minorAmount })),
  /** The Washer's adjustments that were applied, with the value of the items. */
  adjustments: z.array(
    z.object({ reason: z.string(), before_minor: minorAmount.nullable(), after_minor: minorAmount, at: timestamp }),
  ),
  bill: receiptPart,
  paid: receiptPart,
  since: receiptPart,
  total_minor: minorAmount,
})
export type Receipt = z.infer<typeof receipt>
