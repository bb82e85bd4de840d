import { ClaimsScreen } from '../features/claim/claims-screen.tsx'
import { useOrderId } from '../features/order/use-order-id.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Claims')) }]

export default function Claims() {
  return <ClaimsScreen orderId={useOrderId()} />
}
