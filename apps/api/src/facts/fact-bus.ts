import type { Tx } from '../platform/db/database.ts'
import type { Facts } from './facts.ts'

type Name = keyof Facts
type Reaction<N extends Name> = (tx: Tx, fact: Facts[N]) => Promise<void>

/**
 * How modules hear of each other without importing each other. A reaction runs inside the transaction of the
 * fact, so it is all or nothing with it: it may write rows, live events and jobs, and must call nothing outside.
 */
export interface FactBus {
  on<N extends Name>(name: N, reaction: Reaction<N>): void
  tell<N extends Name>(tx: Tx, name: N, fact: Facts[N]): Promise<void>
}

export function createFactBus(): FactBus {
  const reactions = new Map<Name, Reaction<Name>[]>()
  return {
    on: (name, reaction) => {
      reactions.set(name, [...(reactions.get(name) ?? []), reaction as Reaction<Name>])
    },
    tell: async (tx, name, fact) => {
      for (const reaction of reactions.get(name) ?? []) await reaction(tx, fact)
    },
  }
}
