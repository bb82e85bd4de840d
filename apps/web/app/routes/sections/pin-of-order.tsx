import { OrderCustody } from '../../features/custody/components/order-custody.tsx'
import type { ShownOrder } from '../../features/order/components/order-gate.tsx'

/** The PIN of an order that has just been accepted. */
export const PinOfOrder = (shown: ShownOrder) => <OrderCustody {...shown}>{({ pin }) => pin}</OrderCustody>
