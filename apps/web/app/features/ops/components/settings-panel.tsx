import type { CurrentSettings } from '@washline/contract/settings/endpoints'
import { changesBetween, type SettingFigures } from '@washline/contract/settings/figures'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { toast } from '../../../ui/toast.ts'
import { ReasonForm } from '../reason-form.tsx'
import { SettingsForm } from '../settings-form.tsx'
import { useChangeSettings, useOpsSettings } from '../use-ops-settings.ts'
import { FigureChanges } from './figure-changes.tsx'
import { type FigureEdits, readFigures } from './figure-edits.ts'
import { QueryGate } from './query-gate.tsx'
import { SettingsHistory } from './settings-history.tsx'

/** The market's figures of conduct: what holds, changing it, and going back. */
export function SettingsPanel() {
  const settings = useOpsSettings()
  return (
    <>
      <header className="ops-case-head">
        <h2>{t('Market settings')}</h2>
        {settings.data && (
          <span className="text-ink-2">
            {settings.data.version === 0
              ? t('As it was built')
              : t('Version {version}', { version: settings.data.version })}
          </span>
        )}
      </header>
      <p>{t('They hold from the moment you save them. Offers and handovers under way end as they began.')}</p>
      <QueryGate query={settings}>{(current) => <Settings current={current} />}</QueryGate>
    </>
  )
}

function Settings({ current: { version, figures } }: { current: CurrentSettings }) {
  const change = useChangeSettings()
  const [edits, setEdits] = useState<FigureEdits>({})
  const [asked, setAsked] = useState<'edits' | { restored: SettingFigures }>()
  const typed = readFigures(figures, edits)
  const wanted = asked === 'edits' ? ('figures' in typed ? typed.figures : undefined) : asked?.restored
  const changes = wanted && changesBetween(figures, wanted)
  return (
    <div className="ops-two">
      <SettingsForm current={figures} edits={edits} onEdit={setEdits} onReview={() => setAsked('edits')} />
      <SettingsHistory current={figures} onRestore={(restored) => setAsked({ restored })} />
      {wanted && changes && (
        <ReasonForm
          open
          onClose={() => setAsked(undefined)}
          title={asked === 'edits' ? t('Change the settings') : t('Restore these settings')}
          about={
            changes.length > 0 ? <FigureChanges changes={changes} /> : t('Nothing is different from what holds now.')
          }
          hint={t('Other operators read it.')}
          action={t('Save')}
          onAct={async (reason) => {
            await change.mutateAsync({ version, figures: wanted, reason })
            setEdits({})
            toast.success(t('Saved.'))
          }}
        />
      )}
    </div>
  )
}
