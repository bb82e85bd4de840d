import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const number = '{number}'
const promiseHours = market.promise.durationS / 3_600
const earningsPendingH = market.claims.windowMs / 3_600_000

const moveTexts = {
  accept: {
    type: 'acceptance',
    title: 'Order accepted',
    message: 'A Washer has accepted {number} and is coming to pick it up.',
    highlight: number,
  },
  release: {
    type: 'order',
    title: 'Looking for another Washer',
    message: 'Your Washer cannot take {number} after all. We are already asking others.',
    highlight: number,
  },
  pickUp: {
    type: 'pickup',
    title: 'Pickup complete',
    message:
      'Your laundry of {number} has been picked up and will be back within {hours, plural, one {# hour} other {# hours}}.',
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
    message: 'No Washer accepted {number}, so we cancelled it. You have not been charged.',
    highlight: 'You have not been charged.',
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
    message: 'The customer has cancelled {number}.',
    highlight: number,
  },
} as const

/** The notification of an order's move, to the person who did not make it. */
export function notificationOfMove(event: Events['order.moved']): NotificationText | undefined {
  const values = { number: orderNumber(event.orderId), hours: promiseHours, pendingHours: earningsPendingH }
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
      return toCustomer(event.move)
    case 'complete':
    case 'autoComplete':
      return toWasher('complete')
    case 'cancel':
      return toWasher('cancel')
    case 'place':
    case 'startLaundry':
      return undefined
    default:
      return event.move satisfies never
  }
}

const adjustmentTexts = {
  applied: {
    title: 'Item list updated',
    message: 'Your Washer has corrected the items of {number}. You pay no more than agreed.',
  },
  waiting: {
    title: 'Your approval is needed',
    message: 'Your Washer found more in {number} than agreed. Please approve or decline.',
  },
  approved: { title: 'Change approved', message: 'The customer has approved your item list of {number}.' },
  declined: {
    title: 'Change declined',
    message: 'The customer has declined your item list for {number}. The agreed list still applies.',
  },
} as const

/** The notification of a change of the item list, to the person who did not make or decide it. */
export function notificationOfAdjustment(event: Events['order.adjusted']): NotificationText {
  const isForCustomer = event.state === 'applied' || event.state === 'waiting'
  return {
    userId: isForCustomer ? event.customerId : event.washerId,
    type: 'order',
    ...adjustmentTexts[event.state],
    highlight: number,
    values: { number: orderNumber(event.orderId) },
  }
}

const differenceTexts = {
  title: 'The counts differ',
  pickup:
    'At the pickup of {number}, the count of {items, plural, one {# item} other {# items}} differed from the list.',
  return:
    'At the return of {number}, the count of {items, plural, one {# item} other {# items}} differed from the count at pickup.',
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
  values: { stars: (event.tenths / 10).toFixed(1), max: market.ratings.max, number: orderNumber(event.orderId) },
})

const answerTexts = {
  title: 'Your rating was answered',
  message: 'The Washer has answered your rating of {number}.',
} as const

export const notificationOfAnswer = (event: Events['rating.answered']): NotificationText => ({
  userId: event.customerId,
  type: 'order',
  ...answerTexts,
  highlight: number,
  values: { number: orderNumber(event.orderId) },
})

const slowSearchTexts = {
  title: 'Still looking for a Washer',
  message: 'No Washer has accepted {number} yet. We keep searching; you can cancel free of charge at any time.',
} as const

export const notificationOfSlowSearch = (event: Events['search.slow']): NotificationText => ({
  userId: event.customerId,
  type: 'order',
  ...slowSearchTexts,
  highlight: number,
  values: { number: orderNumber(event.orderId) },
})

const reachTexts = {
  title: 'A Washer is in reach',
  message: 'A Washer can come to {place} now. Order soon: Washers are not reserved.',
  highlight: '{place}',
} as const

export const notificationOfReach = (event: Events['waitlist.reached']): NotificationText => ({
  userId: event.userId,
  type: 'reach',
  ...reachTexts,
  values: { place: event.address },
})

const messageTexts = { title: 'New message', message: 'You have a new message about {number}.' } as const

export const notificationOfMessage = (event: Events['message.sent']): NotificationText => ({
  userId: event.recipientId,
  type: 'message',
  ...messageTexts,
  highlight: number,
  values: { number: orderNumber(event.orderId) },
})

const offerTexts = {
  title: 'New request nearby',
  message: '{number} needs a Washer. You can accept it for {seconds, plural, one {# second} other {# seconds}}.',
} as const

export const notificationOfOffer = (event: Events['offer.made']): NotificationText => ({
  userId: event.washerId,
  type: 'request',
  ...offerTexts,
  highlight: number,
  values: { number: orderNumber(event.orderId), seconds: (event.expiresAt.getTime() - event.at.getTime()) / 1_000 },
})
