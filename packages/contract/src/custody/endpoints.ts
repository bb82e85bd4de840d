import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { idParams } from '../ids.ts'
import { orderStatuses } from '../orders/process.ts'
import { custody, custodyProof, custodyStep, handoverInput, handovers, receivedInput } from './schemas.ts'

export const handOver = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/handovers',
  access: 'washer',
  summary:
    'The Washer takes the bag or gives it back: counts, with the PIN that the customer reads out, or with a photo and a note. The order moves with it.',
  params: idParams,
  body: handoverInput,
  answers: { 200: enveloped(z.object({ status: z.enum(orderStatuses), step: custodyStep })) },
})

export const uploadHandoverPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/custody/photos',
  access: 'washer',
  summary: 'Takes a photo, jpeg, png or webp, for one handover of its uploader. Its address goes into the handover.',
  params: idParams,
  multipart: true,
  answers: { 200: enveloped(z.object({ url: z.string() })) },
})

export const confirmReceived = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/custody/received',
  access: 'customer',
  summary: 'The customer says what came back, counted on their own phone.',
  params: idParams,
  body: receivedInput,
  answers: { 200: enveloped(custodyStep) },
})

export const getHandoverPin = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/pin',
  access: 'customer',
  summary: 'The PIN of the next handover, for the customer to read out. Null where none is due.',
  params: idParams,
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
  summary: 'Whose hands the laundry went through: the same steps for the customer and for the Washer.',
  params: idParams,
  answers: { 200: enveloped(custody) },
})

export const verifyCustody = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/custody/verify',
  access: 'signed-in',
  summary: 'Computes every hash of the chain again, photos included, and names the first link that does not hold.',
  params: idParams,
  answers: { 200: enveloped(custodyProof) },
})
