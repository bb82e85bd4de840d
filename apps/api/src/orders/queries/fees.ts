import { builtInFees } from '@washline/contract/settings/money-rules'
import { type FeeRules, feeRules } from '@washline/contract/settings/money-schemas'
import type { Queryable } from '../../platform/db/queryable.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** The fees published for a time, over those of the market; null where operators have set neither. */
export const trialFees = (at: Date): Sql => sql`
  select coalesce((select m.fees from market_fees m) || t.fees, t.fees, (select m.fees from market_fees m)) as fees
  from (select 1) one left join lateral
    (select p.fees from trial_periods p where p.starts_at <= ${at} and p.ends_at > ${at} and p.fees is not null limit 1) t on true`

/** What operators have set, otherwise what is built in. */
export const feesOr = (published: unknown): FeeRules => (published ? feeRules.parse(published) : builtInFees)

/** The fees by which an order is priced at a time: those published for it, otherwise the market's. */
export async function feesAt(q: Queryable, at: Date): Promise<FeeRules> {
  const row = await q.maybe<{ fees: unknown }>(trialFees(at))
  return feesOr(row?.fees)
}
