import { changesBetween, firstFigures, type SettingFigures } from '@washline/contract/settings/figures'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { useSettingsVersions } from '../use-ops-settings.ts'
import { FigureChanges } from './figure-changes.tsx'
import { QueryGate } from './query-gate.tsx'
import { ShowMore } from './show-more.tsx'

interface SettingsHistoryProps {
  current: SettingFigures
  onRestore: (figures: SettingFigures) => void
}

/** Every change of the figures, newest first, down to what is built in; each can be gone back to. */
export function SettingsHistory({ current, onRestore }: SettingsHistoryProps) {
  const versions = useSettingsVersions()
  const restore = (figures: SettingFigures, name: string) =>
    changesBetween(current, figures).length === 0 ? (
      <p className="text-ink-2">{t('This holds now.')}</p>
    ) : (
      <Button size="compact" flat className="justify-self-start" aria-label={name} onClick={() => onRestore(figures)}>
        {t('Restore')}
      </Button>
    )
  return (
    <section className="grid content-start gap-3" aria-labelledby="settings-history">
      <h3 id="settings-history">{t('History')}</h3>
      <QueryGate query={versions}>
        {({ pages }) => (
          <>
            <ol className="ops-story" aria-label={t('History')}>
              {pages
                .flatMap((page) => page.versions)
                .map(({ version, figures, changes, by, reason, at }) => (
                  <li key={version}>
                    <p className="ops-story-head">
                      <b>{t('Version {version}', { version })}</b>
                      <span>{by.name}</span>
                      <time className="num text-ink-2" dateTime={at}>
                        {formatDateTime(at)}
                      </time>
                    </p>
                    <p className="wrap-anywhere">{reason}</p>
                    <FigureChanges changes={changes} />
                    {restore(figures, t('Restore version {version}', { version }))}
                  </li>
                ))}
              {!versions.hasNextPage && (
                <li>
                  <p className="ops-story-head">
                    <b>{t('As it was built')}</b>
                  </p>
                  {restore(firstFigures, t('Restore what was built'))}
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
