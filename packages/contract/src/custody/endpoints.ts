import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { idParams, orderId } from '../ids.ts'
import { orderStatuses } from '../orders/process.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { paymentRefusals } from '../payments/refusals.ts'
import { tagRefusals } from '../tags/refusals.ts'
import { custodyRefusals } from './refusals.ts'
import {
  custody,
  custodyProof,
  custodyStep,
  handoverInput,
  handovers,
  receivedInput,
  takeover,
  takeoverInput,
} from './schemas.ts'

export const handOver = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/handovers',
  access: 'washer',
  scope: 'wash',
  summary:
    'The Washer takes or returns the bag with counts, and with the customer’s PIN or a photo and a note. Moves the order too.',
  params: idParams(orderId),
  body: handoverInput,
  answers: { 200: enveloped(z.object({ status: z.enum(orderStatuses), step: custodyStep })) },
  refusals: [
    custodyRefusals.handoverOff,
    custodyRefusals.pinLocked,
    custodyRefusals.wrongPin,
    orderRefusals.adjustmentWaiting,
    orderRefusals.wrongStatus,
    paymentRefusals.balanceTooLow,
    tagRefusals.foreignTag,
  ],
})

export const uploadHandoverPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/custody/photos',
  access: 'washer',
  scope: 'wash',
  summary: 'Uploads a photo (jpeg, png or webp) for one handover of its uploader, which names it by its address.',
  params: idParams(orderId),
  multipart: true,
  answers: { 200: enveloped(z.object({ url: z.string() })) },
  refusals: [orderRefusals.wrongStatus],
})

export const confirmReceived = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/custody/received',
  access: 'customer',
  scope: 'orders:write',
  summary: 'The customer counts the returned items, and until the order is completed again, or withdraws the count.',
  params: idParams(orderId),
  body: receivedInput,
  answers: { 200: enveloped(custodyStep) },
  refusals: [orderRefusals.wrongStatus],
})

export const getHandoverPin = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/pin',
  access: 'customer',
  scope: 'orders:write',
  summary: 'The PIN of the next handover, for the customer to read out. Null if none is due.',
  params: idParams(orderId),
  answers: {
    200: enveloped(
      z.object({ step: z.enum(handovers), pin: z.string().regex(/^\d{4}$/), locked: z.boolean() }).nullable(),
    ),
  },
})

export const getCustody = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/custody',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'The chain of custody of an order, the same for its customer and its Washer.',
  params: idParams(orderId),
  answers: { 200: enveloped(custody) },
})

export const verifyCustody = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/custody/verify',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'Recomputes every hash of the chain, photos included, and names the first broken link.',
  params: idParams(orderId),
  answers: { 200: enveloped(custodyProof) },
})

export const getTakeover = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/takeover',
  access: 'washer',
  scope: 'wash',
  summary:
    'Where the laundry of an order is that the calling Washer has accepted to take over, and what is in the bag.',
  params: idParams(orderId),
  answers: { 200: enveloped(takeover) },
})

export const getTakeoverPin = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/takeover/pin',
  access: 'washer',
  scope: 'wash',
  summary:
    'The PIN that the order’s Washer reads out to the one who takes the laundry over. Null if nobody has accepted.',
  params: idParams(orderId),
  answers: { 200: enveloped(z.object({ pin: z.string().regex(/^\d{4}$/), locked: z.boolean() }).nullable()) },
})

export const takeOver = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/takeover',
  access: 'washer',
  scope: 'wash',
  summary:
    'The Washer takes the laundry over from another one, with their count and the PIN that the other one reads out. The order is theirs from then on.',
  params: idParams(orderId),
  body: takeoverInput,
  answers: { 200: enveloped(z.object({ step: custodyStep })) },
  refusals: [
    custodyRefusals.takeoverLocked,
    custodyRefusals.wrongPin,
    orderRefusals.rescueMoved,
    orderRefusals.wrongStatus,
    tagRefusals.foreignTag,
  ],
})
