import { claimRulesVersion } from '@washline/contract/claims/rules'
import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Report } from '../rules/assess-claim.ts'
import { type AssessedInput, inputOf } from '../rules/replay-claim.ts'

export interface ClaimToReplay {
  readonly washerId: UserId
  readonly isNewcomer: boolean
  readonly report: Report
  readonly input: AssessedInput
  /** By an older version of the table of rules. */
  readonly isOlder: boolean
}

const { newcomerOrders } = market.dispatch

/** The last claims that the rules assessed since a time, with what they knew. */
export async function assessedSince(q: Queryable, since: Date, most: number): Promise<ClaimToReplay[]> {
  const rows = await q.all<{ washerId: UserId; isNewcomer: boolean; report: Report; input: unknown }>(sql`
    select c.washer_id as "washerId", r.report, r.input,
      (select count(*) from (
        select from orders d where d.washer_id = c.washer_id and d.completed_at < c.submitted_at limit ${newcomerOrders}
      ) done) < ${newcomerOrders} as "isNewcomer"
    from claim_reports r join claims c on c.id = r.claim_id
    where r.made_at > ${since} order by r.made_at desc limit ${most}`)
  return rows.map(({ input, ...row }) => ({
    ...row,
    input: inputOf(input),
    isOlder: row.report.rulesVersion !== claimRulesVersion,
  }))
}
