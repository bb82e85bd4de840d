import { createHash } from 'node:crypto'
import { type LinkReason, linkReasons } from '@washline/contract/console/clusters'
import { type ClusterId, toClusterId, type UserId } from '@washline/contract/ids'
import { add, minor } from '@washline/contract/money'
import type { AccountLink, PaidClaims } from '../../rules/account-link.ts'

export interface AccountCluster {
  /** Made when it is read: most clusters are not shown. */
  readonly id: ClusterId
  /** Ascending. */
  readonly memberIds: readonly UserId[]
  readonly reasons: readonly LinkReason[]
}

interface Group {
  readonly members: Set<UserId>
  readonly links: AccountLink[]
}

/** The accounts that links connect, over others, too. */
export function clusterAccounts(links: readonly AccountLink[]): AccountCluster[] {
  const groups = new Map<UserId, Group>()
  for (const link of links) {
    const { one, other } = link
    if (one === other) continue
    const together = join(groups, groupOf(groups, one), groupOf(groups, other))
    together.links.push(link)
  }
  return [...new Set(groups.values())].map(({ members, links: inside }) => {
    const memberIds = [...members].sort((a, b) => a - b)
    const reasons = linkReasons.filter((reason) => inside.some((link) => link.reason === reason))
    return {
      memberIds,
      reasons,
      get id() {
        return clusterIdOf(inside, memberIds)
      },
    }
  })
}

function groupOf(groups: Map<UserId, Group>, id: UserId): Group {
  const group = groups.get(id) ?? { members: new Set([id]), links: [] }
  groups.set(id, group)
  return group
}

/** The smaller one moves, so that a long chain takes no longer than many pairs. */
function join(groups: Map<UserId, Group>, a: Group, b: Group): Group {
  if (a === b) return a
  const [into, from] = a.members.size < b.members.size ? [b, a] : [a, b]
  for (const member of from.members) {
    into.members.add(member)
    groups.set(member, into)
  }
  for (const link of from.links) into.links.push(link)
  return into
}

/** 48 bits: ids in paths have at most 15 digits. */
const hexDigits = 12

/** A positive number that names the members and links. */
function clusterIdOf(links: readonly AccountLink[], memberIds: readonly UserId[]): ClusterId {
  const lines = links.map(({ one, other, reason }) => `${Math.min(one, other)} ${Math.max(one, other)} ${reason}`)
  const content = JSON.stringify([memberIds, [...new Set(lines)].sort()])
  const digest = createHash('sha256').update(content).digest('hex')
  return toClusterId(Number.parseInt(digest.slice(0, hexDigits), 16) + 1)
}

/** What was paid for claims between members. */
export function paidWithin(
  clusters: readonly AccountCluster[],
  paid: readonly PaidClaims[],
): ReadonlyMap<AccountCluster, Pick<PaidClaims, 'paidClaims' | 'paidMinor'>> {
  const clusterOf = new Map(clusters.flatMap((cluster) => cluster.memberIds.map((id) => [id, cluster])))
  const sums = new Map(clusters.map((cluster) => [cluster, { paidClaims: 0, paidMinor: minor(0) }]))
  for (const { customerId, washerId, paidClaims, paidMinor } of paid) {
    const cluster = clusterOf.get(customerId)
    const sum = cluster && clusterOf.get(washerId) === cluster && sums.get(cluster)
    if (!sum) continue
    sum.paidClaims += paidClaims
    sum.paidMinor = add(sum.paidMinor, paidMinor)
  }
  return sums
}
