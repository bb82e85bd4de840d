import { orderNumber } from '@washline/contract/ids'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const number = '{number}'

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
  title: 'A Washer is nearby',
  message: 'A Washer can come to {place} now. Order soon: Washers are not reserved.',
  highlight: '{place}',
} as const

export const notificationOfReach = (event: Events['waitlist.reached']): NotificationText => ({
  userId: event.userId,
  type: 'reach',
  ...reachTexts,
  values: { place: event.address },
})

const openedTexts = {
  title: 'We’re now in your area',
  message: 'Washers now come to {place}. Order whenever you like.',
  highlight: '{place}',
} as const

export const notificationOfOpening = (event: Events['waitlist.opened']): NotificationText => ({
  userId: event.userId,
  type: 'reach',
  ...openedTexts,
  values: { place: event.address },
})

const offerTexts = {
  title: 'New request nearby',
  message: '{number} needs a Washer. You have {seconds, plural, one {# second} other {# seconds}} to accept.',
} as const

export const notificationOfOffer = (event: Events['offer.made']): NotificationText => ({
  userId: event.washerId,
  type: 'request',
  ...offerTexts,
  highlight: number,
  values: { number: orderNumber(event.orderId), seconds: (event.expiresAt.getTime() - event.at.getTime()) / 1_000 },
})

const appealTexts = {
  right: {
    title: 'We answered your question',
    message: 'We reviewed a decision about an offer and found it was right: {reason}',
  },
  mistaken: {
    title: 'We made a mistake',
    message: 'We reviewed a decision about an offer and found a mistake: {reason}',
  },
} as const

export const notificationOfAppeal = (event: Events['offer-appeal.answered']): NotificationText => ({
  userId: event.userId,
  type: 'appeal',
  ...appealTexts[event.outcome],
  highlight: '{reason}',
  values: { reason: event.reason },
})
