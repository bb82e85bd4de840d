import type { ConsoleCluster } from '@washline/contract/console/clusters'
import type { ClusterId, UserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { AccountLinks } from '../../rules/account-link.ts'
import { type AccountCluster, clusterAccounts, paidWithin } from '../rules/cluster-accounts.ts'

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

const shownClusters = 200

/** Clusters with what happened between their members: unchecked ones first, then by the compensation paid. */
export async function clustersOf(
  q: Queryable,
  { links, paid }: AccountLinks,
  only: { personId?: UserId | undefined; id?: ClusterId } = {},
): Promise<ClusterView[]> {
  const clusters = clusterAccounts(links).filter(
    (cluster) =>
      (only.personId === undefined || cluster.memberIds.includes(only.personId)) &&
      (only.id === undefined || cluster.id === only.id),
  )
  const sums = paidWithin(clusters, paid)
  const costOf = (cluster: AccountCluster) => sums.get(cluster)?.paidMinor ?? 0
  const shown = await uncheckedFirst(
    q,
    clusters.sort((a, b) => costOf(b) - costOf(a)),
  )
  const dealings = await dealingsWithin(q, shown)
  return shown.map(({ cluster, id, checked }) => {
    const { members = [], orders = 0, newestAt = null } = dealings.get(id) ?? {}
    const { paidClaims = 0, paidMinor = minor(0) } = sums.get(cluster) ?? {}
    return { id, reasons: cluster.reasons, members, orders, paidClaims, paidMinor, newestAt, checked }
  })
}

interface Shown extends Pick<ClusterView, 'id' | 'checked'> {
  readonly cluster: AccountCluster
}

/** The first unchecked clusters, then checked ones. Looks at as few as it needs: most are unchecked, and their ids take time to make. */
async function uncheckedFirst(q: Queryable, clusters: readonly AccountCluster[]): Promise<Shown[]> {
  const unchecked: Shown[] = []
  const checked: Shown[] = []
  let from = 0
  while (from < clusters.length && unchecked.length < shownClusters) {
    const until = from * 2 + shownClusters
    const some = clusters.slice(from, until).map((cluster) => ({ cluster, id: cluster.id }))
    const checks = await checksOf(
      q,
      some.map(({ id }) => id),
    )
    for (const each of some) {
      const check = checks.get(each.id)
      if (check) checked.push({ ...each, checked: check })
      else unchecked.push({ ...each, checked: null })
    }
    from = until
  }
  return [...unchecked, ...checked].slice(0, shownClusters)
}

type Check = NonNullable<ClusterView['checked']>

async function checksOf(q: Queryable, ids: readonly ClusterId[]): Promise<Map<ClusterId, Check>> {
  const rows = await q.all<Check & { readonly id: ClusterId }>(sql`
    select a.subject_id as id, jsonb_build_object('id', p.id, 'name', p.name) as by, a.at, coalesce(a.reason, '') as reason
    from audit_log a join people p on p.id = a.operator_id
    where a.action = 'check_cluster' and a.subject_id = any(${ids}::bigint[]) and a.subject_id is not null order by a.id`)
  // The last one of a cluster counts.
  return new Map(rows.map(({ id, ...check }) => [id, check]))
}

type Dealing = Pick<ClusterView, 'members' | 'orders' | 'newestAt'>

/** The members of some clusters, and what happened between them. */
async function dealingsWithin(q: Queryable, shown: readonly Shown[]): Promise<Map<ClusterId, Dealing>> {
  const members = shown.flatMap(({ id, cluster }) => cluster.memberIds.map((memberId) => ({ id, memberId })))
  const rows = await q.all<Dealing & { readonly id: ClusterId }>(sql`
    with member as (
      select unnest(${members.map(({ id }) => id)}::bigint[]) as cluster_id,
        unnest(${members.map(({ memberId }) => memberId)}::bigint[]) as user_id
    ),
    ordered as (
      select c.cluster_id, count(*)::int as orders, max(o.accepted_at) as at
      from member c join orders o on o.customer_id = c.user_id join member w on w.user_id = o.washer_id and w.cluster_id = c.cluster_id
      group by c.cluster_id
    ),
    claimed as (
      select c.cluster_id, max(k.submitted_at) as at
      from member c join claims k on k.customer_id = c.user_id join member w on w.user_id = k.washer_id and w.cluster_id = c.cluster_id
      group by c.cluster_id
    )
    select m.cluster_id as id,
      jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'isWasher', w.user_id is not null) order by p.id) as members,
      coalesce(o.orders, 0) as orders, greatest(k.at, o.at) as "newestAt"
    from member m join people p on p.id = m.user_id left join washers w on w.user_id = m.user_id
      left join ordered o on o.cluster_id = m.cluster_id left join claimed k on k.cluster_id = m.cluster_id
    group by m.cluster_id, o.orders, o.at, k.at`)
  return new Map(rows.map(({ id, ...dealing }) => [id, dealing]))
}

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
