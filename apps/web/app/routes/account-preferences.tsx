import { SettingsAside } from '../features/account/components/settings-aside.tsx'
import { PreferencesScreen } from '../features/care/preferences-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Care preferences')) }]

export default function AccountPreferences() {
  return <PreferencesScreen aside={<SettingsAside />} />
}
