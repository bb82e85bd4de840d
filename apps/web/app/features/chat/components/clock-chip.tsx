import { useQuery } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { promisedAt } from '../../../domain/order/order-progress.ts'
import { orderQuery } from '../../../domain/order/order-query.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { T } from '../../../platform/i18n/t.tsx'

/** While the laundry is away: by when it is back, as a screen of the order has read it. Nothing is requested for it. */
export function ClockChip({ orderId }: { orderId: OrderId }) {
  const { data: order } = useQuery({ ...orderQuery(orderId), enabled: false })
  const isAway = order?.status === 'picked_up' || order?.status === 'in_progress'
  if (!isAway || !order.picked_up_at) return null
  const time = formatTime(promisedAt(order.picked_up_at, order.promise_s))
  return (
    <p className="clock-chip">
      <T text="Back by <b>{time}</b>" values={{ time }} parts={{ b: (inside) => <b className="num">{inside}</b> }} />
    </p>
  )
}
