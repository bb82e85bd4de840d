import type { ConsoleCluster } from '@washline/contract/console/clusters'
import { linkTexts } from '@washline/contract/console/clusters'
import type { ClusterId } from '@washline/contract/ids'
import { useState } from 'react'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { NothingHere } from '../../components/nothing-here.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { consolePath } from '../../view-model.ts'
import { useCheckCluster, useClusters } from '../use-clusters.ts'

/** Accounts that may belong together, and why; an operator marks them as checked with a reason. */
export function ClustersPanel() {
  const clusters = useClusters()
  const check = useCheckCluster()
  const [checking, setChecking] = useState<ClusterId>()
  return (
    <section className="grid gap-3" aria-label={t('Possible clusters')}>
      <header className="console-case-head">
        <h2>{t('Possible clusters')}</h2>
      </header>
      <p className="text-ink-2">
        {t('Accounts that may belong together. A family, roommates or coworkers look the same: nothing here is proof.')}
      </p>
      <QueryGate query={clusters}>
        {(rows) =>
          rows.length === 0 ? (
            <NothingHere text={t('No accounts are linked to each other.')} next="people" />
          ) : (
            <ol className="console-entries" aria-label={t('Possible clusters')}>
              {rows.map((cluster) => (
                <li key={cluster.id}>
                  <Cluster cluster={cluster} onCheck={() => setChecking(cluster.id)} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryGate>
      {checking !== undefined && (
        <ReasonForm
          open
          onClose={() => setChecking(undefined)}
          title={t('Mark this cluster as checked')}
          label={t('What was found')}
          hint={t('Only operators can read this.')}
          action={t('Mark as checked')}
          onAction={async (reason) => {
            await check.mutateAsync({ id: checking, reason })
            toast.success(t('Marked as checked.'))
          }}
        />
      )}
    </section>
  )
}

/** The members, what links them, and what happened between them. */
export function Cluster({ cluster, onCheck }: { cluster: ConsoleCluster; onCheck?: () => void }) {
  const { members, reasons, orders, paid_claims, paid_minor, newest_at, checked } = cluster
  return (
    <>
      <p className="console-entry-head wrap-anywhere">
        {members.map(({ id, name, is_washer }) => (
          <Link key={id} to={consolePath('people', id)}>
            {is_washer ? t('{name} (Washer)', { name }) : name}
          </Link>
        ))}
        <b className="num">{formatMinor(paid_minor)}</b>
        {newest_at && (
          <time className="num text-ink-2" dateTime={newest_at}>
            {formatDateTime(newest_at)}
          </time>
        )}
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{t(linkTexts[reason])}</li>
        ))}
      </ul>
      <p className="text-ink-2">
        {t(
          '{orders, plural, one {# order} other {# orders}} and {claims, plural, one {# paid claim} other {# paid claims}} between them',
          { orders, claims: paid_claims },
        )}
      </p>
      {checked ? (
        <p className="text-ink-2 wrap-anywhere">
          {t('Checked by {name}, {date}: {reason}', {
            name: checked.by.name,
            date: formatDateTime(checked.at),
            reason: checked.reason,
          })}
        </p>
      ) : (
        onCheck && (
          <Button size="compact" flat className="justify-self-start" onClick={onCheck}>
            {t('Mark as checked')}
          </Button>
        )
      )}
    </>
  )
}
