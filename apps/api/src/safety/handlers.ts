import { isDanger } from '@washline/contract/doors/rules'
import { doorReportTexts } from '@washline/contract/safety/door-reports'
import { urgentKinds } from '@washline/contract/safety/schemas'
import type { EventBus } from '../events/event-bus.ts'
import { insertReport } from './store.ts'

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
      text: doorReportTexts[kind],
      isUrgent: urgentKinds.includes(kind),
      at,
    })
  })
}
