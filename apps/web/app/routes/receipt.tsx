import { brandName } from '../features/cards/view-model.ts'
import { useOrderId } from '../features/order/use-order-id.ts'
import { ReceiptScreen } from '../features/receipt/receipt-screen.tsx'

export const meta = () => [{ title: 'Receipt · Washline' }]

export default function ReceiptRoute() {
  return <ReceiptScreen orderId={useOrderId()} brandName={brandName} />
}
