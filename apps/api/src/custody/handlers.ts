import type { EventBus } from '../events/event-bus.ts'
import type { AppendDeps } from './deps.ts'
import { followOrder } from './use-cases/follow-order.ts'

export const custodyHandlers = (events: EventBus, deps: AppendDeps): void =>
  events.on('order.moved', (tx, event) => followOrder(tx, deps, event))
