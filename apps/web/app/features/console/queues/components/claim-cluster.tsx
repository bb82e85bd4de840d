import type { ConsoleClaim } from '@washline/contract/claims/console-endpoints'
import { t } from '../../../../platform/i18n/i18n.ts'
import { useClusters } from '../use-clusters.ts'
import { Cluster } from './clusters-panel.tsx'

/** The possible cluster that customer and Washer of a claim are in together; nothing otherwise. */
export function ClaimCluster({ claim: { customer, washer } }: { claim: ConsoleClaim }) {
  const cluster = useClusters(customer.id).data?.find(({ members }) => members.some(({ id }) => id === washer.id))
  if (!cluster) return null
  return (
    <section className="console-box" aria-label={t('Possible cluster')}>
      <h3>{t('Possible cluster')}</h3>
      <Cluster cluster={cluster} />
    </section>
  )
}
