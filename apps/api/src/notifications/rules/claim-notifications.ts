import { type OrderId, orderNumber, type UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type Minor, minor } from '@washline/contract/money'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const number = '{number}'
const amount = '{amount}'
const hours = (ms: number) => ms / 3_600_000

const claimTexts = {
  submitted: {
    title: 'A claim about your work',
    toWasher:
      'A customer reported a problem with {number}. Nothing can be deducted from your earnings for it. You have {replyHours, plural, one {# hour} other {# hours}} to answer.',
    toCounted:
      'A customer reported that items from {number} did not come back. Up to {amount} of your earnings is reserved until the decision. You have {replyHours, plural, one {# hour} other {# hours}} to answer.',
  },
  in_review: {
    title: 'Claim under review',
    toCustomer:
      'We’re reviewing your claim for {number} and will decide within {decisionHours, plural, one {# hour} other {# hours}}.',
    toWasher: 'Our team is deciding the claim about {number} and takes your answer into account.',
  },
  paid: {
    title: 'Claim approved',
    toWasher: 'The claim about {number} was approved. Nothing is deducted from your earnings.',
    toLiable:
      'The claim about {number} was approved. Up to {amount} of your earnings will be deducted. If you disagree, answer within {replyHours, plural, one {# hour} other {# hours}}.',
    toDecidedLiable:
      'The claim about {number} was approved, and we decided that you are liable for it. {amount} of your earnings was deducted.',
    toUndeducted:
      'The claim about {number} was approved, and we decided that you are liable for it. Nothing was deducted from your earnings.',
  },
  rejected: {
    title: 'Claim not approved',
    toCustomer: 'Your claim for {number} was not approved. See why, and appeal if you disagree.',
    toWasher: 'The claim about {number} was not approved. Nothing is deducted from your earnings.',
    deliveredToCustomer:
      'Your claim for {number} is closed, because the order was delivered after you filed it. If something is missing or damaged, file a new claim.',
  },
  appealed: {
    title: 'Claim appealed',
    toWasher: 'The customer appealed the decision about {number}. Our team is reviewing it again.',
    toCounted:
      'The customer appealed the decision about {number}. Our team is reviewing it again. Up to {amount} of your earnings is reserved until then.',
  },
  overdue: {
    title: 'Your claim is taking longer',
    toCustomer:
      'We did not decide your claim for {number} within the {decisionHours, plural, one {# hour} other {# hours}} we promised. It is now first in line, and you will have the decision within {days} business days of filing it.',
  },
  replied: {
    title: 'The Washer has answered',
    toCustomer: 'Your Washer answered your claim for {number}.',
  },
  liability: {
    title: 'Deducted for a claim',
    toWasher: '{amount} of your earnings from {number} was deducted for a claim.',
  },
  returned: {
    title: 'Deduction returned',
    toWasher: 'We reviewed the claim about {number} again: {amount} was returned to your earnings.',
  },
} as const

const valuesOf = (event: { orderId: OrderId }, amountMinor = minor(0)): NotificationText['values'] => ({
  number: orderNumber(event.orderId),
  replyHours: hours(market.claims.replyMs),
  decisionHours: hours(market.claims.decisionMs),
  days: market.claims.creditBusinessDays,
  amount: { amountMinor },
})

/**
 * Notifications of a claim's move, to both people except the one who moved it. Payments have their own notifications, sent with
 * their bookings.
 */
export function notificationOfClaim(event: Events['claim.moved']): NotificationText[] {
  const { to, customerId, washerId, mayDeductMinor } = event
  const notificationTo = (
    userId: UserId,
    title: string,
    message: string,
    { highlight = number, amountMinor = minor(0) } = {},
  ): NotificationText => ({
    userId,
    type: 'compensation',
    title,
    message,
    highlight,
    values: valuesOf(event, amountMinor),
  })
  switch (to) {
    case 'submitted':
    case 'appealed': {
      const { title, toWasher, toCounted } = claimTexts[to]
      if (mayDeductMinor === 0) return [notificationTo(washerId, title, toWasher)]
      return [notificationTo(washerId, title, toCounted, { highlight: amount, amountMinor: mayDeductMinor })]
    }
    case 'in_review':
    case 'rejected': {
      const { title, toWasher } = claimTexts[to]
      const toCustomer = event.isDeliveredSince ? claimTexts.rejected.deliveredToCustomer : claimTexts[to].toCustomer
      return [notificationTo(customerId, title, toCustomer), notificationTo(washerId, title, toWasher)]
    }
    case 'paid':
      return [paidToWasher(event, notificationTo)]
    default:
      return to satisfies never
  }
}

/** What a paid claim means for the Washer's earnings: what may still be deducted, or what was. */
function paidToWasher(
  { washerId, washerMinor, mayDeductMinor, isReserved, deductedMinor }: Events['claim.moved'],
  notificationTo: (
    userId: UserId,
    title: string,
    message: string,
    of?: { highlight?: string; amountMinor?: Minor },
  ) => NotificationText,
): NotificationText {
  const { title, toWasher, toLiable, toDecidedLiable, toUndeducted } = claimTexts.paid
  if (washerMinor === 0) return notificationTo(washerId, title, toWasher)
  if (isReserved && mayDeductMinor > 0)
    return notificationTo(washerId, title, toLiable, { highlight: amount, amountMinor: mayDeductMinor })
  return deductedMinor > 0
    ? notificationTo(washerId, title, toDecidedLiable, { highlight: amount, amountMinor: deductedMinor })
    : notificationTo(washerId, title, toUndeducted)
}

/** The decision is late: what the customer was promised, and what happens next. Nothing once the customer was paid. */
export const notificationOfOverdue = (event: Events['claim.overdue']): NotificationText | undefined =>
  event.isPaid
    ? undefined
    : {
        userId: event.customerId,
        type: 'compensation',
        title: claimTexts.overdue.title,
        message: claimTexts.overdue.toCustomer,
        highlight: number,
        values: valuesOf(event),
      }

export const notificationOfReply = (event: Events['claim.replied']): NotificationText => ({
  userId: event.customerId,
  type: 'compensation',
  title: claimTexts.replied.title,
  message: claimTexts.replied.toCustomer,
  highlight: number,
  values: valuesOf(event),
})

export const notificationOfLiability = (event: Events['claim.liability-settled']): NotificationText =>
  notificationOfPay(event, claimTexts.liability, event.deductedMinor)

export const notificationOfReturnedPay = (event: Events['claim.pay-returned']): NotificationText =>
  notificationOfPay(event, claimTexts.returned, event.returnedMinor)

const notificationOfPay = (
  event: { readonly washerId: UserId; readonly orderId: OrderId },
  { title, toWasher }: { readonly title: string; readonly toWasher: string },
  amountMinor: Minor,
): NotificationText => ({
  userId: event.washerId,
  type: 'earnings',
  title,
  message: toWasher,
  highlight: amount,
  values: valuesOf(event, amountMinor),
})
