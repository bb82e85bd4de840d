import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'

/** Cash-outs, and what was held of the pay. They stay, as every movement of money does. */
export const earningsPerson: PersonPart = {
  read: async (q, userId) => ({
    sections: {
      cash_outs: await q.all(sql`
        select id, method, amount_minor as "amountMinor", fee_minor as "feeMinor", currency, state, destination,
          requested_at as "requestedAt", settled_at as "settledAt"
        from cash_outs where washer_id = ${userId} order by id`),
      earning_holds: await q.all(sql`
        select order_id as "orderId", reason, asked_minor as "askedMinor", taken_minor as "takenMinor", state,
          placed_at as "placedAt"
        from earning_holds where washer_id = ${userId} order by placed_at`),
    },
  }),
  obstacles: async (q, userId) => {
    const open = await q.maybe(sql`
      select 1 from cash_outs where washer_id = ${userId} and state in ('requested', 'sent') limit 1`)
    return open
      ? [{ code: 'payment', message: 'A cash-out is on its way to your bank. Please wait until it has arrived.' }]
      : []
  },
}
