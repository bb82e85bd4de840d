import { SecondFactorGate } from '../features/second-factor/components/second-factor-gate.tsx'
import { WebhooksScreen } from '../features/webhooks/webhooks-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Webhooks of the market')) }]

export default function MarketWebhooks() {
  return (
    <SecondFactorGate>
      <WebhooksScreen side="market" />
    </SecondFactorGate>
  )
}
