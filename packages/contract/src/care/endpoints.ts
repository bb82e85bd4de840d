import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { idParams } from '../ids.ts'
import { careKeys, careWishes, orderCare } from './schemas.ts'

export const getPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/account/preferences',
  access: 'signed-in',
  summary: "How the caller's laundry should be treated unless an order says otherwise.",
  answers: { 200: enveloped(careWishes) },
})

export const savePreferences = defineEndpoint({
  method: 'PUT',
  path: '/api/account/preferences',
  access: 'signed-in',
  summary: "Keeps how the caller's laundry should be treated, for orders from now on.",
  body: careWishes,
  answers: { 200: enveloped(careWishes) },
})

export const getOrderCare = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/care',
  access: 'signed-in',
  summary: 'How the laundry of an order should be treated, and what the Washer has ticked; for its two people.',
  params: idParams,
  answers: { 200: enveloped(orderCare) },
})

export const saveOrderCare = defineEndpoint({
  method: 'PUT',
  path: '/api/orders/:id/care',
  access: 'customer',
  summary: 'How the laundry of this one order should be treated; until it is placed.',
  params: idParams,
  body: careWishes,
  answers: { 200: enveloped(orderCare) },
})

export const tickCare = defineEndpoint({
  method: 'PUT',
  path: '/api/provider/orders/:id/care',
  access: 'washer',
  summary: 'The Washer ticks which wishes were kept, between pickup and delivery.',
  params: idParams,
  body: z.object({ ticked: z.array(z.enum(careKeys)).max(careKeys.length) }),
  answers: { 200: enveloped(orderCare) },
})
