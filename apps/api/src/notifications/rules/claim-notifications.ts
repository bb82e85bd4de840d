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
      'A customer reports a problem with {number}. You can answer within {replyHours, plural, one {# hour} other {# hours}}.',
  },
  in_review: {
    title: 'Claim under review',
    toCustomer:
      'An operator reviews your claim for {number} and decides within {decisionHours, plural, one {# hour} other {# hours}}.',
    toWasher: 'An operator decides the claim about {number} and takes your answer into account.',
  },
  paid: {
    title: 'Claim approved',
    toWasher: 'The claim about {number} was approved. Nothing is deducted from your earnings.',
    toLiable:
      'The claim about {number} was approved. {amount} of your earnings is reserved for it. If you disagree, answer within {replyHours, plural, one {# hour} other {# hours}}.',
    toDecidedLiable: 'The claim about {number} was approved, and an operator decided that you are liable for it.',
  },
  rejected: {
    title: 'Claim not approved',
    toCustomer: 'Your claim for {number} was not approved. Read why, and appeal if you disagree.',
    toWasher: 'The claim about {number} was not approved. Nothing is reserved from your earnings.',
  },
  appealed: {
    title: 'Claim appealed',
    toWasher: 'The customer has appealed the decision about {number}. An operator reviews it again.',
  },
  replied: {
    title: 'The Washer has answered',
    toCustomer: 'Your Washer has answered your claim for {number}.',
  },
  liability: {
    title: 'Deducted for a claim',
    toWasher: '{amount} of your earnings from {number} was deducted for a claim.',
  },
  returned: {
    title: 'Deduction returned',
    toWasher: 'An operator reviewed the claim about {number} again: {amount} was returned to your earnings.',
  },
} as const

const valuesOf = (event: { orderId: OrderId }, amountMinor = minor(0)): NotificationText['values'] => ({
  number: orderNumber(event.orderId),
  replyHours: hours(market.claims.replyMs),
  decisionHours: hours(market.claims.decisionMs),
  amount: { amountMinor },
})

/**
 * Notifications of a claim's move, to both people except the one who moved it. Payments have their own notifications, sent with
 * their bookings.
 */
export function notificationOfClaim(event: Events['claim.moved']): NotificationText[] {
  const { to, customerId, washerId, washerMinor } = event
  const notificationTo = (userId: UserId, title: string, message: string, highlight = number): NotificationText => ({
    userId,
    type: 'compensation',
    title,
    message,
    highlight,
    values: valuesOf(event, washerMinor),
  })
  switch (to) {
    case 'submitted':
    case 'appealed':
      return [notificationTo(washerId, claimTexts[to].title, claimTexts[to].toWasher)]
    case 'in_review':
    case 'rejected':
      return [
        notificationTo(customerId, claimTexts[to].title, claimTexts[to].toCustomer),
        notificationTo(washerId, claimTexts[to].title, claimTexts[to].toWasher),
      ]
    case 'paid': {
      const { title, toWasher, toLiable, toDecidedLiable } = claimTexts.paid
      if (washerMinor === 0) return [notificationTo(washerId, title, toWasher)]
      return [
        event.isReserved
          ? notificationTo(washerId, title, toLiable, amount)
          : notificationTo(washerId, title, toDecidedLiable),
      ]
    }
    default:
      return to satisfies never
  }
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
