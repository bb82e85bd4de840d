import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Facts } from '../../facts/facts.ts'
import type { News } from './news.ts'

const amount = '{amount}'
const sum = (amountMinor: number) => ({ amount: { amountMinor } })
const promiseHours = market.promise.durationS / 3_600

const tipTexts = {
  title: 'You got a tip',
  message: 'A customer gave you a tip of {amount} for {number}. All of it is yours.',
} as const

export const newsOfTip = (fact: Facts['order.tipped']): News => ({
  userId: fact.washerId,
  type: 'payment',
  ...tipTexts,
  highlight: amount,
  values: { ...sum(fact.amountMinor), number: orderNumber(fact.orderId) },
})

const refundTexts = {
  title: 'Refund on its way',
  toCard: '{amount} of {number} goes back to your card, which may take some days.',
  toWallet: '{amount} of {number} goes back to your wallet.',
  toBoth: '{amount} of {number} goes back to your card and your wallet, as you paid.',
} as const

export function newsOfRefund(fact: Facts['order.refunded']): News {
  const { title, toCard, toWallet, toBoth } = refundTexts
  return {
    userId: fact.customerId,
    type: 'payment',
    title,
    message: fact.cardMinor === 0 ? toWallet : fact.walletMinor === 0 ? toCard : toBoth,
    highlight: amount,
    values: { ...sum(fact.cardMinor + fact.walletMinor), number: orderNumber(fact.orderId) },
  }
}

const creditTexts = {
  promise_credit: {
    title: 'Service fee returned',
    message: 'We missed the {hours, plural, one {# hour} other {# hours}}. {amount} is back in your wallet.',
    ofOrder:
      'We missed the {hours, plural, one {# hour} other {# hours}} for {number}. {amount} is back in your wallet.',
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

export function newsOfCredit(fact: Facts['wallet.credited']): News {
  const { title, message, ofOrder } = creditTexts[fact.kind]
  return {
    userId: fact.userId,
    type: 'compensation',
    title,
    message: fact.orderId === null ? message : ofOrder,
    highlight: amount,
    values: {
      ...sum(fact.amountMinor),
      hours: promiseHours,
      reason: fact.reason,
      ...(fact.orderId !== null && { number: orderNumber(fact.orderId) }),
    },
  }
}

const earningTexts = {
  title: 'Earnings available',
  message: '{amount} of {number} is now available to cash out.',
} as const

export const newsOfEarning = (fact: Facts['earning.available']): News => ({
  userId: fact.washerId,
  type: 'earnings',
  ...earningTexts,
  highlight: amount,
  values: { ...sum(fact.amountMinor), number: orderNumber(fact.orderId) },
})

const cashOutTexts = {
  paid: { title: 'Paid out', message: 'Your cash-out of {amount} has been paid to your bank account.' },
  failed: { title: 'Cash-out failed', message: '{amount} could not be paid out and is back in your balance.' },
  failedBecause: {
    title: 'Cash-out failed',
    message: '{amount} could not be paid out and is back in your balance. {reason}',
  },
  returned: {
    title: 'Cash-out sent back',
    message: 'Your bank sent {amount} back, which is in your balance again. {reason}',
  },
  returnedToWallet: {
    title: 'Cash-out sent back',
    message: 'Your bank sent {amount} back, which is in your wallet now. {reason}',
  },
} as const

function textOfCashOut({ state, reason, intoWallet }: Facts['cash-out.settled']) {
  if (state === 'returned') return intoWallet ? cashOutTexts.returnedToWallet : cashOutTexts.returned
  if (state === 'paid') return cashOutTexts.paid
  return reason ? cashOutTexts.failedBecause : cashOutTexts.failed
}

export function newsOfCashOut(fact: Facts['cash-out.settled']): News {
  return {
    userId: fact.washerId,
    type: 'earnings',
    ...textOfCashOut(fact),
    highlight: amount,
    values: { ...sum(fact.amountMinor), reason: fact.reason ?? '' },
  }
}

const closingTexts = {
  title: 'Deposit on its way back',
  message: 'You are no longer a Washer. Your deposit of {amount} goes back to your card, which may take some days.',
} as const

export const newsOfClosing = (fact: Facts['washer.closed']): News => ({
  userId: fact.userId,
  type: 'payment',
  ...closingTexts,
  highlight: amount,
  values: sum(fact.depositMinor),
})
