import { later } from '../../ui/later.tsx'
import type { OrderLineProps } from './order-line.tsx'

const Line = later(() => import('./order-line.tsx').then((module) => module.OrderLine), null)

/** The order's garments on a screen that answers before its drawings are there: their place is reserved. */
export const OrderLineLater = (props: OrderLineProps) => (
  <div className="flex min-h-7">
    <Line {...props} />
  </div>
)
