import { z } from 'zod'
import { minorAmount, minorInput } from '../amounts.ts'
import { custodyRefusals } from '../custody/refusals.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { idParams, orderId, pieceId } from '../ids.ts'
import { latitudeSchema, longitudeSchema } from '../maps/schemas.ts'
import { declineRefusals, paymentRefusals } from '../payments/refusals.ts'
import { requiresAction, resumedIntent } from '../payments/schemas.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { scanningRefusals } from '../scanning/refusals.ts'
import { severalLines } from '../texts/plain-text.ts'
import { orderStatuses } from './process.ts'
import { receipt } from './receipt.ts'
import { orderRefusals } from './refusals.ts'
import {
  coverage,
  item,
  itemList,
  loadType,
  order,
  placeOrderInput,
  quote,
  scanForm,
  washerMoveInput,
} from './schemas.ts'

export const scanLaundry = defineEndpoint({
  method: 'POST',
  path: '/api/orders/scan',
  access: 'customer',
  scope: 'orders:write',
  summary:
    'Counts and prices the laundry on a photo and opens a draft order. Send `order_id` to add a photo to a draft, and `by_hand=1` to store a photo whose items are added by hand. A photo that the draft has already is refused unless `again=1` is sent. A piece that is surely on two of its photos is counted once; `same_pieces` of the draft lists those, and the ones to ask about.',
  multipart: true,
  form: scanForm,
  answers: {
    200: enveloped(
      z.object({
        order_id: orderId,
        items: z.array(item),
        item_count: z.int(),
        scanned_image_url: z.string(),
        scanner: z.string(),
      }),
    ),
  },
  refusals: [
    platformRefusals.notFound,
    orderRefusals.wrongStatus,
    orderRefusals.samePhoto,
    scanningRefusals.scannerUnavailable,
  ],
})

export const editScan = defineEndpoint({
  method: 'POST',
  path: '/api/orders/edit-scan',
  access: 'customer',
  scope: 'orders:write',
  summary: 'Replaces the item list of a draft. The server prices each item.',
  body: z.object({ order_id: orderId, items: itemList }),
  answers: { 200: enveloped(order) },
  refusals: [platformRefusals.notFound, orderRefusals.wrongStatus],
})

export const answerSamePiece = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/same-pieces',
  access: 'customer',
  scope: 'orders:write',
  summary:
    'Whether a piece on two photos of a draft is one piece, which is counted once, or two. Answers the entry of `same_pieces` with this id; another answer replaces it.',
  params: idParams(orderId),
  body: z.object({ piece_id: pieceId, is_same: z.boolean() }),
  answers: { 200: enveloped(order) },
  refusals: [orderRefusals.wrongStatus],
})

export const denyRecognizedPiece = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/recognized-pieces/denied',
  access: 'customer',
  scope: 'orders:write',
  summary:
    'A piece of a draft is another one than that which was washed before. Takes the entry of `recognized_pieces` with this id away.',
  params: idParams(orderId),
  body: z.object({ piece_id: pieceId }),
  answers: { 200: enveloped(order) },
  refusals: [orderRefusals.wrongStatus],
})

export const uploadDeclaredPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/declared-photos',
  access: 'customer',
  scope: 'orders:write',
  summary:
    'Takes a photo, jpeg, png or webp, of a valuable piece of a draft. Its address goes into `declared_items` of the placed order.',
  params: idParams(orderId),
  multipart: true,
  answers: { 200: enveloped(z.object({ url: z.string() })) },
  refusals: [orderRefusals.wrongStatus, scanningRefusals.tooManyPhotos],
})

export const getQuote = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/quote',
  access: 'customer',
  scope: 'orders:read',
  summary:
    'The price of a draft with a load type, cover and wallet use; with a pickup place, and a time if it is not now, the price of its zone.',
  params: idParams(orderId),
  query: z.object({
    load_type: loadType.optional(),
    coverage: coverage.optional(),
    wallet: z.enum(['0', '1']).optional(),
    latitude: latitudeSchema.optional(),
    longitude: longitudeSchema.optional(),
    pickup_time: z.iso.datetime({ offset: true }).optional(),
  }),
  answers: { 200: enveloped(quote) },
})

export const placeOrder = defineEndpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'customer',
  scope: 'orders:write',
  mandated: 'place',
  summary: 'Places a draft: authorizes the total on the card and starts the search for a Washer.',
  body: placeOrderInput,
  answers: {
    200: z.union([
      z.object({
        success: z.literal(true),
        order: z.object({ id: orderId, status: z.enum(orderStatuses) }),
        message: z.string().optional(),
      }),
      requiresAction,
      z.object({ success: z.literal(false), require_card: z.boolean(), message: z.string() }),
    ]),
  },
  refusals: [
    platformRefusals.changed,
    platformRefusals.notFound,
    ...Object.values(declineRefusals),
    orderRefusals.quoteChanged,
    orderRefusals.wrongStatus,
    paymentRefusals.authenticationExpired,
    paymentRefusals.authorizationLost,
    paymentRefusals.balanceTooLow,
    paymentRefusals.cardServiceUnavailable,
  ],
})

