import { SettingsAside } from '../features/account/components/settings-aside.tsx'
import { ApprovalsScreen } from '../features/approvals/approvals-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Approvals')) }]

export default function Approvals() {
  return <ApprovalsScreen aside={<SettingsAside />} />
}
