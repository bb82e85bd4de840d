import { z } from 'zod'
import { id } from '../ids.ts'
import { major } from '../major.ts'
import { market } from '../market.ts'
import { toMinor } from '../money.ts'
import { resumedIntent } from '../payments/schemas.ts'
import { categories } from '../scanning/catalogue.ts'
import { loadTypes } from './load-types.ts'
import { orderStatuses, washerActions } from './process.ts'

const timestamp = z.iso.datetime()
export const loadType = z.enum(loadTypes)
export type LoadType = z.infer<typeof loadType>

export const category = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(categories))

/** An item as an order shows it. `needs_review` marks what the scanner was unsure of. */
export const item = z.object({
  id: id,
  name: z.string(),
  category: z.enum(categories),
  quantity: z.int().min(0),
  unit_price: z.number(),
  total_price: z.number(),
  confidence: z.number().nullable(),
  needs_review: z.boolean(),
  /** Where on the photo, as shares of its size: [left, top, width, height]. */
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
})
export type Item = z.infer<typeof item>

/** An item as a client sends it. Prices that a client sends are not read: the server prices. */
export const itemInput = z.object({
  id: id.optional(),
  name: z.string().trim().min(1).max(80),
  category: category.optional(),
  quantity: z.int().min(0).max(market.orders.maxQuantity).default(1),
  /** The person has looked at what the scanner was unsure of: it is right. */
  confirmed: z.literal(true).optional(),
})
export type ItemInput = z.infer<typeof itemInput>
export const itemList = z.array(itemInput).max(market.orders.maxItems)

export const pickupLocation = z.object({
  address: z.string().trim().min(1, 'Please enter an address.').max(300),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

export const washerOfOrder = z.object({
  user_id: id,
  name: z.string(),
  photo_url: z.string().nullish(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  position: z.object({ latitude: z.number(), longitude: z.number(), at: timestamp }).nullable(),
  /** Why this Washer, in one line. */
  reason: z.string().nullable(),
  /** The same as facts. */
  match: z.object({ distance_meters: z.number(), is_favourite: z.boolean() }).nullish(),
  provider: z.object({
    id: id,
    business_name: z.string(),
    address: z.object({
      street: z.string(),
      city: z.string(),
      state: z.string(),
      postal_code: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    }),
  }),
})
export type WasherOfOrder = z.infer<typeof washerOfOrder>

export const adjustment = z.object({
  id: id,
  state: z.enum(['applied', 'waiting', 'approved', 'declined']),
  reason: z.string(),
  items: z.array(
    z.object({ name: z.string(), category: z.enum(categories), quantity: z.int(), unit_price: z.number() }),
  ),
  total: z.number(),
  created_at: timestamp,
})
export type AdjustmentOfOrder = z.infer<typeof adjustment>

/** A piece worth more than the market's high value, with the worth that its owner gave when ordering. */
export const declaredItem = z.object({
  /** The item that it is one piece of; a correction may have taken it off the list since. */
  item_id: id,
  name: z.string(),
  /** What it costs new. */
  value: z.number(),
  photo_url: z.string().nullable(),
})
export type DeclaredItem = z.infer<typeof declaredItem>

export const order = z.object({
  id: id,
  status: z.enum(orderStatuses),
  items: z.array(item),
  declared_items: z.array(declaredItem),
  item_count: z.int(),
  estimated_value: z.number(),
  service_fee: z.number(),
  coverage_fee: z.number(),
  /** The cover's limit. */
  coverage: z.number(),
  wallet: z.number(),
  total: z.number(),
  load_type: loadType.nullable(),
  special_instructions: z.string().nullable(),
  pickup_location: z.object({ address: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
  pickup_time: timestamp.nullable(),
  scanned_image_url: z.string().nullable(),
  provider_edited: z.boolean(),
  adjustment: adjustment.nullable(),
  user: z.object({ id: id, name: z.string(), photo_url: z.string().nullish() }),
  provider: washerOfOrder.nullable(),
  /** What the Washer earns; shown to the Washer only. */
  net_pay: z.number().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  promise_kept: z.boolean().nullable(),
  created_at: timestamp,
  placed_at: timestamp.nullable(),
  accepted_at: timestamp.nullable(),
  picked_up_at: timestamp.nullable(),
  laundry_completed_at: timestamp.nullable(),
  delivered_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  cancelled_at: timestamp.nullable(),
})
export type Order = z.infer<typeof order>

/** The server's price of an order. `total` is what the card is asked for, after the wallet. */
export const quote = z.object({
  estimated_value: z.number(),
  service_fee: z.number(),
  coverage_fee: z.number(),
  wallet: z.number(),
  total: z.number(),
})
export type Quote = z.infer<typeof quote>

export const coverage = z.coerce
  .number()
  .refine((limit) => [0, 500, 1000, 2500].includes(limit), 'Coverage is 500, 1000 or 2500.')

export const declaredItemInput = z.object({
  item_id: id,
  value: major.refine(
    (value) => toMinor(value) > market.claims.highValueMinor && toMinor(value) <= market.claims.retailMaximumMinor,
    'Only items of a high value are declared.',
  ),
  /** The address that the upload of a photo answered. */
  photo: z.string().max(500).nullish(),
})
export type DeclaredItemInput = z.infer<typeof declaredItemInput>

/** Pieces of a high value, one entry each, so that a claim can use their real value. */
export const declaredItems = z.array(declaredItemInput).max(market.orders.maxDeclared)

export const placeOrderInput = z.object({
  order_id: id,
  items: itemList.optional(),
  pickup_location: pickupLocation,
  load_type: loadType,
  special_instructions: z.string().trim().max(market.orders.notesMax).nullish(),
  pickup_time: z.iso.datetime({ offset: true }).optional(),
  service_fee: major.optional(),
  total: major.optional(),
  payment_method_id: z.string().max(100).nullish(),
  coverage: coverage.optional(),
  declared_items: declaredItems.optional(),
  use_wallet: z.boolean().optional(),
  payment_intent_id: resumedIntent,
})

export const washerMoveInput = z
  .object({
    order_id: id.optional(),
    action: z.enum(Object.keys(washerActions) as [keyof typeof washerActions]).optional(),
    status: z.enum(Object.keys(washerActions) as [keyof typeof washerActions]).optional(),
    notes: z.string().max(1_000).optional(),
  })
  .refine((input) => input.action ?? input.status, { path: ['action'], message: 'Say which action.' })
