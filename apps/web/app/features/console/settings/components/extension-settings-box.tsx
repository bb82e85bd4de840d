import type { SettingValues } from '@washline/contract/extensions/schemas'
import { useState } from 'react'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { toast } from '../../../../ui/toast.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { ExtensionSettingsForm } from '../extension-settings-form.tsx'
import { useChangeExtensionSettings, useExtensionSettings } from '../use-extensions.ts'

/** The settings of an extension, and who has changed them last. */
export function ExtensionSettingsBox({ name }: { name: string }) {
  const settings = useExtensionSettings(name)
  const change = useChangeExtensionSettings(name)
  const [edits, setEdits] = useState<SettingValues>({})
  const [wanted, setWanted] = useState<SettingValues>()
  return (
    <section className="grid gap-3" aria-label={t('Settings')}>
      <h4>{t('Settings')}</h4>
      <QueryGate query={settings}>
        {(current) => (
          <>
            <ExtensionSettingsForm current={current} edits={edits} onEdit={setEdits} onReview={setWanted} />
            {current.changed && (
              <p className="text-ink-2 wrap-anywhere">
                {t('Version {version}', { version: current.version })}, {current.changed.by.name},{' '}
                {formatDateTime(current.changed.at)}: {current.changed.reason}
              </p>
            )}
            <ReasonForm
              open={wanted !== undefined}
              onClose={() => setWanted(undefined)}
              title={t('Change the settings')}
              hint={t('Other operators can read it.')}
              action={t('Save')}
              onAction={async (reason) => {
                await change.mutateAsync({ version: current.version, values: wanted ?? {}, reason })
                setEdits({})
                toast.success(t('Saved.'))
              }}
            />
          </>
        )}
      </QueryGate>
    </section>
  )
}
