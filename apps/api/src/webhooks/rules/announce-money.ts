import type { Events } from '../../events/events.ts'
import { type Announcement, asFormer, changedFor, ofOrder } from './announcement.ts'

type Earned = Pick<Events['order.earned'], 'orderId' | 'washerId' | 'amountMinor' | 'at'>

/** Somebody who washed a part of the order before is paid too. */
const ofEarning = (type: 'earning.posted' | 'earning.available', event: Earned): Announcement =>
  changedFor(ofOrder(type, event, [event.washerId], { amount_minor: event.amountMinor }), event.washerId, asFormer)

export const announceEarning = (event: Events['order.earned']): Announcement => ofEarning('earning.posted', event)

export const announceAvailable = (event: Events['earning.available']): Announcement =>
  ofEarning('earning.available', event)

export const announceTip = (event: Events['order.tipped']): Announcement =>
  ofOrder('order.tipped', event, [event.customerId, event.washerId], { amount_minor: event.amountMinor })

export const announceRefund = (event: Events['order.refunded']): Announcement =>
  ofOrder('order.refunded', event, [event.customerId], {
    card_minor: event.cardMinor,
    wallet_minor: event.walletMinor,
  })

const ofMoney = (
  announced: Pick<Announcement, 'type' | 'orderId' | 'at'>,
  userId: NonNullable<Announcement['recipients'][number]['userId']>,
  data: Readonly<Record<string, unknown>>,
): Announcement => ({
  ...announced,
  recipients: [
    { userId, data, forFormer: true },
    { userId: null, data },
  ],
})

export const announceCashOut = ({ washerId, state, amountMinor, at }: Events['cash-out.settled']): Announcement =>
  ofMoney({ type: 'payout.settled', orderId: null, at }, washerId, { state, amount_minor: amountMinor })

export const announceCredit = ({ userId, orderId, kind, amountMinor, at }: Events['wallet.credited']): Announcement =>
  ofMoney({ type: 'wallet.credited', orderId, at }, userId, { order_id: orderId, kind, amount_minor: amountMinor })
