import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Deadline } from '@washline/contract/orders/deadlines'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const number = '{number}'
const promiseHours = () => market.promise.durationS / 3_600
const earningsPendingH = market.claims.windowMs / 3_600_000

const moveTexts = {
  accept: {
    type: 'acceptance',
    title: 'Order accepted',
    message: 'A Washer accepted {number} and is coming to pick it up.',
    highlight: number,
  },
  release: {
    type: 'order',
    title: 'Looking for another Washer',
    message: 'Your Washer cannot take {number} after all. We are already asking others.',
    highlight: number,
  },
  replace: {
    type: 'order',
    title: 'Another Washer has the order',
    message: 'You were late to pick up {number}, so the customer asked for another Washer.',
    highlight: number,
  },
  pickUp: {
    type: 'pickup',
    title: 'Pickup complete',
    message: '{number} has been picked up and will be back within {hours, plural, one {# hour} other {# hours}}.',
    highlight: '{hours, plural, one {# hour} other {# hours}}',
  },
  finishLaundry: {
    type: 'laundry-complete',
    title: 'Laundry complete',
    message: '{number} is washed and on its way back to you.',
    highlight: number,
  },
  deliver: {
    type: 'delivery',
    title: 'Delivery complete',
    message: '{number} has been delivered. Please confirm that everything is there.',
    highlight: number,
  },
  giveUp: {
    type: 'order',
    title: 'No Washer found',
    message: 'No Washer accepted {number}, so we cancelled it. You were not charged.',
    highlight: 'You were not charged.',
  },
  writeOff: {
    type: 'order',
    title: 'Order ended',
    message: '{number} was not delivered and is compensated as a claim. The order itself is not charged.',
    highlight: 'The order itself is not charged.',
  },
  complete: {
    type: 'order',
    title: 'Order completed',
    message:
      '{number} is complete and paid. Your earnings are available in {pendingHours, plural, one {# hour} other {# hours}}.',
    highlight: number,
  },
  cancel: {
    type: 'order',
    title: 'Order cancelled',
    message: 'The customer cancelled {number}.',
    highlight: number,
  },
} as const

/** The notification of an order's move, to the person who did not make it; an operator's moves are in `operator-notifications.ts`. */
export function notificationOfMove(event: Events['order.moved']): NotificationText | undefined {
  const values = { number: orderNumber(event.orderId), hours: promiseHours(), pendingHours: earningsPendingH }
  const toCustomer = (move: keyof typeof moveTexts): NotificationText => ({
    userId: event.customerId,
    ...moveTexts[move],
    values,
  })
  const toWasher = (move: keyof typeof moveTexts): NotificationText | undefined =>
    event.washerId === null ? undefined : { userId: event.washerId, ...moveTexts[move], values }

  switch (event.move) {
    case 'accept':
    case 'release':
    case 'pickUp':
    case 'finishLaundry':
    case 'deliver':
    case 'giveUp':
    case 'writeOff':
      return toCustomer(event.move)
    case 'complete':
    case 'autoComplete':
      return toWasher('complete')
    case 'cancel':
    case 'replace':
      return toWasher(event.move)
    case 'place':
    case 'takeOver':
    case 'startLaundry':
    // Their notifications have more to explain.
    case 'failPickup':
    case 'reassign':
    case 'cancelByOperator':
    case 'completeByOperator':
      return undefined
    default:
      return event.move satisfies never
  }
}

const writtenOffTexts = {
  title: 'Order ended',
  message:
    'The laundry of {number} was never delivered, so the order ended without pay. If you still have it, message the customer and return it.',
} as const

/** The notification of an order that ended because it was never delivered, to its Washer. */
export const notificationOfWriteOff = (event: Events['order.moved']): NotificationText | undefined =>
  event.move !== 'writeOff' || event.washerId === null
    ? undefined
    : {
        userId: event.washerId,
        type: 'order',
        ...writtenOffTexts,
        highlight: number,
        values: { number: orderNumber(event.orderId) },
      }

const adjustmentTexts = {
  applied: {
    title: 'Item list updated',
    message: 'Your Washer corrected the items of {number}. You pay no more than agreed.',
  },
  waiting: {
    title: 'Your approval is needed',
    message: 'Your Washer found more items in {number} than agreed. Please approve or decline.',
  },
  approved: { title: 'Change approved', message: 'The customer approved your item list for {number}.' },
  declined: {
    title: 'Change declined',
    message: 'The customer declined your item list for {number}. The agreed list still applies.',
  },
  withdrawn: {
    title: 'Change withdrawn',
    message: 'Your Washer withdrew the change to {number}. The agreed list still applies.',
  },
} as const
const ownWithdrawalTexts = {
  message: 'You withdrew your item list for {number}. The agreed list still applies.',
} as const

