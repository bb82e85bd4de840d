import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { PushSetting } from './components/push-setting.tsx'
import { SettingsTable } from './components/settings-table.tsx'

export interface SettingsScreenProps {
  /** Beside it on a desktop: where else settings are. */
  aside?: ReactNode
}

/** What the person is told of, and by which way. */
export function SettingsScreen({ aside }: SettingsScreenProps) {
  useHeadingFocus()
  return (
    <AppPage title={t('Notification settings')} back="/notification" tab="account" bottomNav aside={aside}>
      <div className="grid max-w-[640px] gap-8">
        <PushSetting />
        <section className="grid gap-2">
          <h2>{t('What we tell you')}</h2>
          <SettingsTable />
        </section>
      </div>
    </AppPage>
  )
}
