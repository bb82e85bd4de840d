import type { EventBus } from '../events/event-bus.ts'
import {
  announceAvailable,
  announceCashOut,
  announceCredit,
  announceEarning,
  announceRefund,
  announceTip,
} from './rules/announce-money.ts'
import {
  announceAdjustment,
  announceClaim,
  announceComplaint,
  announceDelay,
  announceMessage,
  announceMove,
  announceRating,
} from './rules/announce-orders.ts'
import type { Announce } from './use-cases/announce-events.ts'

/** Every event that webhooks are sent becomes deliveries of its own transaction: none is lost, and none sent that did not happen. */
export function webhooksHandlers(events: EventBus, announce: Announce): void {
  events.on('order.moved', (tx, event) => announce(tx, announceMove(event)))
  events.on('order.adjusted', (tx, event) => announce(tx, announceAdjustment(event)))
  events.on('order.delayed', (tx, event) => announce(tx, announceDelay(event)))
  events.on('order.rated', (tx, event) => announce(tx, announceRating(event)))
  events.on('order.tipped', (tx, event) => announce(tx, announceTip(event)))
  events.on('order.refunded', (tx, event) => announce(tx, announceRefund(event)))
  events.on('message.sent', (tx, event) => announce(tx, announceMessage(event)))
  events.on('claim.moved', (tx, event) => announce(tx, announceClaim(event)))
  events.on('complaint.moved', (tx, event) => announce(tx, announceComplaint(event)))
  events.on('order.earned', (tx, event) => announce(tx, announceEarning(event)))
  events.on('earning.available', (tx, event) => announce(tx, announceAvailable(event)))
  events.on('cash-out.settled', (tx, event) => announce(tx, announceCashOut(event)))
  events.on('wallet.credited', (tx, event) => announce(tx, announceCredit(event)))
}
