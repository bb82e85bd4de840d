import { orderNumber } from '@washline/contract/ids'
import type { DueStep } from '@washline/contract/orders/promise'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const number = '{number}'

const alertTexts = {
  answer: {
    title: 'Your answer is due',
    message: 'The laundry of {number} waits for your answer to the new item list. Please approve or decline it now.',
  },
  pickUp: {
    title: 'The pickup is due',
    message: 'You will likely be late to the pickup of {number}. Please go now, or message the customer.',
  },
  startLaundry: {
    title: 'The laundry is due to start',
    message: 'Please start the laundry of {number} now, so that it is back in time.',
  },
  finishLaundry: {
    title: 'The wash is due',
    message: 'The wash of {number} takes long. Please finish it soon, so that it is back in time.',
  },
  deliver: {
    title: 'The return is due',
    message: 'Please bring {number} back now, so that it is in time.',
  },
} as const satisfies Record<Exclude<DueStep, 'complete'>, { title: string; message: string }>

/** The notification of a step that is nearly too late, to the person who makes it. */
export const notificationOfAlert = ({
  step,
  userId,
  orderId,
}: Events['order.at-risk']): NotificationText | undefined =>
  step === 'complete'
    ? undefined
    : { userId, type: 'order', ...alertTexts[step], highlight: number, values: { number: orderNumber(orderId) } }