export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'One order, for its customer and its Washer.',
  params: idParams(orderId),
  answers: { 200: enveloped(order) },
})

export const deleteDraft = defineEndpoint({
  method: 'DELETE',
  path: '/api/orders/:id',
  access: 'customer',
  scope: 'orders:write',
  summary: 'Deletes a draft with its photos. 409 once it was placed.',
  params: idParams(orderId),
  answers: { 200: done },
  refusals: [orderRefusals.wrongStatus],
})

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'customer',
  scope: 'orders:write',
  mandated: 'cancel',
  summary: 'Cancels before pickup and releases the authorization.',
  params: idParams(orderId),
  answers: { 200: enveloped(z.object({ id: orderId, status: z.enum(orderStatuses), fee_minor: minorAmount })) },
  refusals: [
    platformRefusals.changed,
    orderRefusals.wrongStatus,
    paymentRefusals.authorizationLost,
    paymentRefusals.balanceTooLow,
  ],
})

export const findAnotherWasher = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/find-another',
  access: 'customer',
  scope: 'orders:write',
  summary: 'Replaces a Washer who is late to the pickup: the order is offered to others, and nobody is charged.',
  params: idParams(orderId),
  answers: { 200: enveloped(z.object({ id: orderId, status: z.enum(orderStatuses) })) },
  refusals: [orderRefusals.washerNotLate, orderRefusals.wrongStatus],
})

export const confirmCompletion = defineEndpoint({
  method: 'PUT',
  path: '/api/orders/:id/status',
  access: 'customer',
  scope: 'orders:write',
  summary: 'The customer confirms completion; the card is charged.',
  params: idParams(orderId),
  body: z.object({ order_id: orderId.optional(), status: z.literal('completed') }),
  answers: { 200: enveloped(z.object({ id: orderId, status: z.enum(orderStatuses) })) },
  refusals: [orderRefusals.wrongStatus, paymentRefusals.authorizationLost, paymentRefusals.balanceTooLow],
})

export const moveWasherOrder = defineEndpoint({
  method: 'PUT',
  path: '/api/provider/orders/:id/status',
  access: 'washer',
  scope: 'wash',
  summary: 'The Washer moves an order on: picked_up, in_progress, laundry_complete, delivered.',
  params: idParams(orderId),
  body: washerMoveInput,
  answers: { 200: enveloped(z.object({ id: orderId, status: z.enum(orderStatuses) })) },
  refusals: [
    custodyRefusals.handoverRequired,
    orderRefusals.adjustmentWaiting,
    orderRefusals.wrongStatus,
    paymentRefusals.balanceTooLow,
  ],
})

export const releaseOrder = defineEndpoint({
  method: 'POST',
  path: '/api/provider/orders/:id/release',
  access: 'washer',
  scope: 'wash',
  summary: 'The Washer releases an accepted order before pickup.',
  params: idParams(orderId),
  body: z.object({ reason: severalLines({ max: 200 }).optional() }).optional(),
  answers: { 200: done },
  refusals: [orderRefusals.wrongStatus],
})

export const getReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/receipt',
  access: 'signed-in',
  scope: 'money:read',
  summary: 'The source of every amount of an order, for its customer or its Washer.',
  params: idParams(orderId),
  answers: { 200: enveloped(receipt) },
})

export const tipWasher = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/tip',
  access: 'customer',
  scope: 'orders:write',
  mandated: 'tip',
  summary:
    'Tips the Washer of a completed order, from a saved card or the wallet. There is no commission; several tips are allowed.',
  params: idParams(orderId),
  body: z
    .object({
      amount_minor: minorInput,
      payment_method_id: z.string().min(1).max(100).nullish(),
      use_wallet: z.boolean().optional(),
      payment_intent_id: resumedIntent,
    })
    .refine((tip) => (tip.use_wallet ?? false) !== Boolean(tip.payment_method_id), {
      path: ['payment_method_id'],
      message: 'Choose a card or the wallet.',
    }),
  answers: { 200: z.union([enveloped(z.object({ tip_minor: minorAmount, tips_minor: minorAmount })), requiresAction]) },
  refusals: [
    declineRefusals.card_declined,
    orderRefusals.wrongStatus,
    paymentRefusals.authenticationExpired,
    paymentRefusals.balanceTooLow,
    paymentRefusals.tipFromCompensation,
    paymentRefusals.cardServiceUnavailable,
  ],
})
