import { SettingsAside } from '../features/account/components/settings-aside.tsx'
import { TokensScreen } from '../features/tokens/tokens-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Access tokens')) }]

export default function AccountTokens() {
  return <TokensScreen aside={<SettingsAside />} />
}
