import { consoleRefusals } from '@washline/contract/console/refusals'
import type { ClusterId, UserId } from '@washline/contract/ids'
import { refuse } from '../../../platform/http/refusal.ts'
import { insertAudit, lockCluster } from '../../audit/store.ts'
import type { PeopleDeps } from '../../deps.ts'
import { type ClusterView, clustersOf } from '../queries/clusters.ts'

export interface ClusterCheck {
  readonly id: ClusterId
  readonly operatorId: UserId
  readonly reason: string
  readonly requestId: string | undefined
}

/** Marks a cluster as checked. The log is the record: a new member or tie gives a new id, which nobody has checked. */
export const checkCluster = (
  deps: Pick<PeopleDeps, 'db' | 'clock' | 'newId' | 'accountLinks'>,
  { id, operatorId, reason, requestId }: ClusterCheck,
): Promise<ClusterView> =>
  deps.db.transaction(async (tx) => {
    await lockCluster(tx, id)
    const links = await deps.accountLinks(tx)
    const [cluster] = await clustersOf(tx, links, { id })
    if (!cluster || cluster.checked) throw refuse(consoleRefusals.clusterChanged)
    await insertAudit(tx, {
      action: 'check_cluster',
      operatorId,
      personId: cluster.members[0]?.id ?? null,
      subjectId: id,
      reason,
      requestId: requestId ?? deps.newId(),
      at: deps.clock.now(),
    })
    const [checked] = await clustersOf(tx, links, { id })
    if (!checked) throw refuse(consoleRefusals.clusterChanged)
    return checked
  })
