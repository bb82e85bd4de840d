import type { FactBus } from '../facts/fact-bus.ts'
import { addRating, countCompleted, takeRatingAway } from './store.ts'

/** Keeps the figures that the ranking of Washers goes by. */
export function washersReactions(facts: FactBus): void {
  facts.on('order.rated', async (tx, { washerId, tenths }) => {
    await addRating(tx, washerId, tenths)
  })
  facts.on('rating.hidden', async (tx, { washerId, tenths }) => {
    await takeRatingAway(tx, washerId, tenths)
  })
  facts.on('order.moved', async (tx, { orderId, to, from, washerId }) => {
    if (to === 'completed' && from !== 'completed' && washerId !== null) await countCompleted(tx, washerId, orderId)
  })
}
