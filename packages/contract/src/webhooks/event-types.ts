import type { OrderMove } from '../orders/process.ts'

/** One type of event per move of the order process. */
export const orderEventTypes = {
  place: 'order.placed',
  accept: 'order.accepted',
  release: 'order.released',
  replace: 'order.washer_replaced',
  pickUp: 'order.picked_up',
  startLaundry: 'order.laundry_started',
  finishLaundry: 'order.laundry_finished',
  takeOver: 'order.taken_over',
  deliver: 'order.delivered',
  complete: 'order.completed',
  autoComplete: 'order.auto_completed',
  cancel: 'order.cancelled',
  giveUp: 'order.not_accepted',
  failPickup: 'order.pickup_failed',
  reassign: 'order.reassigned',
  cancelByOperator: 'order.cancelled_by_operator',
  completeByOperator: 'order.completed_by_operator',
  writeOff: 'order.written_off',
} as const satisfies Record<OrderMove, string>
export type OrderEventType = (typeof orderEventTypes)[OrderMove]

/** What else happens around an order and its money. */
const otherEventTypes = [
  'order.adjusted',
  'order.delayed',
  'order.rated',
  'order.tipped',
  'order.refunded',
  'message.sent',
  'claim.changed',
  'complaint.changed',
  'earning.posted',
  'earning.available',
  'payout.settled',
  'wallet.credited',
] as const

/** The types of events that a webhook may be sent. */
export const webhookEventTypes = [...Object.values(orderEventTypes), ...otherEventTypes] as const
export type WebhookEventType = OrderEventType | (typeof otherEventTypes)[number]

/** What the button for a test sends. */
export const testEventType = 'webhook.test'
export type SentEventType = WebhookEventType | typeof testEventType

export const eventGroups = ['order', 'message', 'claim', 'complaint', 'earning', 'payout', 'wallet'] as const
export type EventGroup = (typeof eventGroups)[number]
export const groupOf = (type: WebhookEventType): EventGroup => type.slice(0, type.indexOf('.')) as EventGroup

/** `thin`: ids and what happened. `full`: the order as well, as it was then and as the receiver may see it. */
export const payloadKinds = ['thin', 'full'] as const
export type PayloadKind = (typeof payloadKinds)[number]

export const deliveryStates = ['waiting', 'delivered', 'failed', 'withdrawn'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a delivery was given up. */
export const giveUpReasons = ['refused', 'expired', 'gone', 'disabled', 'address'] as const
export type GiveUpReason = (typeof giveUpReasons)[number]

/** Why a webhook is disabled: by its owner, after a week of failures, or by the answer 410. */
export const disableReasons = ['owner', 'failing', 'gone'] as const
export type DisableReason = (typeof disableReasons)[number]

/** Why an attempt has no status. */
export const attemptErrors = ['timeout', 'connection', 'tls', 'name', 'refused_address', 'answer'] as const
export type AttemptError = (typeof attemptErrors)[number]
