import { z } from 'zod'
import { majorAmount, majorInput, minorAmount } from '../amounts.ts'
import { offerGrounds } from '../dispatch/offer-grounds.ts'
import { adjustmentId, itemId, orderId, userId } from '../ids.ts'
import { placePrecisions, reachesStreet } from '../maps/precision.ts'
import { market } from '../market.ts'
import { toMajor } from '../money.ts'
import { resumedIntent } from '../payments/schemas.ts'
import { categories } from '../scanning/catalogue.ts'
import { oneLine, severalLines } from '../texts/plain-text.ts'
import { loadTypes } from './load-types.ts'
import { orderMessages } from './messages.ts'
import { recognizedPiece, samePiece } from './pieces.ts'
import { orderStatuses, washerActions } from './process.ts'
import { orderPromise } from './promise.ts'
import { positionPrecisions } from './whereabouts.ts'

const timestamp = z.iso.datetime()

export type { LoadType } from './load-types.ts'
export const loadType = z.enum(loadTypes)

export const category = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(categories))

/** What the zone of the pickup adds to a price; absent where it adds nothing. */
const zoneFees = {
  zone_fee: majorAmount.optional(),
  /** Of the way, for the Washer. */
  pickup_fee: majorAmount.optional(),
  /** Of a small order, for the Washer. */
  small_order_fee: majorAmount.optional(),
}

/** An item of an order. `needs_review` marks an item that the scanner was unsure of. */
export const item = z.object({
  id: itemId,
  name: z.string(),
  category: z.enum(categories),
  quantity: z.int().min(0),
  unit_price: majorAmount,
  total_price: majorAmount,
  confidence: z.number().nullable(),
  needs_review: z.boolean(),
  /** Boxes on the photo as fractions of its size: [left, top, width, height]. */
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
})
export type Item = z.infer<typeof item>

/** An item as a client sends it. Prices sent by a client are ignored. */
export const itemInput = z.object({
  id: itemId.optional(),
  name: oneLine({ min: 1, max: 80 }),
  category: category.optional(),
  quantity: z.int().min(0).max(market.orders.maxQuantity).default(1),
  /** The user has confirmed an item that the scanner was unsure of. */
  confirmed: z.literal(true).optional(),
})
export type ItemInput = z.infer<typeof itemInput>
export const itemList = z.array(itemInput).max(market.orders.maxItems)

/** The form's fields beside the photo, which are texts. */
export const scanForm = z.object({
  order_id: z
    .string()
    .regex(/^\d{1,15}$/, 'Must be a number.')
    .optional(),
  by_hand: z.literal('1').optional(),
  again: z.literal('1').optional(),
})

/** How the position of a pickup is known: as a place of the map, or by the customer's own pin. */
export const pickupPrecisions = [...placePrecisions, 'pin'] as const
export type PickupPrecision = (typeof pickupPrecisions)[number]

export const pickupLocation = z.object({
  address: oneLine({ min: 1, max: 300, error: 'Please enter an address.' }),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Where it is sent, a position that is only known to the city or district is refused. */
  precision: z
    .enum(pickupPrecisions)
    .refine((precision) => precision === 'pin' || reachesStreet(precision), orderMessages.pinMissing)
    .optional(),
})

