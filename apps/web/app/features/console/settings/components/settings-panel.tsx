import type { CurrentSettings } from '@washline/contract/settings/endpoints'
import { changesBetween, type MarketSettingValues } from '@washline/contract/settings/market-settings'
import { useState } from 'react'
import { ResetDemo } from '../../../../domain/demo/reset-demo.tsx'
import { useConfig } from '../../../../platform/api/use-config.ts'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { useSession } from '../../../../platform/session/use-session.ts'
import { Link } from '../../../../router/index.ts'
import { Note } from '../../../../ui/note.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { toast } from '../../../../ui/toast.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { useConsoleSettings } from '../../use-console-settings.ts'
import { SettingsForm } from '../settings-form.tsx'
import { useTrials } from '../use-rule-lab.ts'
import { useChangeSettings } from '../use-settings-versions.ts'
import { LabPanel } from './lab-panel.tsx'
import { SettingChanges } from './setting-changes.tsx'
import { readSettings, type SettingEdits } from './setting-edits.ts'
import { SettingsHistory } from './settings-history.tsx'

/** How Washers are found and asked, and the lab in which rules are replayed. */
export function SettingsPanel() {
  const settings = useConsoleSettings()
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Search and offers')}</h2>
        {settings.data && (
          <span className="text-ink-2">
            {settings.data.version === 0
              ? t('Default settings')
              : t('Version {version}', { version: settings.data.version })}
          </span>
        )}
      </header>
      <Tabs
        label={t('Search and offers')}
        tabs={[
          {
            title: t('Settings'),
            content: (
              <div className="grid gap-4">
                <p>
                  {t(
                    'Changes apply to new offers and handovers once saved. Those in progress keep the previous settings.',
                  )}
                </p>
                <Link className="inline-flex min-h-11 items-center justify-self-start" to="/ops/webhooks">
                  {t('Webhooks of the market')}
                </Link>
                <RunningTrial />
                <QueryGate query={settings}>{(current) => <Settings current={current} />}</QueryGate>
                <DemoReset />
              </div>
            ),
          },
          { title: t('Rule lab'), content: <LabPanel /> },
        ]}
      />
    </>
  )
}

/** A demo market only: it can begin again. */
function DemoReset() {
  const { token } = useSession()
  return useConfig()?.demo && token ? <ResetDemo token={token} /> : null
}

/** While rules are published for a time, those of the search here wait for its end. */
function RunningTrial() {
  const running = useTrials().data?.trials.find(({ state, rules }) => state === 'running' && rules !== null)
  return running ? (
    <Note>
      {t('Until {time}, other search rules apply, which were published for a limited time.', {
        time: formatDateTime(running.ends_at),
      })}
    </Note>
  ) : null
}

/** The form, the review of its changes, and the history. */
function Settings({ current: { version, settings } }: { current: CurrentSettings }) {
  const change = useChangeSettings()
  const [edits, setEdits] = useState<SettingEdits>({})
  const [asked, setAsked] = useState<'edits' | { restored: MarketSettingValues }>()
  const typed = readSettings(settings, edits)
  const wanted = asked === 'edits' ? ('settings' in typed ? typed.settings : undefined) : asked?.restored
  const changes = wanted && changesBetween(settings, wanted)
  return (
    <div className="console-two">
      <SettingsForm current={settings} edits={edits} onEdit={setEdits} onReview={() => setAsked('edits')} />
      <SettingsHistory current={settings} onRestore={(restored) => setAsked({ restored })} />
      {wanted && changes && (
        <ReasonForm
          open
          onClose={() => setAsked(undefined)}
          title={asked === 'edits' ? t('Change the settings') : t('Restore these settings')}
          about={
            changes.length > 0 ? <SettingChanges changes={changes} /> : t('Nothing differs from the current version.')
          }
          hint={t('Other operators can read it.')}
          action={t('Save')}
          onAction={async (reason) => {
            await change.mutateAsync({ version, settings: wanted, reason })
            setEdits({})
            toast.success(t('Saved.'))
          }}
        />
      )}
    </div>
  )
}
