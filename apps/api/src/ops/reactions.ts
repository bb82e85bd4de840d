import type { FactBus } from '../facts/fact-bus.ts'
import { insertAudit } from './store.ts'

/** Acts and looks that other modules let operators have, recorded in the transaction of each. */
export function opsReactions(facts: FactBus): void {
  facts.on('operator.acted', async (tx, { reason, ...act }) => {
    await insertAudit(tx, { ...act, ...(reason === null ? {} : { reason }) })
  })
}