export const washerOfOrder = z.object({
  user_id: userId,
  name: z.string(),
  photo_url: z.string().nullish(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  /** In hand only: exact on the way to this order's door, its grid cell while the way may lead to another. */
  position: z
    .object({ latitude: z.number(), longitude: z.number(), at: timestamp, precision: z.enum(positionPrecisions) })
    .nullable(),
  /** Why this Washer was asked, in one line. */
  reason: z.string().nullable(),
  /** The same as data. */
  match: z.object({ distance_meters: z.number(), is_favourite: z.boolean(), ground: z.enum(offerGrounds) }).nullish(),
  provider: z.object({
    /** Equal to `user_id`. */
    id: userId,
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

export const adjustmentStates = ['applied', 'waiting', 'approved', 'declined', 'withdrawn'] as const
export type AdjustmentState = (typeof adjustmentStates)[number]

export const adjustment = z.object({
  id: adjustmentId,
  state: z.enum(adjustmentStates),
  reason: z.string(),
  /** A photo that the Washer took for it. */
  photo_url: z.string().nullish(),
  items: z.array(
    z.object({ name: z.string(), category: z.enum(categories), quantity: z.int(), unit_price: majorAmount }),
  ),
  total: majorAmount,
  created_at: timestamp,
})
export type AdjustmentOfOrder = z.infer<typeof adjustment>

/** A piece above the market's high value, with the value that the customer declared when placing. */
export const declaredItem = z.object({
  /** The item of which it is one piece; an adjustment may have removed it since. */
  item_id: itemId,
  name: z.string(),
  /** Its value when new. */
  value: majorAmount,
  photo_url: z.string().nullable(),
})
export type DeclaredItem = z.infer<typeof declaredItem>

export const order = z.object({
  id: orderId,
  status: z.enum(orderStatuses),
  items: z.array(item),
  declared_items: z.array(declaredItem),
  item_count: z.int(),
  estimated_value: majorAmount,
  service_fee: majorAmount,
  coverage_fee: majorAmount,
  ...zoneFees,
  /** The cover's limit. */
  coverage: majorAmount,
  wallet: majorAmount,
  total: majorAmount,
  load_type: loadType.nullable(),
  special_instructions: z.string().nullable(),
  pickup_location: z.object({ address: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
  pickup_time: timestamp.nullable(),
  scanned_image_url: z.string().nullable(),
  provider_edited: z.boolean(),
  adjustment: adjustment.nullable(),
  user: z.object({ id: userId, name: z.string(), photo_url: z.string().nullish() }),
  provider: washerOfOrder.nullable(),
  /** The Washer's net pay; null for the customer. */
  net_pay: majorAmount.nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  promise_kept: z.boolean().nullable(),
  /** From the pickup to the return; absent: the market's. */
  promise_s: z.int().optional(),
  /** When it is likely back and what is due next; from the acceptance to the confirmation. */
  promise: orderPromise.nullish(),
  /** Whether the delivery has a PIN, or a photo and a note; without, it is paid only when the customer or an operator confirms it. */
  delivery_proven: z.boolean().nullish(),
  created_at: timestamp,
  placed_at: timestamp.nullable(),
  accepted_at: timestamp.nullable(),
  /** Since when its Washer is proven to be at the door without a handover. */
  arrived_at: timestamp.nullish(),
  picked_up_at: timestamp.nullable(),
  laundry_completed_at: timestamp.nullable(),
  delivered_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  cancelled_at: timestamp.nullable(),
  /** What its cancellation cost; 0 unless the customer cancelled it late. */
  cancel_fee_minor: minorAmount,
  /** The order whose items this one washes a second time, free for the customer. */
  rewash_of: orderId.nullish(),
  /** Pieces that are on two photos of a draft, or may be; absent where there are none. */
  same_pieces: z.array(samePiece).optional(),
  /** Pieces of a draft that were washed before; absent where there are none. */
  recognized_pieces: z.array(recognizedPiece).optional(),
})
export type Order = z.infer<typeof order>

/** Whether orders are taken at a place, and from which value on. */
const quotedZone = z.object({
  state: z.enum(['open', 'closed', 'paused', 'outside']),
  /** When orders are taken again, of a closed zone. */
  opens_at: timestamp.nullable(),
  time_zone: z.string().nullable(),
  /** Why the zone is paused, by an operator. */
  reason: z.string().nullable(),
  minimum: majorAmount,
  /** What the laundry lacks to the minimum. */
  missing: majorAmount,
  /** What it lacks to an order without the fee of a small one; absent where nothing is missing. */
  missing_to_large: majorAmount.optional(),
  promise_s: z.int(),
})
export type QuotedZone = z.infer<typeof quotedZone>

/** The server's price of an order. `total` is the card's part, after the wallet. */
export const quote = z.object({
  estimated_value: majorAmount,
  service_fee: majorAmount,
  coverage_fee: majorAmount,
  ...zoneFees,
  wallet: majorAmount,
  total: majorAmount,
  /** What holds at the place that was asked about. */
  zone: quotedZone.optional(),
})
export type Quote = z.infer<typeof quote>

const coverageLimits = (): number[] => [
  0,
  toMajor(market.coverage.includedMinor),
  ...market.coverage.extra.map(({ limitMinor }) => toMajor(limitMinor)),
]
export const coverage = z.coerce
  .number()
  .refine((limit) => coverageLimits().includes(limit), 'This coverage is not offered.')

export const declaredItemInput = z.object({
  item_id: itemId,
  // In major units: a number that is no amount reaches this too.
  value: majorInput.refine(
    (value) => value > toMajor(market.claims.highValueMinor) && value <= toMajor(market.claims.retailMaximumMinor),
    'Only high-value items are declared.',
  ),
  /** The address that the photo's upload returned. */
  photo: z.string().max(500).nullish(),
})
export type DeclaredItemInput = z.infer<typeof declaredItemInput>

/** Pieces of high value, one entry each; a claim uses their declared value. */
export const declaredItems = z.array(declaredItemInput).max(market.orders.maxDeclared)

export const placeOrderInput = z.object({
  order_id: orderId,
  items: itemList.optional(),
  pickup_location: pickupLocation,
  load_type: z.enum(loadTypes, orderMessages.selectLoad),
  special_instructions: severalLines({ max: market.orders.notesMax }).nullish(),
  pickup_time: z.iso.datetime({ offset: true }).optional(),
  service_fee: majorInput.optional(),
  total: majorInput.optional(),
  payment_method_id: z.string().max(100).nullish(),
  coverage: coverage.optional(),
  declared_items: declaredItems.optional(),
  use_wallet: z.boolean().optional(),
  payment_intent_id: resumedIntent,
  // Refused rather than ignored: an order placed at another time than the customer chose is worse than none.
  pickup_window: z.never(orderMessages.bookedLater).optional(),
  repeat: z.never(orderMessages.bookedLater).optional(),
})

export const washerMoveInput = z
  .object({
    order_id: orderId.optional(),
    action: z.enum(Object.keys(washerActions) as [keyof typeof washerActions]).optional(),
    status: z.enum(Object.keys(washerActions) as [keyof typeof washerActions]).optional(),
    notes: z.string().max(1_000).optional(),
  })
  .refine((input) => input.action ?? input.status, { path: ['action'], message: 'Please give the action.' })
