import { orderNumber, type UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type Minor, minor } from '@washline/contract/money'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const number = '{number}'
const amount = '{amount}'

const complaintTexts = {
  decided: {
    title: 'Your complaint was decided',
    toCustomer: 'We decided your complaint about {number}. Read the decision.',
  },
  washing: {
    title: 'A second wash',
    toWasher: 'Items from {number} are being washed again. It costs you nothing.',
    toLiable:
      'Items from {number} are being washed again because they did not come back clean. Up to {amount} of your pay is reserved for it.',
  },
  deducted: {
    title: 'Deducted for a second wash',
    toWasher:
      '{amount} of your pay was deducted because {number} did not come back clean. If you disagree, you have {days, plural, one {# day} other {# days}} to appeal.',
  },
  reviewed: {
    title: 'Complaint reviewed',
    returned: 'We reviewed the complaint about {number} again: {amount} was returned to your earnings.',
    upheld: 'We reviewed the complaint about {number} again: the deduction stands.',
  },
} as const

const notification = (
  event: { readonly orderId: Events['complaint.moved']['orderId'] },
  text: { userId: UserId; title: string; message: string; highlight?: string; amountMinor?: Minor },
): NotificationText => {
  const { userId, title, message, highlight = number, amountMinor = minor(0) } = text
  const days = market.complaints.appealMs / 86_400_000
  return {
    userId,
    type: 'complaint',
    title,
    message,
    highlight,
    values: { number: orderNumber(event.orderId), amount: { amountMinor }, days },
  }
}

/** Decisions of operators to the customer; to the Washer, what a second wash costs them. Refunds have a notification of their own. */
export function notificationsOfComplaint(event: Events['complaint.moved']): NotificationText[] {
  const { to, by, customerId, washerId, reservedMinor, deductedMinor } = event
  const { decided, washing, deducted } = complaintTexts
  const { title, toCustomer } = decided
  const toBoth = by === 'operator' ? [notification(event, { userId: customerId, title, message: toCustomer })] : []
  if (to === 'washing') {
    const cost = reservedMinor > 0 ? { highlight: amount, amountMinor: reservedMinor } : {}
    const message = reservedMinor > 0 ? washing.toLiable : washing.toWasher
    toBoth.push(notification(event, { userId: washerId, title: washing.title, message, ...cost }))
  }
  if ((to === 'mended' || to === 'refunded') && deductedMinor > 0) {
    const cost = { highlight: amount, amountMinor: deductedMinor }
    toBoth.push(notification(event, { userId: washerId, title: deducted.title, message: deducted.toWasher, ...cost }))
  }
  return toBoth
}

/** An operator's answer to the Washer's appeal. */
export const notificationOfSecondWash = (event: Events['complaint.liability-decided']): NotificationText => {
  const { title, returned, upheld } = complaintTexts.reviewed
  const isReturned = event.returnedMinor > 0
  return notification(event, {
    userId: event.washerId,
    title,
    message: isReturned ? returned : upheld,
    highlight: isReturned ? amount : number,
    amountMinor: event.returnedMinor,
  })
}
