import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Facts } from '../../facts/facts.ts'
import type { News } from './news.ts'

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
    message: 'Nobody could take {number}, so it was cancelled. You have not been charged.',
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

/** Who is told what when an order has moved. The one who made the move is not told of it. */
export function newsOfMove(fact: Facts['order.moved']): News | undefined {
  const values = { number: orderNumber(fact.orderId), hours: promiseHours, pendingHours: earningsPendingH }
  const toCustomer = (move: keyof typeof moveTexts): News => ({ userId: fact.customerId, ...moveTexts[move], values })
  const toWasher = (move: keyof typeof moveTexts): News | undefined =>
    fact.washerId === null ? undefined : { userId: fact.washerId, ...moveTexts[move], values }

  switch (fact.move) {
    case 'accept':
    case 'release':
    case 'pickUp':
    case 'finishLaundry':
    case 'deliver':
    case 'giveUp':
      return toCustomer(fact.move)
    case 'complete':
    case 'autoComplete':
      return toWasher('complete')
    case 'cancel':
      return toWasher('cancel')
    case 'place':
    case 'startLaundry':
      return undefined
    default:
      return fact.move satisfies never
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
    message: 'The customer has declined your item list of {number}. The agreed one stands.',
  },
} as const

/** Who is told what when the item list of an order changes, or may: the side that did not decide it. */
export function newsOfAdjustment(fact: Facts['order.adjusted']): News {
  const isForCustomer = fact.state === 'applied' || fact.state === 'waiting'
  return {
    userId: isForCustomer ? fact.customerId : fact.washerId,
    type: 'order',
    ...adjustmentTexts[fact.state],
    highlight: number,
    values: { number: orderNumber(fact.orderId) },
  }
}

const differenceTexts = {
  title: 'The count differs',
  pickup:
    'At the pickup of {number}, {items, plural, one {# item has} other {# items have}} another count than the list.',
  return:
    'At the return of {number}, {items, plural, one {# item has} other {# items have}} another count than at pickup.',
  received:
    'The customer counted {number} after its return: {items, plural, one {# item differs} other {# items differ}}.',
} as const

/** Both sides are told of a count that differs, at once. */
export const newsOfDifference = (fact: Facts['custody.differed']): readonly News[] =>
  [fact.customerId, fact.washerId].map((userId) => ({
    userId,
    type: 'order',
    title: differenceTexts.title,
    message: differenceTexts[fact.step],
    highlight: number,
    values: { number: orderNumber(fact.orderId), items: fact.differing },
  }))

const ratingTexts = {
  title: 'New rating',
  message: 'A customer gave you {stars} of {max} for {number}.',
  highlight: '{stars} of {max}',
} as const

export const newsOfRating = (fact: Facts['order.rated']): News => ({
  userId: fact.washerId,
  type: 'rating',
  ...ratingTexts,
  values: { stars: (fact.tenths / 10).toFixed(1), max: market.ratings.max, number: orderNumber(fact.orderId) },
})

const answerTexts = {
  title: 'Your rating was answered',
  message: 'The Washer has answered your rating of {number}.',
} as const

export const newsOfAnswer = (fact: Facts['rating.answered']): News => ({
  userId: fact.customerId,
  type: 'order',
  ...answerTexts,
  highlight: number,
  values: { number: orderNumber(fact.orderId) },
})

const slowSearchTexts = {
  title: 'Still looking for a Washer',
  message: 'Nobody has taken {number} yet. We keep asking; you can cancel free of charge at any time.',
} as const

export const newsOfSlowSearch = (fact: Facts['search.slow']): News => ({
  userId: fact.customerId,
  type: 'order',
  ...slowSearchTexts,
  highlight: number,
  values: { number: orderNumber(fact.orderId) },
})

const messageTexts = { title: 'New message', message: 'Somebody wrote to you about {number}.' } as const

export const newsOfMessage = (fact: Facts['message.sent']): News => ({
  userId: fact.recipientId,
  type: 'message',
  ...messageTexts,
  highlight: number,
  values: { number: orderNumber(fact.orderId) },
})

const offerTexts = {
  title: 'New request nearby',
  message:
    '{number} is looking for a Washer. Be quick: it is offered for {seconds, plural, one {# second} other {# seconds}}.',
} as const

export const newsOfOffer = (fact: Facts['offer.made']): News => ({
  userId: fact.washerId,
  type: 'request',
  ...offerTexts,
  highlight: number,
  values: { number: orderNumber(fact.orderId), seconds: (fact.expiresAt.getTime() - fact.at.getTime()) / 1_000 },
})
