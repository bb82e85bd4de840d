import { ComplaintsScreen } from '../features/complaint/complaints-screen.tsx'
import { useOrderId } from '../features/order/use-order-id.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Second wash')) }]

export default function Complaints() {
  return <ComplaintsScreen orderId={useOrderId()} />
}
