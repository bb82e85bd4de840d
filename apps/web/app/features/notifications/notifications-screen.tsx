import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { IconLink } from '../../ui/icon-link.tsx'
import { NotificationList } from './components/notification-list.tsx'

export function NotificationsScreen() {
  useHeadingFocus()
  return (
    <AppPage
      title={t('Notifications')}
      back="/home-screen"
      tab="home"
      bottomNav
      actions={
        <IconLink icon="settings" label={t('Notification settings')} to="/notification/settings" className="ml-auto" />
      }
    >
      <div className="max-w-[760px]">
        <NotificationList />
      </div>
    </AppPage>
  )
}
