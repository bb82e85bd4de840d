import type { OrderId } from '@washline/contract/ids'
import type { EventBus } from '../events/event-bus.ts'
import type { Tx } from '../platform/db/database.ts'
import { broadcastNotification } from './channels.ts'
import type { NotifyDeps } from './deps.ts'
import { notificationEmailJob, pushJob } from './jobs.ts'
import { notificationOfAlert } from './rules/alert-notifications.ts'
import { notificationOfApproval } from './rules/approval-notifications.ts'
import {
  notificationOfClaim,
  notificationOfLiability,
  notificationOfOverdue,
  notificationOfReply,
  notificationOfReturnedPay,
} from './rules/claim-notifications.ts'
import { notificationOfSecondWash, notificationsOfComplaint } from './rules/complaint-notifications.ts'
import { messagePatienceMs } from './rules/delivery.ts'
import { notificationsOfDoor } from './rules/door-notifications.ts'
import { notificationOfMessage, notificationOfRing, notificationOfRingAnswer } from './rules/message-notifications.ts'
import {
  notificationOfCashOut,
  notificationOfClosing,
  notificationOfCredit,
  notificationOfDeclinedFee,
  notificationOfEarning,
  notificationOfRefund,
  notificationOfTip,
} from './rules/money-notifications.ts'
import type { NotificationText } from './rules/notification-text.ts'
import { notificationOfPay, notificationsOfOperatorMove } from './rules/operator-notifications.ts'
import {
  notificationOfAdjustment,
  notificationOfAnswer,
  notificationOfDelay,
  notificationOfDifference,
  notificationOfMove,
  notificationOfRating,
  notificationOfWriteOff,
} from './rules/order-notifications.ts'
import { notificationsOfRescue } from './rules/rescue-notifications.ts'
import {
  notificationOfBookingRisk,
  notificationOfExpectedWasher,
  notificationOfFailedBooking,
  notificationOfFullBooking,
} from './rules/schedule-notifications.ts'
import {
  notificationOfAppeal,
  notificationOfOffer,
  notificationOfOpening,
  notificationOfReach,
  notificationOfSlowSearch,
} from './rules/search-notifications.ts'
import {
  notificationOfDecision,
  notificationOfExpiry,
  notificationOfLiftedSuspension,
  notificationOfSuspension,
  notificationOfUpcomingExpiry,
  notificationOfUpheldSuspension,
} from './rules/verification-notifications.ts'
import { notificationOfDisabledWebhook } from './rules/webhook-notifications.ts'
import { dismissMessageNotifications, dismissRingNotifications, insertNotification } from './store.ts'

type Subject = { readonly orderId: OrderId | null; readonly at: Date }
type Notify = (tx: Tx, text: NotificationText | undefined, subject: Subject, pushAt?: Date) => Promise<void>

const withoutOrder = ({ at }: { readonly at: Date }): Subject => ({ orderId: null, at })

/** Stores a notification, broadcasts it and enqueues its push messages and email, as the user's settings allow. */
const notifyWith =
  ({ broadcast, jobs }: NotifyDeps): Notify =>
  async (tx, text, { orderId, at }, pushAt) => {
    const inserted = text && (await insertNotification(tx, { ...text, orderId, at }))
    if (!inserted) return
    const notificationId = inserted.id
    const when = pushAt && { at: pushAt }
    if (inserted.inApp) await broadcastNotification(broadcast, tx, text.userId, inserted)
    for (const subscriptionId of inserted.deviceIds)
      await jobs.enqueue(tx, pushJob, { notificationId, subscriptionId }, when)
    if (inserted.byMail) await jobs.enqueue(tx, notificationEmailJob, { notificationId }, when)
  }

export function notificationsHandlers(events: EventBus, deps: NotifyDeps): void {
  const notify = notifyWith(deps)
  orderHandlers(events, notify)
  messageHandlers(events, notify)
  moneyHandlers(events, notify)
  claimHandlers(events, notify)
  verificationHandlers(events, notify)
  scheduleHandlers(events, notify)
  events.on('webhook.disabled', (tx, event) => notify(tx, notificationOfDisabledWebhook(event), withoutOrder(event)))
}

function scheduleHandlers(events: EventBus, notify: Notify): void {
  events.on('approval.asked', (tx, event) => notify(tx, notificationOfApproval(event), withoutOrder(event)))
  events.on('booking.at-risk', (tx, event) => notify(tx, notificationOfBookingRisk(event), withoutOrder(event)))
  events.on('booking.failed', (tx, event) => notify(tx, notificationOfFailedBooking(event), withoutOrder(event)))
  events.on('booking.full', (tx, event) => notify(tx, notificationOfFullBooking(event), withoutOrder(event)))
  events.on('washer.expected', (tx, event) => notify(tx, notificationOfExpectedWasher(event), withoutOrder(event)))
}

