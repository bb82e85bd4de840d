import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { idParams, orderId } from '../ids.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { scanningRefusals } from '../scanning/refusals.ts'
import { labelReading } from './label-schemas.ts'
import { careRefusals } from './refusals.ts'
import { careInstructions, careKeys, orderCare, orderCareInput } from './schemas.ts'

export const getPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/account/preferences',
  access: 'signed-in',
  scope: 'orders:read',
  summary: "The caller's care preferences; they apply to orders without instructions of their own.",
  answers: { 200: enveloped(careInstructions) },
})

export const savePreferences = defineEndpoint({
  method: 'PUT',
  path: '/api/account/preferences',
  access: 'signed-in',
  scope: 'orders:write',
  summary: "Saves the caller's care preferences for orders placed from now on.",
  body: careInstructions,
  answers: { 200: enveloped(careInstructions) },
})

export const getOrderCare = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/care',
  access: 'signed-in',
  scope: 'orders:read',
  summary:
    'The care instructions of an order and which of them the Washer has ticked; for its customer and its Washer.',
  params: idParams(orderId),
  answers: { 200: enveloped(orderCare) },
})

export const saveOrderCare = defineEndpoint({
  method: 'PUT',
  path: '/api/orders/:id/care',
  access: 'customer',
  scope: 'orders:write',
  summary:
    'Saves care instructions for one order while it is a draft, and the care labels of its pieces. Instructions that a label forbids are refused unless `despite_labels` is sent.',
  params: idParams(orderId),
  body: orderCareInput,
  answers: { 200: enveloped(orderCare) },
  refusals: [orderRefusals.wrongStatus, careRefusals.contradictsLabel],
})

export const readCareLabel = defineEndpoint({
  method: 'POST',
  path: '/api/care/label-readings',
  access: 'customer',
  scope: 'orders:write',
  summary:
    'Reads the symbols of the care label on a photo, jpeg, png or webp. Nothing is stored: the symbols that the customer confirms go into `labels` of the order.',
  multipart: true,
  answers: { 200: enveloped(labelReading) },
  refusals: [scanningRefusals.scannerUnavailable],
})

export const tickCare = defineEndpoint({
  method: 'PUT',
  path: '/api/provider/orders/:id/care',
  access: 'washer',
  scope: 'wash',
  summary: 'The Washer ticks the instructions that were followed, between pickup and delivery.',
  params: idParams(orderId),
  body: z.object({ ticked: z.array(z.enum(careKeys)).max(careKeys.length) }),
  answers: { 200: enveloped(orderCare) },
  refusals: [orderRefusals.wrongStatus],
})
