import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'
import { runningCashOut } from './queries.ts'

/** What was paid out. Facts of money stay; one under way could still come back, and must find somebody. */
export const earningsPerson: PersonPart = {
  read: async (q, userId) => ({
    sections: {
      cash_outs: await q.all(sql`
        select id, amount_minor as "amountMinor", fee_minor as "feeMinor", currency, method, state, reason,
          requested_at as "requestedAt", settled_at as "settledAt"
        from cash_outs where washer_id = ${userId} order by id`),
    },
  }),
  obstacles: async (q, userId) =>
    (await runningCashOut(q, userId))
      ? [{ code: 'payment', message: 'A cash-out is on its way. Wait until it has arrived.' }]
      : [],
}
