import { builtInFees, type FeeRules, feeRules } from '@washline/contract/settings/money-rules'
import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** The fees by which an order is priced at a time: those published for it, otherwise those that are built in. */
export async function feesAt(q: Queryable, at: Date): Promise<FeeRules> {
  const row = await q.maybe<{ fees: unknown }>(sql`
    select fees from trial_periods where starts_at <= ${at} and ends_at > ${at} and fees is not null limit 1`)
  return row ? feeRules.parse(row.fees) : builtInFees
}
