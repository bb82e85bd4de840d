import type { ConsoleCluster } from '@washline/contract/console/clusters'
import type { ClusterId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { AccountLink } from '../../rules/account-link.ts'
import { type AccountCluster, clusterAccounts } from '../rules/cluster-accounts.ts'

interface Member {
  readonly id: UserId
  readonly name: string
  readonly isWasher: boolean
}

export interface ClusterView extends Pick<AccountCluster, 'id' | 'reasons'> {
  readonly members: readonly Member[]
  readonly orders: number
  readonly paidClaims: number
  readonly paidMinor: Minor
  readonly newestAt: Date | null
  readonly checked: { readonly by: { id: UserId; name: string }; readonly at: Date; readonly reason: string } | null
}

/** Clusters with what happened between their members: unchecked ones first, then by the compensation paid. */
export async function clustersOf(
  q: Queryable,
  links: readonly AccountLink[],
  only: { personId?: UserId | undefined; id?: ClusterId } = {},
): Promise<ClusterView[]> {
  const clusters = clusterAccounts(links).filter(
    ({ id, memberIds }) =>
      (only.personId === undefined || memberIds.includes(only.personId)) && (only.id === undefined || id === only.id),
  )
  const views: ClusterView[] = []
  for (const { id, reasons, memberIds } of clusters) {
    const members = await q.all<Member>(sql`
      select p.id, p.name, exists (select from washers w where w.user_id = p.id) as "isWasher"
      from people p where p.id = any(${memberIds}) order by p.id`)
    const dealings = await q.one<Pick<ClusterView, 'orders' | 'paidClaims' | 'paidMinor' | 'newestAt'>>(sql`
      select (select count(*) from orders o where o.customer_id = any(${memberIds}) and o.washer_id = any(${memberIds}))::int as orders,
        count(*) filter (where c.paid_minor > 0)::int as "paidClaims", coalesce(sum(c.paid_minor), 0)::bigint as "paidMinor",
        greatest(max(c.submitted_at), (select max(o.accepted_at) from orders o
          where o.customer_id = any(${memberIds}) and o.washer_id = any(${memberIds}))) as "newestAt"
      from claims c where c.customer_id = any(${memberIds}) and c.washer_id = any(${memberIds})`)
    views.push({ id, reasons, members, ...dealings, checked: (await checkOf(q, id)) ?? null })
  }
  return views
    .sort((a, b) => Number(a.checked !== null) - Number(b.checked !== null) || b.paidMinor - a.paidMinor)
    .slice(0, shownClusters)
}

const shownClusters = 200

const checkOf = (q: Queryable, id: ClusterId): Promise<NonNullable<ClusterView['checked']> | undefined> =>
  q.maybe(sql`
    select jsonb_build_object('id', p.id, 'name', p.name) as by, a.at, coalesce(a.reason, '') as reason
    from audit_log a join people p on p.id = a.operator_id
    where a.action = 'check_cluster' and a.subject_id = ${id} order by a.id desc limit 1`)

export const clusterWire = (view: ClusterView): ConsoleCluster => ({
  id: view.id,
  members: view.members.map(({ id, name, isWasher }) => ({ id, name, is_washer: isWasher })),
  reasons: [...view.reasons],
  orders: view.orders,
  paid_claims: view.paidClaims,
  paid_minor: view.paidMinor,
  newest_at: view.newestAt?.toISOString() ?? null,
  checked: view.checked && { ...view.checked, at: view.checked.at.toISOString() },
})
