import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { claimText } from '../claims/schemas.ts'
import { complaintId, complaintPhotoId, itemId, orderId } from '../ids.ts'
import { market } from '../market.ts'
import { severalLines } from '../texts/plain-text.ts'
import { complaintStates } from './process.ts'
import { complaintParties, complaintReasons, complaintRuleIds, remedies } from './rules.ts'

const timestamp = z.iso.datetime()
const { complaints } = market

export const complaintInput = z.object({
  order_id: orderId,
  reason: z.enum(complaintReasons),
  remedy: z.enum(remedies),
  /** Whether the Washer of the first wash is asked first; otherwise they are not asked. */
  same_washer: z.boolean(),
  /** The items were washed a second time already. */
  washed_again: z.boolean().default(false),
  note: severalLines({ max: complaints.noteMax }).default(''),
  items: z
    .array(z.object({ item_id: itemId, quantity: z.int().min(1).max(market.orders.maxQuantity) }))
    .min(1, 'Please choose at least one item.')
    .max(market.orders.maxItems)
    .refine((items) => new Set(items.map(({ item_id }) => item_id)).size === items.length, 'Name each item once.'),
  photo_ids: z
    .array(complaintPhotoId)
    .min(1, 'Please add at least one photo.')
    .max(complaints.photosMax)
    .refine((ids) => new Set(ids).size === ids.length, 'Use each photo once.'),
})
export type ComplaintInput = z.infer<typeof complaintInput>

/** The reason of an appeal, by the customer or by the Washer who is liable. */
export const complaintAppeal = z.object({ text: claimText })

export const complaintPhoto = z.object({ id: complaintPhotoId, url: z.string() })

export const complaint = z.object({
  id: complaintId,
  order_id: orderId,
  state: z.enum(complaintStates),
  reason: z.enum(complaintReasons),
  remedy: z.enum(remedies),
  note: z.string(),
  items: z.array(z.object({ item_id: itemId, name: z.string(), quantity: z.int() })),
  photos: z.array(complaintPhoto),
  /** The rule of the table that decided, or sent it to an operator. */
  rule: z.enum(complaintRuleIds),
  rewash_order_id: orderId.nullable(),
  /** Null while nothing costs anybody anything. */
  liable_party: z.enum(complaintParties).nullable(),
  refunded_minor: minorAmount,
  /** Set aside from the Washer's pay, and what was deducted of it. Null for the customer. */
  washer_reserved_minor: minorAmount.nullable(),
  washer_deducted_minor: minorAmount.nullable(),
  decision_reason: z.string().nullable(),
  appeal: z.string().nullable(),
  washer_appeal: z.string().nullable(),
  submitted_at: timestamp,
  decided_at: timestamp.nullable(),
  /** Until when the caller may appeal; null where they may not. */
  appeal_until: timestamp.nullable(),
})
export type Complaint = z.infer<typeof complaint>

export const complaintBlockers = ['not_completed', 'window_over', 'nothing_left', 'second_wash'] as const
export type ComplaintBlocker = (typeof complaintBlockers)[number]

export const complaintForm = z.object({
  order_id: orderId,
  why_not: z.enum(complaintBlockers).nullable(),
  window_ends_at: timestamp.nullable(),
  items: z.array(
    z.object({
      item_id: itemId,
      name: z.string(),
      /** Pieces that were not complained about. */
      left: z.int(),
      /** Pieces that were washed a second time, whose complaint is decided by a refund. */
      left_again: z.int(),
      price_minor: minorAmount,
    }),
  ),
  complaints: z.array(complaint),
})
export type ComplaintForm = z.infer<typeof complaintForm>
