import { TakeoverScreen } from '../features/custody/takeover-screen.tsx'
import { useOrderId } from '../features/order/use-order-id.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Take over an order')) }]

export default function Takeover() {
  return <TakeoverScreen orderId={useOrderId()} />
}
