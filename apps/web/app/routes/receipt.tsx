import { brandName } from '../features/cards/view-model.ts'
import { OrderDoor } from '../features/door/components/order-door.tsx'
import { useOrderId } from '../features/order/use-order-id.ts'
import { ReceiptScreen } from '../features/receipt/receipt-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Receipt')) }]

export default function ReceiptRoute() {
  return (
    <ReceiptScreen
      orderId={useOrderId()}
      brandName={brandName}
      door={({ order_id, side }) => <OrderDoor order={{ id: order_id }} side={side} />}
    />
  )
}
