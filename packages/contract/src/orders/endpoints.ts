import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { id, idParams } from '../ids.ts'
import { major } from '../major.ts'
import { requiresAction, resumedIntent } from '../payments/schemas.ts'
import { orderStatuses } from './process.ts'
import { receipt } from './receipt.ts'
import {
  adjustment,
  coverage,
  item,
  itemList,
  loadType,
  order,
  placeOrderInput,
  quote,
  washerMoveInput,
} from './schemas.ts'

export const scanLaundry = defineEndpoint({
  method: 'POST',
  path: '/api/orders/scan',
  access: 'customer',
  summary:
    'Counts and prices the laundry on a photo and opens a draft order. Send `order_id` to add a photo to a draft.',
  multipart: true,
  answers: {
    200: enveloped(
      z.object({
        order_id: id,
        items: z.array(item),
        item_count: z.int(),
        scanned_image_url: z.string(),
        scanner: z.string(),
      }),
    ),
  },
})

export const editScan = defineEndpoint({
  method: 'POST',
  path: '/api/orders/edit-scan',
  access: 'customer',
  summary: 'Replaces the item list of a draft. The server prices each item.',
  body: z.object({ order_id: id, items: itemList }),
  answers: { 200: enveloped(order) },
})

export const uploadDeclaredPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/declared-photos',
  access: 'customer',
  summary:
    'Takes a photo, jpeg, png or webp, of a valuable piece of a draft. Its address goes into `declared_items` of the placed order.',
  params: idParams,
  multipart: true,
  answers: { 200: enveloped(z.object({ url: z.string() })) },
})

export const getQuote = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/quote',
  access: 'customer',
  summary: 'The price of a draft with a load type, cover and wallet use.',
  params: idParams,
  query: z.object({
    load_type: loadType.optional(),
    coverage: coverage.optional(),
    wallet: z.enum(['0', '1']).optional(),
  }),
  answers: { 200: enveloped(quote) },
})

export const placeOrder = defineEndpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'customer',
  summary: 'Places a draft: holds the total on the card and starts looking for a Washer.',
  body: placeOrderInput,
  answers: {
    200: z.union([
      z.object({
        success: z.literal(true),
        order: z.object({ id, status: z.enum(orderStatuses) }),
        message: z.string().optional(),
      }),
      requiresAction,
      z.object({ success: z.literal(false), require_card: z.boolean(), message: z.string() }),
    ]),
  },
})

export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id',
  access: 'signed-in',
  summary: 'One order, for its customer and its Washer.',
  params: idParams,
  answers: { 200: enveloped(order) },
})

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'customer',
  summary: 'Cancels before pickup and releases the hold.',
  params: idParams,
  answers: { 200: enveloped(z.object({ id, status: z.enum(orderStatuses), fee: z.number() })) },
})

export const confirmCompletion = defineEndpoint({
  method: 'PUT',
  path: '/api/orders/:id/status',
  access: 'customer',
  summary: 'The customer confirms completion; the card is charged.',
  params: idParams,
  body: z.object({ order_id: id.optional(), status: z.literal('completed') }),
  answers: { 200: enveloped(z.object({ id, status: z.enum(orderStatuses) })) },
})

export const moveWasherOrder = defineEndpoint({
  method: 'PUT',
  path: '/api/provider/orders/:id/status',
  access: 'washer',
  summary: 'The Washer moves an order on: picked_up, in_progress, laundry_complete, delivered.',
  params: idParams,
  body: washerMoveInput,
  answers: { 200: enveloped(z.object({ id, status: z.enum(orderStatuses) })) },
})

export const releaseOrder = defineEndpoint({
  method: 'POST',
  path: '/api/provider/orders/:id/release',
  access: 'washer',
  summary: 'The Washer gives an accepted order back before pickup.',
  params: idParams,
  body: z.object({ reason: z.string().trim().max(200).optional() }).optional(),
  answers: { 200: done },
})

export const adjustItems = defineEndpoint({
  method: 'POST',
  path: '/api/provider/orders/:id/adjustment',
  access: 'washer',
  summary: 'The Washer corrects the item list. Over the agreed total it waits for the customer.',
  params: idParams,
  body: z.object({ items: itemList.min(1), reason: z.string().trim().min(3, 'Please say why.').max(300) }),
  answers: { 200: enveloped(adjustment) },
})

export const respondToAdjustment = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/adjustment/respond',
  access: 'customer',
  summary: 'The customer approves or declines a waiting adjustment; over the agreed total the card holds the new one.',
  params: idParams,
  body: z.object({
    adjustment_id: id.optional(),
    response: z.enum(['approve', 'decline']),
    /** Pays for more where the order was placed without a card. */
    payment_method_id: z.string().min(1).max(100).optional(),
    payment_intent_id: resumedIntent,
  }),
  answers: { 200: z.union([enveloped(order), requiresAction]) },
})

export const getReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/receipt',
  access: 'signed-in',
  summary: 'Where every amount of an order comes from, for its customer or its Washer.',
  params: idParams,
  answers: { 200: enveloped(receipt) },
})

export const tipWasher = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/tip',
  access: 'customer',
  summary: 'Tips the Washer of a completed order, from a saved card or the wallet. Wholly theirs; several are allowed.',
  params: idParams,
  body: z
    .object({
      amount: major,
      payment_method_id: z.string().min(1).max(100).nullish(),
      use_wallet: z.boolean().optional(),
      payment_intent_id: resumedIntent,
    })
    .refine((tip) => (tip.use_wallet ?? false) !== Boolean(tip.payment_method_id), {
      path: ['payment_method_id'],
      message: 'Choose a card or the wallet.',
    }),
  answers: { 200: z.union([enveloped(z.object({ tip: z.number(), tips: z.number() })), requiresAction]) },
})
