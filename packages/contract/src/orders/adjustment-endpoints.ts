import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { adjustmentId, idParams, orderId } from '../ids.ts'
import { declineRefusals, paymentRefusals } from '../payments/refusals.ts'
import { requiresAction, resumedIntent } from '../payments/schemas.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { scanningRefusals } from '../scanning/refusals.ts'
import { severalLines } from '../texts/plain-text.ts'
import { orderRefusals } from './refusals.ts'
import { adjustment, itemList, order } from './schemas.ts'

export const adjustItems = defineEndpoint({
  method: 'POST',
  path: '/api/provider/orders/:id/adjustment',
  access: 'washer',
  scope: 'wash',
  summary: 'The Washer corrects the item list. Above the agreed total the adjustment waits for the customer.',
  params: idParams(orderId),
  body: z.object({
    items: itemList.min(1),
    reason: severalLines({ min: 3, max: 300, error: 'Please give a reason.' }),
    /** The address that the photo's upload returned. */
    photo: z.string().max(500).optional(),
  }),
  answers: { 200: enveloped(adjustment) },
  refusals: [orderRefusals.secondWash, orderRefusals.wrongStatus],
})

export const uploadAdjustmentPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/provider/orders/:id/adjustment/photos',
  access: 'washer',
  scope: 'wash',
  summary: 'Uploads a photo (jpeg, png or webp) for an adjustment, which names it by its address.',
  params: idParams(orderId),
  multipart: true,
  answers: { 200: enveloped(z.object({ url: z.string() })) },
  refusals: [orderRefusals.wrongStatus, scanningRefusals.tooManyPhotos],
})

export const withdrawAdjustment = defineEndpoint({
  method: 'POST',
  path: '/api/provider/orders/:id/adjustment/withdraw',
  access: 'washer',
  scope: 'wash',
  summary: 'The Washer withdraws an adjustment that waits for the customer; the agreed list applies.',
  params: idParams(orderId),
  body: z.object({ adjustment_id: adjustmentId }),
  answers: { 200: enveloped(adjustment) },
  refusals: [platformRefusals.changed, orderRefusals.wrongStatus],
})

export const respondToAdjustment = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/adjustment/respond',
  access: 'customer',
  scope: 'orders:write',
  summary: 'The customer approves or declines a waiting adjustment; an approval authorizes the new total on the card.',
  params: idParams(orderId),
  body: z.object({
    adjustment_id: adjustmentId.optional(),
    response: z.enum(['approve', 'decline']),
    /** Pays the difference if the order was placed without a card. */
    payment_method_id: z.string().min(1).max(100).optional(),
    payment_intent_id: resumedIntent,
  }),
  answers: { 200: z.union([enveloped(order), requiresAction]) },
  refusals: [
    platformRefusals.changed,
    ...Object.values(declineRefusals),
    orderRefusals.wrongStatus,
    paymentRefusals.authenticationExpired,
    paymentRefusals.authorizationLost,
    paymentRefusals.balanceTooLow,
    paymentRefusals.cardServiceUnavailable,
  ],
})
