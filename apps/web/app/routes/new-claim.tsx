import { NewClaimScreen } from '../features/claim/new-claim-screen.tsx'
import { useOrderId } from '../features/order/use-order-id.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Loss or damage')) }]

export default function NewClaim() {
  return <NewClaimScreen orderId={useOrderId()} />
}
