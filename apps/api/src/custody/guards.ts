import { requiresHandover } from '@washline/contract/custody/evidence'
import { custodyRefusals } from '@washline/contract/custody/refusals'
import { marketSettings } from '../console/index.ts'
import type { EventBus } from '../events/event-bus.ts'
import { refuse } from '../platform/http/refusal.ts'

/** A market that requires evidence or a photo refuses to take or return a bag without a handover. */
export const custodyGuards = (events: EventBus): void =>
  events.guard('order.handing-over', 'handover-evidence', async (tx) => {
    if (requiresHandover(await marketSettings(tx))) throw refuse(custodyRefusals.handoverRequired)
  })
