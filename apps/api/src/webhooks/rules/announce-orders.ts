import { isWithdrawal } from '@washline/contract/orders/process'
import { orderEventTypes } from '@washline/contract/webhooks/event-types'
import type { Events } from '../../events/events.ts'
import { type Announcement, asFormer, changedFor, ofOrder } from './announcement.ts'

const bothOf = ({ customerId, washerId }: Pick<Events['order.moved'], 'customerId' | 'washerId'>) => [
  customerId,
  washerId,
]

/** A Washer who loses the order gets this event, and nothing of the order afterwards. */
export function announceMove(event: Events['order.moved']): Announcement {
  const { move, to, washerId } = event
  const announced = ofOrder(orderEventTypes[move], event, bothOf(event), { status: to })
  return isWithdrawal(move) && washerId !== null ? changedFor(announced, washerId, asFormer) : announced
}

export const announceAdjustment = (event: Events['order.adjusted']): Announcement =>
  ofOrder('order.adjusted', event, bothOf(event), { state: event.state })

export const announceDelay = (event: Events['order.delayed']): Announcement =>
  ofOrder('order.delayed', event, bothOf(event), { deadline: event.deadline })

export const announceRating = (event: Events['order.rated']): Announcement =>
  ofOrder('order.rated', event, [event.washerId], { stars: event.tenths / 10 })

export const announceMessage = (event: Events['message.sent']): Announcement =>
  ofOrder('message.sent', event, [event.senderId, event.recipientId], {
    message_id: event.messageId,
    sender_id: event.senderId,
  })

/** The amount is the customer's; the Washer gets their share. */
export const announceClaim = (event: Events['claim.moved']): Announcement =>
  changedFor(
    ofOrder('claim.changed', event, bothOf(event), {
      claim_id: event.claimId,
      state: event.to,
      amount_minor: event.amountMinor,
    }),
    event.washerId,
    (washer) => ({ ...washer, data: { ...washer.data, amount_minor: event.washerMinor } }),
  )

export const announceComplaint = (event: Events['complaint.moved']): Announcement =>
  ofOrder('complaint.changed', event, bothOf(event), { complaint_id: event.complaintId, state: event.to })
