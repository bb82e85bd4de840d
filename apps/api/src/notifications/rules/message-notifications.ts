import { orderNumber } from '@washline/contract/ids'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const number = '{number}'

const messageTexts = { title: 'New message', message: 'You have a new message about {number}.' } as const

export const notificationOfMessage = (event: Events['message.sent']): NotificationText => ({
  userId: event.recipientId,
  type: 'message',
  ...messageTexts,
  highlight: number,
  values: { number: orderNumber(event.orderId) },
})

const ringTexts = {
  title: 'Ringing',
  atDoor: 'Your Washer for {number} is at the door and is ringing you.',
  washer: 'Your Washer for {number} is ringing you.',
  customer: 'The customer of {number} is ringing you.',
} as const

const ringTextOf = ({ isByWasher, isAtDoor }: Events['ring.made']) => {
  if (!isByWasher) return ringTexts.customer
  return isAtDoor ? ringTexts.atDoor : ringTexts.washer
}

export const notificationOfRing = (event: Events['ring.made']): NotificationText => ({
  userId: event.recipientId,
  type: 'ring',
  title: ringTexts.title,
  message: ringTextOf(event),
  highlight: number,
  values: { number: orderNumber(event.orderId) },
})

const ringAnswerTexts = {
  title: 'Your ring was answered',
  coming: '{number}: coming to the door now.',
  two_minutes: '{number}: at the door in 2 minutes.',
  message: '{number}: they will send you a message.',
} as const

export const notificationOfRingAnswer = (event: Events['ring.answered']): NotificationText => ({
  userId: event.recipientId,
  type: 'ring',
  title: ringAnswerTexts.title,
  message: ringAnswerTexts[event.answer],
  highlight: number,
  values: { number: orderNumber(event.orderId) },
})
