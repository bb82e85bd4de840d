import { SecurityScreen } from '../features/account/security-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useUser } from '../platform/session/use-user.ts'
import { later } from '../ui/later.tsx'

const SecondFactorSection = later(() =>
  import('../features/second-factor/components/second-factor-section.tsx').then((module) => module.SecondFactorSection),
)

export const meta = () => [{ title: pageTitle(t('Password and devices')) }]

export default function AccountSecurityRoute() {
  return <SecurityScreen>{useUser().is_operator && <SecondFactorSection />}</SecurityScreen>
}
