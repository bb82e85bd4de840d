import { usualCare } from '@washline/contract/care/schemas'
import type { FactBus } from '../facts/fact-bus.ts'
import { preferencesOf } from './queries.ts'
import { fixOrderWishes } from './store.ts'

/** Placing fixes how the laundry of the order is treated. */
export function careReactions(facts: FactBus): void {
  facts.on('order.moved', async (tx, { move, orderId, customerId }) => {
    if (move !== 'place') return
    await fixOrderWishes(tx, orderId, (await preferencesOf(tx, customerId)) ?? usualCare)
  })
}
