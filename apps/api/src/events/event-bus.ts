import type { Tx } from '../platform/db/database.ts'
import type { Events } from './events.ts'

type Name = keyof Events
type EventHandler<N extends Name> = (tx: Tx, event: Events[N]) => Promise<void>

/**
 * Domain events between modules that do not import each other. All of them run inside the publisher's transaction: first
 * the event's guards, then its handlers, each in the order of their modules in `app.ts`. A handler may write rows, live
 * events and jobs. It must not call anything outside and must not refuse. A guard may refuse, and does nothing else.
 */
export interface EventBus {
  /** Registers a check that can prevent what the event announces; `guard` is its name in docs/events.md. */
  guard<N extends Name>(name: N, guard: string, check: EventHandler<N>): void
  on<N extends Name>(name: N, handler: EventHandler<N>): void
  publish<N extends Name>(tx: Tx, name: N, event: Events[N]): Promise<void>
}

export function createEventBus(): EventBus {
  const guards = new Map<Name, Map<string, EventHandler<Name>>>()
  const handlers = new Map<Name, EventHandler<Name>[]>()
  return {
    guard: (name, guard, check) => {
      const named = guards.get(name) ?? new Map<string, EventHandler<Name>>()
      if (guard === '' || named.has(guard)) throw new Error(`a guard of ${name} has no name of its own: "${guard}"`)
      guards.set(name, named.set(guard, check as EventHandler<Name>))
    },
    on: (name, handler) => {
      handlers.set(name, [...(handlers.get(name) ?? []), handler as EventHandler<Name>])
    },
    publish: async (tx, name, event) => {
      for (const check of guards.get(name)?.values() ?? []) await check(tx, event)
      for (const handler of handlers.get(name) ?? []) await handler(tx, event)
    },
  }
}
