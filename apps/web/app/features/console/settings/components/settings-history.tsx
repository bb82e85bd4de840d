import {
  changesBetween,
  defaultMarketSettings,
  type MarketSettingValues,
} from '@washline/contract/settings/market-settings'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { useSettingsVersions } from '../use-console-settings.ts'
import { SettingChanges } from './setting-changes.tsx'

interface SettingsHistoryProps {
  current: MarketSettingValues
  onRestore: (settings: MarketSettingValues) => void
}

/** Every version of the settings, newest first, with the defaults last. Each can be restored. */
export function SettingsHistory({ current, onRestore }: SettingsHistoryProps) {
  const versions = useSettingsVersions()
  const restore = (settings: MarketSettingValues, name: string) =>
    changesBetween(current, settings).length === 0 ? (
      <p className="text-ink-2">{t('This is the current version.')}</p>
    ) : (
      <Button size="compact" flat className="justify-self-start" aria-label={name} onClick={() => onRestore(settings)}>
        {t('Restore')}
      </Button>
    )
  return (
    <section className="grid content-start gap-3" aria-labelledby="settings-history">
      <h3 id="settings-history">{t('History')}</h3>
      <QueryGate query={versions}>
        {({ pages }) => (
          <>
            <ol className="console-entries" aria-label={t('History')}>
              {pages
                .flatMap((page) => page.versions)
                .map(({ version, settings, changes, by, reason, at }) => (
                  <li key={version}>
                    <p className="console-entry-head">
                      <b>{t('Version {version}', { version })}</b>
                      <span>{by.name}</span>
                      <time className="num text-ink-2" dateTime={at}>
                        {formatDateTime(at)}
                      </time>
                    </p>
                    <p className="wrap-anywhere">{reason}</p>
                    <SettingChanges changes={changes} />
                    {restore(settings, t('Restore version {version}', { version }))}
                  </li>
                ))}
              {!versions.hasNextPage && (
                <li>
                  <p className="console-entry-head">
                    <b>{t('Default')}</b>
                  </p>
                  {restore(defaultMarketSettings, t('Restore the default'))}
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
