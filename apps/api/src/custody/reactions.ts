import type { FactBus } from '../facts/fact-bus.ts'
import { followOrder } from './use-cases/follow-order.ts'

export const custodyReactions = (facts: FactBus, deps: Parameters<typeof followOrder>[1]): void =>
  facts.on('order.moved', (tx, fact) => followOrder(tx, deps, fact))
