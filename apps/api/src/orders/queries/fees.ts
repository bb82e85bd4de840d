import { builtInFees, type FeeRules, feeRules } from '@washline/contract/settings/money-rules'
import type { Queryable } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** The fees published for a time. */
export const trialFees = (at: Date): Sql => sql`
  select t.fees from trial_periods t where t.starts_at <= ${at} and t.ends_at > ${at} and t.fees is not null limit 1`

/** What was published, otherwise what is built in. */
export const feesOr = (published: unknown): FeeRules => (published ? feeRules.parse(published) : builtInFees)

/** The fees by which an order is priced at a time: those published for it, otherwise those that are built in. */
export async function feesAt(q: Queryable, at: Date): Promise<FeeRules> {
  const row = await q.maybe<{ fees: unknown }>(trialFees(at))
  return feesOr(row?.fees)
}
