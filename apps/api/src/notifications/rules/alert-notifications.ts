import { orderNumber } from '@washline/contract/ids'
import type { DueStep } from '@washline/contract/orders/promise'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const number = '{number}'

const alertTexts = {
  answer: {
    title: 'Your answer is needed',
    message: 'The new item list for {number} is waiting for you. Please approve or decline it now.',
  },
  pickUp: {
    title: 'Time for the pickup',
    message: 'You will likely be late to pick up {number}. Please leave now, or message the customer.',
  },
  startLaundry: {
    title: 'Time to start the laundry',
    message: 'Please start washing {number} now to be on time.',
  },
  finishLaundry: {
    title: 'Time to finish the wash',
    message: 'The wash of {number} is taking long. Please finish it soon to be on time.',
  },
  deliver: {
    title: 'Time for the return',
    message: 'Please bring {number} back now to be on time.',
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
