import { SettingsAside } from '../features/account/components/settings-aside.tsx'
import { CardSelect } from '../features/cards/components/card-select.tsx'
import { ScheduleScreen } from '../features/schedule/schedule-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Booked pickups')) }]

export default function ScheduleRoute() {
  return (
    <ScheduleScreen
      aside={<SettingsAside />}
      cardOf={({ payment_method_id }, onCard) => <CardSelect cardId={payment_method_id} onCard={onCard} />}
    />
  )
}
