import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'
import { runningCashOut } from './queries.ts'

/**
 * Cash-outs, and what was held of the pay. Facts of money stay; a cash-out under way could still come back, and must
 * find somebody.
 */
export const earningsPerson: PersonPart = {
  read: async (q, userId) => ({
    sections: {
      cash_outs: await q.all(sql`
        select id, method, amount_minor as "amountMinor", fee_minor as "feeMinor", currency, state, reason, destination,
          requested_at as "requestedAt", settled_at as "settledAt"
        from cash_outs where washer_id = ${userId} order by id`),
      earning_holds: await q.all(sql`
        select order_id as "orderId", reason, asked_minor as "askedMinor", taken_minor as "takenMinor", state,
          placed_at as "placedAt"
        from earning_holds where washer_id = ${userId} order by placed_at`),
    },
  }),
  obstacles: async (q, userId) =>
    (await runningCashOut(q, userId))
      ? [{ code: 'payment', message: 'A cash-out is on its way. Wait until it has arrived.' }]
      : [],
}
