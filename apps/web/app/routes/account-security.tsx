import { SecurityScreen } from '../features/account/security-screen.tsx'
import { SecondFactorSection } from '../features/second-factor/components/second-factor-section.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useUser } from '../platform/session/use-user.ts'

export const meta = () => [{ title: pageTitle(t('Password and devices')) }]

export default function AccountSecurityRoute() {
  return <SecurityScreen>{useUser().is_operator && <SecondFactorSection />}</SecurityScreen>
}
