import { type ZodObject, z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { claimStates } from '../claims/process.ts'
import { complaintStates } from '../complaints/process.ts'
import { claimId, complaintId, messageId, orderId, userId, webhookId } from '../ids.ts'
import { deadlines } from '../orders/deadlines.ts'
import { type OrderMove, orderMoves, orderProcess, orderStatuses } from '../orders/process.ts'
import { adjustmentStates } from '../orders/schemas.ts'
import { type OrderEventType, orderEventTypes, type SentEventType, type WebhookEventType } from './event-types.ts'
import { exampleOrder, orderOfEvent } from './order-of-event.ts'

/** An event as a receiver gets it, for validation, the document of the API and the page on webhooks. */
export interface WebhookEvent {
  readonly name: SentEventType
  readonly description: string
  /** `{type, timestamp, data}`. */
  readonly payload: ZodObject
  readonly example: Readonly<Record<string, unknown>>
}

const at = '2026-05-04T09:30:40.000Z'

function event(name: SentEventType, description: string, data: ZodObject, example: object): WebhookEvent {
  const payload = z.object({ type: z.literal(name), timestamp: z.iso.datetime(), data })
  return { name, description, payload, example: { type: name, timestamp: at, data: example } }
}

const ofOrder = z.object({
  order_id: orderId,
  /** In a full payload only. */
  order: orderOfEvent.optional(),
})
const order_id = exampleOrder.id

const moved = (move: OrderMove): WebhookEvent =>
  event(
    orderEventTypes[move],
    `The order process made the move "${move}". ${orderProcess[move].effect}`,
    ofOrder.extend({ status: z.enum(orderStatuses) }),
    { order_id, status: exampleOrder.status, order: exampleOrder },
  )

const moves = Object.fromEntries(orderMoves.map((move) => [orderEventTypes[move], moved(move)])) as Record<
  OrderEventType,
  WebhookEvent
>

const amount = ofOrder.extend({ amount_minor: minorAmount })
const exampleAmount = { order_id, amount_minor: 500 }

/** Every type of event that a webhook may be sent. */
export const webhookEvents: Readonly<Record<WebhookEventType, WebhookEvent>> = {
  ...moves,
  'order.adjusted': event(
    'order.adjusted',
    'The Washer corrected the item list, or asks the customer to agree; also the answer of the customer.',
    ofOrder.extend({ state: z.enum(adjustmentStates) }),
    { order_id, state: 'waiting' },
  ),
  'order.delayed': event(
    'order.delayed',
    'The Washer missed a deadline of the order.',
    ofOrder.extend({ deadline: z.enum(deadlines) }),
    { order_id, deadline: deadlines[0] },
  ),
  'order.rated': event(
    'order.rated',
    'The customer rated the order. For the Washer and the market.',
    ofOrder.extend({ stars: z.number().min(0).max(5) }),
    { order_id, stars: 4.8 },
  ),
  'order.tipped': event('order.tipped', 'A tip was given. All of it is the Washer’s.', amount, exampleAmount),
  'order.refunded': event(
    'order.refunded',
    'Money of the order is refunded to its sources. For the customer and the market.',
    ofOrder.extend({ card_minor: minorAmount, wallet_minor: minorAmount }),
    { order_id, card_minor: 1_200, wallet_minor: 0 },
  ),
  'message.sent': event(
    'message.sent',
    'A message was sent in the chat of the order. Its text is read by the API.',
    ofOrder.extend({ message_id: messageId, sender_id: userId }),
    { order_id, message_id: 100_007, sender_id: 100_002 },
  ),
  'claim.changed': event(
    'claim.changed',
    'A claim has a new state. The amount is the customer’s; for the Washer it is their share.',
    ofOrder.extend({ claim_id: claimId, state: z.enum(claimStates), amount_minor: minorAmount }),
    { order_id, claim_id: 100_003, state: 'in_review', amount_minor: 2_400 },
  ),
  'complaint.changed': event(
    'complaint.changed',
    'A complaint about the quality of a wash has a new state.',
    ofOrder.extend({ complaint_id: complaintId, state: z.enum(complaintStates) }),
    { order_id, complaint_id: 100_002, state: 'washing' },
  ),
  'earning.posted': event(
    'earning.posted',
    'Money of an ended order was posted to the pending earnings. For the Washer and the market.',
    amount,
    exampleAmount,
  ),
  'earning.available': event(
    'earning.available',
    'The claim window of an order ended, and its pay can be cashed out. For the Washer and the market.',
    amount,
    exampleAmount,
  ),
  'payout.settled': event(
    'payout.settled',
    'A cash-out was paid, failed, or was returned by the bank. For the Washer and the market.',
    z.object({ state: z.enum(['paid', 'failed', 'returned']), amount_minor: minorAmount }),
    { state: 'paid', amount_minor: 9_000 },
  ),
  'wallet.credited': event(
    'wallet.credited',
    'A wallet was credited. For its person and the market.',
    z.object({
      order_id: orderId.nullable(),
      order: orderOfEvent.optional(),
      kind: z.enum(['credit', 'compensation', 'promise_credit']),
      amount_minor: minorAmount,
    }),
    { order_id, kind: 'compensation', amount_minor: 2_400 },
  ),
}

export const testEvent: WebhookEvent = event(
  'webhook.test',
  'Sent on request, to try a receiver.',
  z.object({ webhook_id: webhookId }),
  { webhook_id: 100_001 },
)
