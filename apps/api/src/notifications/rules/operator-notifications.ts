import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const number = '{number}'
const pendingHours = market.claims.windowMs / 3_600_000

const moveTexts = {
  reassign: {
    customer: {
      title: 'Looking for another Washer',
      message: 'We are looking for another Washer for {number}: {reason}',
    },
    washer: { title: 'Order reassigned', message: 'We are giving {number} to another Washer: {reason}' },
  },
  cancelByOperator: {
    customer: {
      title: 'Order cancelled',
      message: 'We cancelled {number}. You get all of your money back. {reason}',
    },
    washer: { title: 'Order cancelled', message: 'We cancelled {number}: {reason}' },
  },
  completeByOperator: {
    customer: { title: 'Order completed', message: 'We completed {number}: {reason}' },
    washer: {
      title: 'Order completed',
      message:
        'We completed {number}. Your earnings are available in {pendingHours, plural, one {# hour} other {# hours}}. {reason}',
    },
  },
} as const

/** The notifications of an operator's move, to both people of the order. */
export function notificationsOfOperatorMove(event: Events['order.moved']): readonly NotificationText[] {
  const { move, customerId, washerId, reason } = event
  if (move !== 'reassign' && move !== 'cancelByOperator' && move !== 'completeByOperator') return []
  const values = { number: orderNumber(event.orderId), pendingHours, reason: reason ?? '' }
  const about = { type: 'order', highlight: number, values } as const
  const toCustomer = { userId: customerId, ...about, ...moveTexts[move].customer }
  return washerId === null ? [toCustomer] : [toCustomer, { userId: washerId, ...about, ...moveTexts[move].washer }]
}

const payTexts = {
  title: 'Paid for a cancelled order',
  message: 'You receive {amount} for {number}: {reason}',
} as const

export const notificationOfPay = (event: Events['washer.paid']): NotificationText => ({
  userId: event.washerId,
  type: 'payment',
  ...payTexts,
  highlight: '{amount}',
  values: {
    amount: { amountMinor: event.amountMinor },
    number: orderNumber(event.orderId),
    reason: event.reason,
  },
})
