import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Standing } from '../rules/findings.ts'
import { dealsMutually } from '../rules/judge-standing.ts'

interface AccountLinks {
  readonly links: readonly {
    readonly one: UserId
    readonly other: UserId
    readonly reason: 'card' | 'phone' | 'device' | 'place' | 'mutual'
  }[]
  readonly paid: readonly {
    readonly customerId: UserId
    readonly washerId: UserId
    readonly paidClaims: number
    readonly paidMinor: Minor
  }[]
}

/** Every two accounts that would be linked in a claim between them, and what was paid between two. Triggers have stored both. */
export async function accountLinks(q: Queryable): Promise<AccountLinks> {
  const shared = await q.all<AccountLinks['links'][number]>(sql`
    select a.user_id as one, b.user_id as other, a.kind as reason
    from shared_marks a join shared_marks b using (kind, mark) where a.user_id < b.user_id
    union select customer_id, washer_id, 'place' from pickups_at_washers
    order by one, other`)
  const paid = await q.all<AccountLinks['paid'][number] & Standing['links']['mutual']>(sql`
    select customer_id as "customerId", washer_id as "washerId", paid_claims as "paidClaims", paid_minor as "paidMinor", orders,
      with_washer as "withWasher"
    from paid_dealings order by customer_id, washer_id`)
  const mutual = paid.filter((each) => dealsMutually(each, market))
  return {
    links: [
      ...shared,
      ...mutual.map(({ customerId, washerId }) => ({ one: customerId, other: washerId, reason: 'mutual' as const })),
    ],
    paid,
  }
}
