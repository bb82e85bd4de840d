import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { orderStatuses } from './process.ts'
import { orderSummary } from './summary.ts'

const ordersQuery = pageQuery.extend({
  status: z.enum(orderStatuses).optional(),
  /** Part of an order number, of the other person's name, of the pickup address or of an item's name. */
  search: z.string().trim().max(100).optional(),
})

const orderPage = z.object({
  success: z.literal(true),
  data: z.array(orderSummary),
  next_cursor: z.string().nullable(),
})

export const listOrders = defineEndpoint({
  method: 'GET',
  path: '/api/orders',
  access: 'signed-in',
  scope: 'orders:read',
  summary: "The caller's own orders as a customer, newest first, in pages.",
  query: ordersQuery,
  answers: { 200: orderPage },
})

export const listWasherOrders = defineEndpoint({
  method: 'GET',
  path: '/api/provider/orders',
  access: 'washer',
  scope: 'wash',
  summary: 'The orders assigned to the calling Washer, newest first, in pages.',
  query: ordersQuery,
  answers: { 200: orderPage },
})

export const listActiveWasherOrders = defineEndpoint({
  method: 'GET',
  path: '/api/provider/orders/active',
  access: 'washer',
  scope: 'wash',
  summary: "The calling Washer's orders between acceptance and delivery.",
  answers: { 200: enveloped(z.array(orderSummary)) },
})
