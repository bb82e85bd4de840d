import { listRequests, respondToRequest, skipReasons } from '@washline/contract/dispatch/endpoints'
import { getEarnings } from '@washline/contract/earnings/endpoints'
import { moveWasherOrder } from '@washline/contract/orders/endpoints'
import { listActiveWasherOrders } from '@washline/contract/orders/list-endpoints'
import { statusLabels, type WasherAction, washerActions } from '@washline/contract/orders/process'
import { z } from 'zod'
import { idempotencyKey, inMinor, inText, money, orderIdInput, orderStatus, pageInput } from './parts.ts'
import { defineTool } from './tool.ts'

export const listRequestsTool = defineTool({
  name: 'list_requests',
  title: 'List open requests',
  endpoint: listRequests,
  effect: 'reads',
  description:
    'The offers that the calling Washer may answer now. Each is open for about twenty seconds, and the first Washer to accept gets the order, so answer at once by `answer_request`. The place is rounded until the order is accepted.',
  example: {},
  input: z.object({}),
  output: z.object({
    requests: z.array(
      z.object({
        offer_id: z.int(),
        order_id: z.int(),
        pickup_time: z.string(),
        area: z.string().nullable(),
        distance_m: z.number(),
        items_count: z.int(),
        net_pay_minor: money,
        pay_per_hour_minor: money,
        expires_at: z.string(),
        delays_other: z.boolean().describe('An order in hand would become late by it.'),
      }),
    ),
  }),
  request: () => ({}),
  show: ({ data }) => ({
    requests: data.map((offer) => ({
      offer_id: offer.notification_id,
      order_id: offer.order_id,
      pickup_time: offer.pickup_time,
      area: offer.pickup_location.area,
      distance_m: offer.distance_meters,
      items_count: offer.items_count,
      net_pay_minor: offer.net_pay_minor,
      pay_per_hour_minor: offer.pay_per_hour_minor,
      expires_at: offer.expires_at,
      delays_other: offer.delays_other,
    })),
  }),
  text: ({ requests }) =>
    requests
      .map(
        ({ offer_id, net_pay_minor, distance_m, items_count, expires_at }) =>
          `Offer ${offer_id}: ${inText(net_pay_minor)} for ${items_count} pieces, ${distance_m} m away, until ${expires_at}`,
      )
      .join('\n') || 'There are no open requests.',
})

export const answerRequestTool = defineTool({
  name: 'answer_request',
  title: 'Accept or skip a request',
  endpoint: respondToRequest,
  effect: 'ends',
  isOpen: true,
  description:
    'Accepts or skips an offer of `list_requests`. Accepting commits the Washer: they drive to the pickup at its time, and releasing it later counts against them. Use `accept` only as the Washer has instructed you. Next after accepting: `track_order`, then `move_order` at each step.',
  example: { offer_id: 100_007, response: 'accept', idempotency_key: 'e4d909c2-offer' },
  input: z.object({
    offer_id: z.int().positive(),
    response: z.enum(['accept', 'skip']),
    reason: z.enum(skipReasons).optional().describe('Why it is skipped.'),
    idempotency_key: idempotencyKey,
  }),
  output: z.object({ order_id: z.int(), status: z.string() }),
  request: ({ offer_id, idempotency_key, ...answer }) => ({
    body: { notification_id: offer_id, ...answer },
    idempotencyKey: idempotency_key,
  }),
  show: ({ data }) => data,
  text: ({ order_id, status }) => `Order ${order_id} is ${status}.`,
})

export const washerOrdersTool = defineTool({
  name: 'list_orders_in_hand',
  title: 'List the Washer’s orders in hand',
  endpoint: listActiveWasherOrders,
  effect: 'reads',
  description: 'The calling Washer’s orders between acceptance and delivery. Use it to see what to do next.',
  example: {},
  input: z.object({}),
  output: z.object({
    orders: z.array(
      z.object({
        order_id: z.int(),
        status: orderStatus,
        item_count: z.int(),
        pickup_time: z.string().nullable(),
        pickup_address: z.string().nullable(),
        net_pay_minor: money.nullable(),
      }),
    ),
  }),
  request: () => ({}),
  show: ({ data }) => ({
    orders: data.map(({ id, pickup_location, net_pay, ...order }) => ({
      order_id: id,
      status: order.status,
      item_count: order.item_count,
      pickup_time: order.pickup_time,
      pickup_address: pickup_location?.address ?? null,
      net_pay_minor: net_pay === null ? null : inMinor(net_pay),
    })),
  }),
  text: ({ orders }) =>
    orders.map((each) => `${each.order_id}: ${statusLabels[each.status]}, ${each.pickup_address}`).join('\n') ||
    'No order is in hand.',
})

export const moveOrderTool = defineTool({
  name: 'move_order',
  title: 'Move an order on',
  endpoint: moveWasherOrder,
  effect: 'ends',
  isOpen: true,
  description:
    'The Washer records the next step of an order in hand, in this order: `picked_up` (the three hours begin), `in_progress` (the wash begins), `laundry_complete` (the way back begins), `delivered` (the bag is at the door). The customer sees it at once and a step cannot be taken back, so record only what has happened. Where the market asks for a handover with counts and a PIN, this refuses and the Washer’s app does it.',
  example: { order_id: 100_001, action: 'picked_up', idempotency_key: '5d41402a-picked-up' },
  input: z.object({
    order_id: orderIdInput,
    action: z.enum(Object.keys(washerActions) as [WasherAction]),
    idempotency_key: idempotencyKey,
  }),
  output: z.object({ order_id: z.int(), status: orderStatus }),
  request: ({ order_id, action, idempotency_key }) => ({
    params: { id: order_id },
    body: { action },
    idempotencyKey: idempotency_key,
  }),
  show: ({ data }) => ({ order_id: data.id, status: data.status }),
  text: (order) => `Order ${order.order_id} is ${statusLabels[order.status].toLowerCase()}.`,
})

export const earningsTool = defineTool({
  name: 'get_earnings',
  title: 'Get earnings',
  endpoint: getEarnings,
  effect: 'reads',
  description:
    'What the calling Washer has earned: what can be paid out now, what waits for the claim window, and each order. Money is paid out in the app only.',
  example: { limit: 10 },
  input: z.object(pageInput),
  output: z.object({
    available_minor: money,
    pending_minor: money,
    pending_deductions_minor: money,
    orders: z.array(
      z.object({
        order_id: z.int(),
        at: z.string(),
        net_minor: money,
        tip_minor: money,
        state: z.enum(['pending', 'available']),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  request: (query) => ({ query }),
  show: ({ data }) => ({
    available_minor: data.balance.available_minor,
    pending_minor: data.balance.pending_minor,
    pending_deductions_minor: data.balance.pending_deductions_minor,
    orders: data.orders.map(({ order_id, at, net_minor, tip_minor, state }) => ({
      order_id,
      at,
      net_minor,
      tip_minor,
      state,
    })),
    next_cursor: data.next_cursor,
  }),
  text: ({ available_minor, pending_minor }) =>
    `${inText(available_minor)} can be paid out, ${inText(pending_minor)} is pending.`,
})
