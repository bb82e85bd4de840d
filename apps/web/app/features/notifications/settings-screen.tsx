import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { PushSetting } from './components/push-setting.tsx'
import { SettingsTable } from './components/settings-table.tsx'

export interface SettingsScreenProps {
  /** Links to other settings, beside the page on a desktop. */
  aside?: ReactNode
}

/** The types of notifications and their channels. */
export function SettingsScreen({ aside }: SettingsScreenProps) {
  useHeadingFocus()
  return (
    <AppPage title={t('Notification settings')} back="/notification" tab="account" bottomNav menu={aside}>
      <div className="in-order grid max-w-[640px] gap-8">
        <PushSetting />
        <section className="grid gap-2">
          <h2>{t('What we notify you about')}</h2>
          <SettingsTable />
        </section>
      </div>
    </AppPage>
  )
}