function orderHandlers(events: EventBus, notify: Notify): void {
  events.on('order.moved', async (tx, event) => {
    await notify(tx, notificationOfMove(event), event)
    for (const text of notificationsOfOperatorMove(event)) await notify(tx, text, event)
    await notify(tx, notificationOfWriteOff(event), event)
  })
  events.on('rescue.moved', async (tx, event) => {
    for (const text of notificationsOfRescue(event)) await notify(tx, text, event)
  })
  events.on('order.adjusted', async (tx, event) => {
    for (const text of notificationOfAdjustment(event)) await notify(tx, text, event)
  })
  events.on('order.delayed', async (tx, event) => {
    for (const text of notificationOfDelay(event)) await notify(tx, text, event)
  })
  events.on('order.at-risk', (tx, event) => notify(tx, notificationOfAlert(event), event))
  events.on('door.changed', async (tx, event) => {
    for (const text of notificationsOfDoor(event)) await notify(tx, text, event)
  })
  events.on('custody.differed', async (tx, event) => {
    for (const text of notificationOfDifference(event)) await notify(tx, text, event)
  })
  events.on('order.rated', (tx, event) => notify(tx, notificationOfRating(event), event))
  events.on('rating.answered', (tx, event) => notify(tx, notificationOfAnswer(event), event))
  events.on('search.slow', (tx, event) => notify(tx, notificationOfSlowSearch(event), event))
  events.on('waitlist.reached', (tx, event) => notify(tx, notificationOfReach(event), withoutOrder(event)))
  events.on('waitlist.opened', (tx, event) => notify(tx, notificationOfOpening(event), withoutOrder(event)))
  events.on('offer.made', (tx, event) => notify(tx, notificationOfOffer(event), event))
  events.on('offer-appeal.answered', (tx, event) => notify(tx, notificationOfAppeal(event), withoutOrder(event)))
}

function messageHandlers(events: EventBus, notify: Notify): void {
  events.on('message.sent', async (tx, event) => {
    const { orderId, recipientId: userId, at } = event
    await dismissMessageNotifications(tx, { userId, orderId, at })
    await notify(tx, notificationOfMessage(event), event, new Date(at.getTime() + messagePatienceMs))
  })
  events.on('ring.made', async (tx, event) => {
    await dismissRingNotifications(tx, { ...event, userId: event.recipientId })
    await notify(tx, notificationOfRing(event), event)
  })
  events.on('ring.answered', async (tx, event) => {
    await dismissRingNotifications(tx, { ...event, userId: event.answererId })
    await notify(tx, notificationOfRingAnswer(event), event)
  })
  events.on('messages.read', async (tx, { orderId, recipientId: userId, at }) => {
    await dismissMessageNotifications(tx, { userId, orderId, at })
  })
}

function moneyHandlers(events: EventBus, notify: Notify): void {
  events.on('order.tipped', (tx, event) => notify(tx, notificationOfTip(event), event))
  events.on('order.refunded', (tx, event) => notify(tx, notificationOfRefund(event), event))
  events.on('washer.paid', (tx, event) => notify(tx, notificationOfPay(event), event))
  events.on('door-fee.declined', (tx, event) => notify(tx, notificationOfDeclinedFee(event), event))
  events.on('wallet.credited', (tx, event) => notify(tx, notificationOfCredit(event), event))
  events.on('earning.available', (tx, event) => notify(tx, notificationOfEarning(event), event))
  events.on('cash-out.settled', (tx, event) => notify(tx, notificationOfCashOut(event), withoutOrder(event)))
  events.on('washer.closed', (tx, event) => notify(tx, notificationOfClosing(event), withoutOrder(event)))
}

function claimHandlers(events: EventBus, notify: Notify): void {
  events.on('claim.moved', async (tx, event) => {
    for (const text of notificationOfClaim(event)) await notify(tx, text, event)
  })
  events.on('complaint.moved', async (tx, event) => {
    for (const text of notificationsOfComplaint(event)) await notify(tx, text, event)
  })
  events.on('complaint.liability-decided', (tx, event) => notify(tx, notificationOfSecondWash(event), event))
  events.on('claim.replied', (tx, event) => notify(tx, notificationOfReply(event), event))
  events.on('claim.liability-settled', (tx, event) => notify(tx, notificationOfLiability(event), event))
  events.on('claim.overdue', (tx, event) => notify(tx, notificationOfOverdue(event), event))
  events.on('claim.pay-returned', (tx, event) => notify(tx, notificationOfReturnedPay(event), event))
}

function verificationHandlers(events: EventBus, notify: Notify): void {
  events.on('verification.decided', (tx, event) => notify(tx, notificationOfDecision(event), withoutOrder(event)))
  events.on('verification.expiring', (tx, event) =>
    notify(tx, notificationOfUpcomingExpiry(event), withoutOrder(event)),
  )
  events.on('verification.expired', (tx, event) => notify(tx, notificationOfExpiry(event), withoutOrder(event)))
  events.on('washer.suspended', (tx, event) => notify(tx, notificationOfSuspension(event), withoutOrder(event)))
  events.on('suspension.lifted', (tx, event) => notify(tx, notificationOfLiftedSuspension(event), withoutOrder(event)))
  events.on('suspension.upheld', (tx, event) => notify(tx, notificationOfUpheldSuspension(event), withoutOrder(event)))
}