/** The notification of a change of the item list, to the person who did not make or decide it; of its withdrawal, to both. */
export function notificationOfAdjustment(event: Events['order.adjusted']): readonly NotificationText[] {
  const isForWasher = event.state === 'approved' || event.state === 'declined'
  const text: NotificationText = {
    userId: isForWasher ? event.washerId : event.customerId,
    type: 'order',
    ...adjustmentTexts[event.state],
    highlight: number,
    values: { number: orderNumber(event.orderId) },
  }
  return event.state === 'withdrawn' ? [text, { ...text, ...ownWithdrawalTexts, userId: event.washerId }] : [text]
}

const delayTexts = {
  pickup: {
    title: 'Late for pickup',
    customer: 'Your Washer is late to pick up {number}. You can cancel free of charge or ask for another Washer.',
    washer: 'You are late to pick up {number}. The customer can now cancel free of charge or ask for another Washer.',
  },
  start: {
    title: 'The laundry has not started',
    customer: '{number} should be in the wash by now. We have reminded your Washer.',
    washer: '{number} should be in the wash by now. Please start it to be on time.',
  },
  wash: {
    title: 'The wash is taking longer',
    customer: '{number} should be washed by now. We have reminded your Washer.',
    washer: '{number} should be washed by now. Please finish it and bring it back to be on time.',
  },
  return: {
    title: 'We missed our promise',
    customer: '{number} is late. We have reminded your Washer.',
    washer: '{number} is late, and the customer got the service fee back. Please deliver it now.',
  },
  operator: {
    title: 'More than two hours late',
    customer: '{number} is more than two hours late. Our team has been alerted.',
    washer: '{number} is more than two hours late. Our team has been alerted. Please message the customer now.',
  },
  confirmation: {
    title: 'Did your laundry arrive?',
    customer:
      'The delivery of {number} has no PIN or photo, and you have not confirmed it. Please confirm it, or report what is wrong. Our team is looking into it.',
    washer:
      'The delivery of {number} has neither a PIN nor a photo, and the customer has not confirmed it. Our team is deciding about the payment.',
  },
} as const satisfies Record<Deadline, { title: string; customer: string; washer: string }>

/** Notifications of a missed deadline, to both people. */
export function notificationOfDelay(event: Events['order.delayed']): readonly NotificationText[] {
  const { title, customer, washer } = delayTexts[event.deadline]
  const shared = { type: 'order', title, highlight: number, values: { number: orderNumber(event.orderId) } } as const
  return [
    { ...shared, userId: event.customerId, message: customer },
    { ...shared, userId: event.washerId, message: washer },
  ]
}

const differenceTexts = {
  title: 'The counts differ',
  pickup: 'At pickup of {number}, the count of {items, plural, one {# item} other {# items}} differed from the list.',
  handover:
    'When {number} went to another Washer, the count of {items, plural, one {# item} other {# items}} differed from the count before.',
  return:
    'At return of {number}, the count of {items, plural, one {# item} other {# items}} differed from the count at pickup.',
  received:
    'The customer counted {number} after its return: {items, plural, one {# item differs} other {# items differ}}.',
} as const

/** Notifications of a count that differs, to both people. */
export const notificationOfDifference = (event: Events['custody.differed']): readonly NotificationText[] =>
  [event.customerId, event.washerId].map((userId) => ({
    userId,
    type: 'order',
    title: differenceTexts.title,
    message: differenceTexts[event.step],
    highlight: number,
    values: { number: orderNumber(event.orderId), items: event.differing },
  }))

const ratingTexts = {
  title: 'New rating',
  message: 'A customer gave you {stars} of {max} for {number}.',
  highlight: '{stars} of {max}',
} as const

export const notificationOfRating = (event: Events['order.rated']): NotificationText => ({
  userId: event.washerId,
  type: 'rating',
  ...ratingTexts,
  values: { stars: { tenths: event.tenths }, max: market.ratings.max, number: orderNumber(event.orderId) },
})

const answerTexts = {
  title: 'Your rating has an answer',
  message: 'The Washer answered your rating of {number}.',
} as const

export const notificationOfAnswer = (event: Events['rating.answered']): NotificationText => ({
  userId: event.customerId,
  type: 'order',
  ...answerTexts,
  highlight: number,
  values: { number: orderNumber(event.orderId) },
})
