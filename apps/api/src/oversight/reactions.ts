import type { FactBus } from '../facts/fact-bus.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import { tellLive } from './channels.ts'

/** The list of live orders follows every move and every turn of a search. */
export function oversightReactions(facts: FactBus, { broadcast }: { broadcast: Broadcast }): void {
  facts.on('order.moved', (tx, { orderId }) => tellLive(broadcast, tx, orderId))
  facts.on('search.slow', (tx, { orderId }) => tellLive(broadcast, tx, orderId))
  facts.on('offer.made', (tx, { orderId }) => tellLive(broadcast, tx, orderId))
}
