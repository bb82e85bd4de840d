import { SettingsAside } from '../features/account/components/settings-aside.tsx'
import { SettingsScreen } from '../features/notifications/settings-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Notification settings')) }]

export default function NotificationSettings() {
  return <SettingsScreen aside={<SettingsAside />} />
}
