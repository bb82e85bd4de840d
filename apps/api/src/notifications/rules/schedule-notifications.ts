import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const atRiskTexts = {
  card: {
    title: 'Your card needs a look',
    message:
      'The card of a booked pickup is not valid on its day. Please choose another one, so that the order can be placed.',
    highlight: 'another one',
  },
  price: {
    title: 'A price has changed',
    message: 'A booked pickup now costs more than you agreed to. Please look at the new price, or skip the pickup.',
    highlight: 'the new price',
  },
} as const

export const notificationOfBookingRisk = (event: Events['booking.at-risk']): NotificationText => ({
  userId: event.customerId,
  type: 'booking',
  ...atRiskTexts[event.reason],
  values: {},
})

const failedTexts = {
  card: {
    title: 'Your pickup was not ordered',
    message:
      'The card of a booked pickup was declined, and nothing was charged. Choose another card to have it collected still.',
    highlight: 'another card',
  },
  price: {
    title: 'Your pickup waits for you',
    message:
      'A booked pickup costs more than you agreed to, so it was not ordered. Agree to the new price to have it collected still.',
    highlight: 'the new price',
  },
  order: {
    title: 'Your pickup was not ordered',
    message: 'A booked pickup could not be ordered, and nothing was charged. Please order it anew.',
    highlight: 'nothing was charged',
  },
} as const

export const notificationOfFailedBooking = (event: Events['booking.failed']): NotificationText => ({
  userId: event.customerId,
  type: 'booking',
  ...failedTexts[event.reason],
  values: {},
})

const fullTexts = {
  title: 'A repeat is full',
  message:
    'The usual time of one of your pickups is full. Choose another time for it; otherwise it is booked once a place is free.',
  highlight: 'another time',
} as const

export const notificationOfFullBooking = (event: Events['booking.full']): NotificationText => ({
  userId: event.customerId,
  type: 'booking',
  ...fullTexts,
  values: {},
})

const expectedTexts = {
  title: 'A pickup is booked in your hours',
  message: 'A pickup was booked in your hours and you are offline. Go online to get its request.',
  highlight: 'Go online',
} as const

export const notificationOfExpectedWasher = (event: Events['washer.expected']): NotificationText => ({
  userId: event.washerId,
  type: 'booking',
  ...expectedTexts,
  values: {},
})
