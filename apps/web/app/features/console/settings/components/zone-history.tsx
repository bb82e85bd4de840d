import { firstZones, type Zone } from '@washline/contract/zones/zone'
import { changesBetween } from '@washline/contract/zones/zone-changes'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { useZoneVersions } from '../use-zones.ts'
import { ZoneChanges } from './zone-changes.tsx'

interface ZoneHistoryProps {
  current: readonly Zone[]
  onRestore: (zones: readonly Zone[]) => void
}

/** Every version of the zones, newest first, with the default last. Each can be restored. */
export function ZoneHistory({ current, onRestore }: ZoneHistoryProps) {
  const versions = useZoneVersions()
  const restore = (zones: readonly Zone[], name: string) =>
    changesBetween(current, zones).length === 0 ? (
      <p className="text-ink-2">{t('This is the current version.')}</p>
    ) : (
      <Button size="compact" flat className="justify-self-start" aria-label={name} onClick={() => onRestore(zones)}>
        {t('Restore')}
      </Button>
    )
  return (
    <section className="grid content-start gap-3" aria-labelledby="zones-history">
      <h3 id="zones-history">{t('History')}</h3>
      <QueryGate query={versions}>
        {({ pages }) => (
          <>
            <ol className="console-entries" aria-label={t('History')}>
              {pages
                .flatMap((page) => page.versions)
                .map(({ version, zones, changes, by, reason, at }) => (
                  <li key={version}>
                    <p className="console-entry-head">
                      <b>{t('Version {version}', { version })}</b>
                      <span>{by.name}</span>
                      <time className="num text-ink-2" dateTime={at}>
                        {formatDateTime(at)}
                      </time>
                    </p>
                    <p className="wrap-anywhere">{reason}</p>
                    <ZoneChanges changes={changes} />
                    {restore(zones, t('Restore version {version}', { version }))}
                  </li>
                ))}
              {!versions.hasNextPage && (
                <li>
                  <p className="console-entry-head">
                    <b>{t('Default')}</b>
                  </p>
                  {restore(firstZones, t('Restore the default'))}
                </li>
              )}
            </ol>
            <ShowMore pages={versions} />
          </>
        )}
      </QueryGate>
    </section>
  )
}
