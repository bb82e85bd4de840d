import { SettingsAside } from '../features/account/components/settings-aside.tsx'
import { SafetyScreen } from '../features/people/safety-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Safety')) }]

export default function AccountSafety() {
  return <SafetyScreen aside={<SettingsAside />} />
}
