import { isDanger } from '@washline/contract/doors/rules'
import { urgentKinds } from '@washline/contract/safety/schemas'
import type { EventBus } from '../events/event-bus.ts'
import { insertReport } from './store.ts'

const texts = {
  danger: 'The Washer left the door because it was not safe.',
  other: 'The Washer did not take the laundry because it was infested.',
} as const

/** Danger at a customer's door is an operator's report at once. */
export function safetyHandlers(events: EventBus): void {
  events.on('door.changed', async (tx, { change, kind: found, orderId, customerId, washerId, at }) => {
    if (change !== 'closed' || !isDanger(found)) return
    const kind = found === 'unsafe' ? 'danger' : 'other'
    await insertReport(tx, {
      reporterId: washerId,
      about: 'order',
      orderId,
      personId: customerId,
      kind,
      text: texts[kind],
      isUrgent: urgentKinds.includes(kind),
      at,
    })
  })
}
