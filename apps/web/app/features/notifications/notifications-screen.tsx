import type { OrderId } from '@washline/contract/ids'
import { useState } from 'react'
import { useRested } from '../../platform/clock/use-rested.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { IconLink } from '../../ui/icon-link.tsx'
import { later } from '../../ui/later.tsx'
import { useIsDesk } from '../../ui/use-is-desk.ts'
import { NotificationList } from './components/notification-list.tsx'
import { useNotifications } from './use-notifications.ts'

const OrderAside = later(() => import('../../domain/order/order-aside.tsx').then((module) => module.OrderAside))

const SettingsTable = later(() => import('./components/settings-table.tsx').then((module) => module.SettingsTable))

/** The notifications by order; on a desktop the ticket of the order that is pointed at stands beside them. */
export function NotificationsScreen() {
  const isDesk = useIsDesk()
  const [chosen, setChosen] = useState<OrderId>()
  const shown = useRested(chosen)
  const isEmpty = useNotifications().data?.pages[0]?.data.length === 0
  useHeadingFocus()
  return (
    <AppPage
      title={t('Notifications')}
      back="/home-screen"
      tab="home"
      bottomNav
      aside={
        isDesk && (shown === undefined ? isEmpty && <Kinds /> : <OrderAside key={shown} orderId={shown} isLinked />)
      }
      actions={
        <IconLink icon="settings" label={t('Notification settings')} to="/notification/settings" className="ml-auto" />
      }
    >
      <NotificationList onChoose={isDesk ? setChosen : undefined} />
    </AppPage>
  )
}

/** Before the first notification: which there will be. */
const Kinds = () => (
  <section className="grid gap-3 pt-10" aria-labelledby="kinds">
    <h2 id="kinds">{t('What we notify you about')}</h2>
    <SettingsTable />
  </section>
)
