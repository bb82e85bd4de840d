import { SettingsAside } from '../features/account/components/settings-aside.tsx'
import { WebhooksScreen } from '../features/webhooks/webhooks-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Webhooks')) }]

export default function AccountWebhooks() {
  return <WebhooksScreen side="person" aside={<SettingsAside />} />
}
