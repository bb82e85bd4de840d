import { ComplaintsScreen } from '../features/complaint/complaints-screen.tsx'
import { useOrderId } from '../features/order/use-order-id.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { getSession } from '../platform/session/session.ts'

export const meta = () => [{ title: pageTitle(getSession().user?.is_provider ? t('Complaints') : t('Not clean?')) }]

export default function Complaints() {
  return <ComplaintsScreen orderId={useOrderId()} />
}
