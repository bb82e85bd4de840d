import { createHash } from 'node:crypto'
import { type LinkReason, linkReasons } from '@washline/contract/console/clusters'
import { type ClusterId, toClusterId, type UserId } from '@washline/contract/ids'
import type { AccountLink } from '../../rules/account-link.ts'

export interface AccountCluster {
  readonly id: ClusterId
  /** Ascending. */
  readonly memberIds: readonly UserId[]
  readonly reasons: readonly LinkReason[]
}

/** The accounts that links connect, over others, too. */
export function clusterAccounts(links: readonly AccountLink[]): AccountCluster[] {
  const groups = new Map<UserId, Set<UserId>>()
  for (const { one, other } of links) {
    if (one === other) continue
    const together = new Set([...(groups.get(one) ?? [one]), ...(groups.get(other) ?? [other])])
    for (const member of together) groups.set(member, together)
  }
  return [...new Set(groups.values())].map((members) => {
    const inside = links.filter(({ one }) => members.has(one))
    const memberIds = [...members].sort((a, b) => a - b)
    const reasons = linkReasons.filter((reason) => inside.some((link) => link.reason === reason))
    return { id: clusterIdOf(inside, memberIds), memberIds, reasons }
  })
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
