import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'
import { runningCashOut } from './queries.ts'

/**
 * Cash-outs and reserves. They stay after erasure as records of money; a cash-out under way blocks it, because it may
 * come back.
 */
export const earningsPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      cash_outs: await q.all(sql`
        select id, method, amount_minor as "amountMinor", fee_minor as "feeMinor", currency, state, reason, destination,
          requested_at as "requestedAt", settled_at as "settledAt"
        from cash_outs where washer_id = ${userId} order by id`),
      earning_reserves: await q.all(sql`
        select order_id as "orderId", reason, asked_minor as "askedMinor", deducted_minor as "deductedMinor", state,
          placed_at as "placedAt"
        from earning_reserves where washer_id = ${userId} order by placed_at`),
    },
  }),
  blockers: async (q, userId) =>
    (await runningCashOut(q, userId))
      ? [{ code: 'payment', message: 'A payout is on its way. Wait until it has arrived.' }]
      : [],
}
