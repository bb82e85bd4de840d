import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { toMajor } from '@washline/contract/money'
import type { Notification } from '@washline/contract/notifications/endpoints'
import type { Facts } from '../facts/facts.ts'

/** What one person is told of something. */
export interface News {
  readonly userId: number
  readonly type: Notification['type']
  readonly title: string
  readonly message: string
  readonly highlight: string
}

const earningsPendingH = market.claims.windowMs / 3_600_000
const promise = `${market.promise.durationS / 3_600} hours`

/** Who is told what when an order has moved. The one who made the move is not told of it. */
export function newsOfMove(fact: Facts['order.moved']): News | undefined {
  const number = orderNumber(fact.orderId)
  const toCustomer = (type: Notification['type'], title: string, message: string, highlight = number): News => ({
    userId: fact.customerId,
    type,
    title,
    message,
    highlight,
  })
  const toWasher = (type: Notification['type'], title: string, message: string): News | undefined =>
    fact.washerId === null ? undefined : { userId: fact.washerId, type, title, message, highlight: number }

  switch (fact.move) {
    case 'accept':
      return toCustomer('acceptance', 'Order accepted', `A Washer has accepted ${number} and is coming to pick it up.`)
    case 'release':
      return toCustomer(
        'order',
        'Looking for another Washer',
        `Your Washer cannot take ${number} after all. We are already asking others.`,
      )
    case 'pickUp':
      return toCustomer(
        'pickup',
        'Pickup complete',
        `Your laundry of ${number} has been picked up and will be back within ${promise}.`,
        promise,
      )
    case 'finishLaundry':
      return toCustomer('laundry-complete', 'Laundry complete', `${number} is washed and on its way back to you.`)
    case 'deliver':
      return toCustomer(
        'delivery',
        'Delivery complete',
        `${number} has been delivered. Please confirm that everything is there.`,
      )
    case 'giveUp':
      return toCustomer(
        'order',
        'No Washer found',
        `Nobody could take ${number}, so it was cancelled. You have not been charged.`,
        'You have not been charged.',
      )
    case 'complete':
    case 'autoComplete':
      return toWasher(
        'order',
        'Order completed',
        `${number} is complete and paid. Your earnings are available in ${earningsPendingH} hours.`,
      )
    case 'cancel':
      return toWasher('order', 'Order cancelled', `The customer has cancelled ${number}.`)
    case 'place':
    case 'startLaundry':
      return undefined
    default:
      return fact.move satisfies never
  }
}

/** Who is told what when the item list of an order changes, or may. */
export function newsOfAdjustment(fact: Facts['order.adjusted']): News {
  const number = orderNumber(fact.orderId)
  const news = (userId: number, title: string, message: string): News => ({
    userId,
    type: 'order',
    title,
    message,
    highlight: number,
  })
  switch (fact.state) {
    case 'applied':
      return news(
        fact.customerId,
        'Item list updated',
        `Your Washer has corrected the items of ${number}. You pay no more than agreed.`,
      )
    case 'waiting':
      return news(
        fact.customerId,
        'Your approval is needed',
        `Your Washer found more in ${number} than agreed. Please approve or decline.`,
      )
    case 'approved':
      return news(fact.washerId, 'Change approved', `The customer has approved your item list of ${number}.`)
    case 'declined':
      return news(
        fact.washerId,
        'Change declined',
        `The customer has declined your item list of ${number}. The agreed one stands.`,
      )
    default:
      return fact.state satisfies never
  }
}

export const newsOfRating = (fact: Facts['order.rated']): News => {
  const stars = (fact.tenths / 10).toFixed(1)
  return {
    userId: fact.washerId,
    type: 'rating',
    title: 'New rating',
    message: `A customer gave you ${stars} of ${market.ratings.max} for ${orderNumber(fact.orderId)}.`,
    highlight: `${stars} of ${market.ratings.max}`,
  }
}

export const newsOfSlowSearch = (fact: Facts['search.slow']): News => ({
  userId: fact.customerId,
  type: 'order',
  title: 'Still looking for a Washer',
  message: `Nobody has taken ${orderNumber(fact.orderId)} yet. We keep asking; you can cancel free of charge at any time.`,
  highlight: orderNumber(fact.orderId),
})

export const newsOfMessage = (fact: Facts['message.sent']): News => ({
  userId: fact.recipientId,
  type: 'message',
  title: 'New message',
  message: `Somebody wrote to you about ${orderNumber(fact.orderId)}.`,
  highlight: orderNumber(fact.orderId),
})

export const newsOfOffer = (fact: Facts['offer.made']): News => ({
  userId: fact.washerId,
  type: 'request',
  title: 'New request nearby',
  message: `${orderNumber(fact.orderId)} is looking for a Washer. Be quick: it is offered for ${market.dispatch.offerMs / 1_000} seconds.`,
  highlight: orderNumber(fact.orderId),
})
const money = (amountMinor: number): string => `${market.symbol}${toMajor(amountMinor).toFixed(2)}`

export function newsOfTip(fact: Facts['order.tipped']): News {
  const amount = money(fact.amountMinor)
  return {
    userId: fact.washerId,
    type: 'payment',
    title: 'You got a tip',
    message: `A customer gave you a tip of ${amount} for ${orderNumber(fact.orderId)}. All of it is yours.`,
    highlight: amount,
  }
}

export function newsOfRefund(fact: Facts['order.refunded']): News {
  const amount = money(fact.cardMinor + fact.walletMinor)
  const number = orderNumber(fact.orderId)
  const ways = { card: 'your card, which may take some days', wallet: 'your wallet' }
  const way =
    fact.cardMinor === 0 ? ways.wallet : fact.walletMinor === 0 ? ways.card : 'your card and your wallet, as you paid'
  return {
    userId: fact.customerId,
    type: 'payment',
    title: 'Refund on its way',
    message: `${amount} of ${number} goes back to ${way}.`,
    highlight: amount,
  }
}

export function newsOfCredit(fact: Facts['wallet.credited']): News {
  const amount = money(fact.amountMinor)
  const told = (title: string, message: string): News => ({
    userId: fact.userId,
    type: 'compensation',
    title,
    message,
    highlight: amount,
  })
  const order = fact.orderId === null ? '' : ` for ${orderNumber(fact.orderId)}`
  switch (fact.kind) {
    case 'promise_credit':
      return told('Service fee returned', `We missed the ${promise}${order}. ${amount} is back in your wallet.`)
    case 'compensation':
      return told('Compensation processed', `${amount}${order} has been credited to your wallet.`)
    case 'credit':
      return told('Credit in your wallet', `${amount} has been credited to your wallet${order}: ${fact.reason}`)
    default:
      return fact.kind satisfies never
  }
}

export function newsOfEarning(fact: Facts['earning.available']): News {
  const amount = money(fact.amountMinor)
  return {
    userId: fact.washerId,
    type: 'earnings',
    title: 'Earnings available',
    message: `${amount} of ${orderNumber(fact.orderId)} is now available to cash out.`,
    highlight: amount,
  }
}

export function newsOfCashOut(fact: Facts['cash-out.settled']): News {
  const amount = money(fact.amountMinor)
  const told = (title: string, message: string): News => ({
    userId: fact.washerId,
    type: 'earnings',
    title,
    message,
    highlight: amount,
  })
  return fact.state === 'paid'
    ? told('Paid out', `Your cash-out of ${amount} has been paid to your bank account.`)
    : told(
        'Cash-out failed',
        `${amount} could not be paid out and is back in your balance. ${fact.reason ?? ''}`.trim(),
      )
}
