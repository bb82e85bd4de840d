import type { OrderId, UserId } from '@washline/contract/ids'
import type { WebhookEventType } from '@washline/contract/webhooks/event-types'

/** Whose webhooks get an event, and with what. The market has no user. */
export interface Recipient {
  readonly userId: UserId | null
  readonly data: Readonly<Record<string, unknown>>
  /** Also for somebody who is not in the order any more: their last event of it, and their own money. */
  readonly forFormer?: true
}

export interface Announcement {
  readonly type: WebhookEventType
  readonly orderId: OrderId | null
  readonly at: Date
  readonly recipients: readonly Recipient[]
}

interface Subject {
  readonly orderId: OrderId
  readonly at: Date
}

/** An event of an order for its people and the market, with the same data for each. */
export function ofOrder(
  type: WebhookEventType,
  { orderId, at }: Subject,
  people: readonly (UserId | null)[],
  details: Readonly<Record<string, unknown>>,
): Announcement {
  const data = { order_id: orderId, ...details }
  const recipients = people.filter((userId) => userId !== null).map((userId) => ({ userId, data }))
  return { type, orderId, at, recipients: [...recipients, { userId: null, data }] }
}

/** One person gets other data, or gets it as a former person of the order. */
export const changedFor = (
  announced: Announcement,
  person: UserId,
  change: (recipient: Recipient) => Recipient,
): Announcement => ({
  ...announced,
  recipients: announced.recipients.map((each) => (each.userId === person ? change(each) : each)),
})

export const asFormer = (recipient: Recipient): Recipient => ({ ...recipient, forFormer: true })
