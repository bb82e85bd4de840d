import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { idParams, orderId } from '../ids.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { askRescueInput, dueTakeover, rescue } from '../orders/rescue.ts'

export const getRescue = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/rescue',
  access: 'signed-in',
  scope: 'orders:read',
  summary:
    'The last rescue of an order, for its customer, its Washer and the one who takes it over; null if there was none.',
  params: idParams(orderId),
  answers: { 200: enveloped(rescue.nullable()) },
})

export const askRescue = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/rescue',
  access: 'washer',
  scope: 'wash',
  summary:
    'The Washer cannot finish an order that was picked up: the rest of it is offered to others. They keep the laundry until the handover.',
  params: idParams(orderId),
  body: askRescueInput,
  answers: { 200: enveloped(rescue.nullable()) },
  refusals: [orderRefusals.rescueMoved, orderRefusals.wrongStatus],
})

export const standDown = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/rescue/stand-down',
  access: 'washer',
  scope: 'wash',
  summary: 'The Washer goes on with the order after all; nobody takes it over.',
  params: idParams(orderId),
  answers: { 200: enveloped(rescue.nullable()) },
  refusals: [orderRefusals.rescueMoved, orderRefusals.wrongStatus],
})

export const listTakeovers = defineEndpoint({
  method: 'GET',
  path: '/api/provider/takeovers',
  access: 'washer',
  scope: 'wash',
  summary: 'The orders that the calling Washer is to take over from another one.',
  answers: { 200: enveloped(z.array(dueTakeover)) },
})

export const withdrawTakeover = defineEndpoint({
  method: 'DELETE',
  path: '/api/orders/:id/takeover',
  access: 'washer',
  scope: 'wash',
  summary: 'The Washer who was to take an order over does not come; others are asked.',
  params: idParams(orderId),
  answers: { 200: done },
  refusals: [orderRefusals.rescueMoved],
})
