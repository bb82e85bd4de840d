import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { add, type Minor } from '@washline/contract/money'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const amount = '{amount}'
const sum = (amountMinor: Minor) => ({ amount: { amountMinor } })
const promiseHours = () => market.promise.durationS / 3_600

const tipTexts = {
  title: 'You received a tip',
  message: 'A customer gave you a tip of {amount} for {number}. You receive all of it.',
} as const

export const notificationOfTip = (event: Events['order.tipped']): NotificationText => ({
  userId: event.washerId,
  type: 'payment',
  ...tipTexts,
  highlight: amount,
  values: { ...sum(event.amountMinor), number: orderNumber(event.orderId) },
})

const refundTexts = {
  title: 'Your refund is on its way',
  toCard: '{amount} for {number} is being refunded to your card, which can take a few days.',
  toWallet: '{amount} for {number} was refunded to your wallet.',
  toBoth: '{amount} for {number} is being refunded to your card and your wallet, the way you paid.',
} as const

export function notificationOfRefund(event: Events['order.refunded']): NotificationText {
  const { title, toCard, toWallet, toBoth } = refundTexts
  return {
    userId: event.customerId,
    type: 'payment',
    title,
    message: event.cardMinor === 0 ? toWallet : event.walletMinor === 0 ? toCard : toBoth,
    highlight: amount,
    values: { ...sum(add(event.cardMinor, event.walletMinor)), number: orderNumber(event.orderId) },
  }
}

const creditTexts = {
  promise_credit: {
    title: 'Service fee refunded',
    message:
      'Your order was not back within {hours, plural, one {# hour} other {# hours}}. {amount} was refunded to your wallet.',
    ofOrder:
      '{number} was not back within {hours, plural, one {# hour} other {# hours}}. {amount} was refunded to your wallet.',
  },
  compensation: {
    title: 'Compensation processed',
    message: '{amount} has been credited to your wallet.',
    ofOrder: '{amount} for {number} has been credited to your wallet.',
  },
  credit: {
    title: 'Credit in your wallet',
    message: '{amount} has been credited to your wallet: {reason}',
    ofOrder: '{amount} has been credited to your wallet for {number}: {reason}',
  },
} as const

export function notificationOfCredit(event: Events['wallet.credited']): NotificationText {
  const { title, message, ofOrder } = creditTexts[event.kind]
  return {
    userId: event.userId,
    type: 'compensation',
    title,
    message: event.orderId === null ? message : ofOrder,
    highlight: amount,
    values: {
      ...sum(event.amountMinor),
      hours: promiseHours(),
      reason: event.reason,
      ...(event.orderId !== null && { number: orderNumber(event.orderId) }),
    },
  }
}

const declinedFeeTexts = {
  title: 'Your card was declined for a fee',
  message:
    'Your card was declined for {amount}, the trip fee for {number}. Please top up your wallet, so the fee can be paid from it.',
} as const

export const notificationOfDeclinedFee = (event: Events['door-fee.declined']): NotificationText => ({
  userId: event.customerId,
  type: 'order',
  ...declinedFeeTexts,
  highlight: amount,
  values: { ...sum(event.amountMinor), number: orderNumber(event.orderId) },
})

const earningTexts = {
  title: 'Earnings available',
  message: '{amount} from {number} is now available to cash out.',
} as const

export const notificationOfEarning = (event: Events['earning.available']): NotificationText => ({
  userId: event.washerId,
  type: 'earnings',
  ...earningTexts,
  highlight: amount,
  values: { ...sum(event.amountMinor), number: orderNumber(event.orderId) },
})

const cashOutTexts = {
  paid: { title: 'Paid out', message: 'Your payout of {amount} has been paid to your bank account.' },
  failed: { title: 'Payout failed', message: '{amount} could not be paid out. The money is back in your balance.' },
  failedBecause: {
    title: 'Payout failed',
    message: '{amount} could not be paid out. The money is back in your balance. {reason}',
  },
  returned: {
    title: 'Payout returned',
    message: 'Your bank returned {amount}. The money is back in your balance. {reason}',
  },
  returnedToWallet: {
    title: 'Payout returned',
    message: 'Your bank returned {amount}. The money is in your wallet now. {reason}',
  },
} as const

function textOfCashOut({ state, reason, intoWallet }: Events['cash-out.settled']) {
  if (state === 'returned') return intoWallet ? cashOutTexts.returnedToWallet : cashOutTexts.returned
  if (state === 'paid') return cashOutTexts.paid
  return reason ? cashOutTexts.failedBecause : cashOutTexts.failed
}

export function notificationOfCashOut(event: Events['cash-out.settled']): NotificationText {
  return {
    userId: event.washerId,
    type: 'earnings',
    ...textOfCashOut(event),
    highlight: amount,
    values: { ...sum(event.amountMinor), reason: event.reason ?? '' },
  }
}

const closingTexts = {
  title: 'Deposit refund on its way',
  message:
    'You are no longer a Washer. Your {amount} deposit is being refunded to your card, which can take a few days.',
} as const

export const notificationOfClosing = (event: Events['washer.closed']): NotificationText => ({
  userId: event.userId,
  type: 'payment',
  ...closingTexts,
  highlight: amount,
  values: sum(event.depositMinor),
})
