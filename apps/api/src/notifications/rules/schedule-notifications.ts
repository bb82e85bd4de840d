import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const atRiskTexts = {
  card: {
    title: 'Your card needs attention',
    message: 'The card for a booked pickup is not valid on that day. Please choose another one.',
    highlight: 'another one',
  },
  price: {
    title: 'A price has changed',
    message: 'A booked pickup now costs more than you agreed to. Please check the new price, or skip the pickup.',
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
      'The card for a booked pickup was declined. You were not charged. Choose another card if you still want the pickup.',
    highlight: 'another card',
  },
  price: {
    title: 'Your pickup is waiting for you',
    message:
      'A booked pickup costs more than you agreed to, so it was not ordered. Agree to the new price if you still want it.',
    highlight: 'the new price',
  },
  order: {
    title: 'Your pickup was not ordered',
    message: 'A booked pickup could not be ordered. You were not charged. Please order again.',
    highlight: 'You were not charged',
  },
} as const

export const notificationOfFailedBooking = (event: Events['booking.failed']): NotificationText => ({
  userId: event.customerId,
  type: 'booking',
  ...failedTexts[event.reason],
  values: {},
})

const fullTexts = {
  title: 'A repeat pickup is full',
  message:
    'The usual time of one of your pickups is full. Choose another time, or we book it as soon as a spot opens up.',
  highlight: 'another time',
} as const

export const notificationOfFullBooking = (event: Events['booking.full']): NotificationText => ({
  userId: event.customerId,
  type: 'booking',
  ...fullTexts,
  values: {},
})

const expectedTexts = {
  title: 'A pickup is booked during your hours',
  message: 'A pickup was booked during your hours and you are offline. Go online to get its request.',
  highlight: 'Go online',
} as const

export const notificationOfExpectedWasher = (event: Events['washer.expected']): NotificationText => ({
  userId: event.washerId,
  type: 'booking',
  ...expectedTexts,
  values: {},
})
