import type { Order } from '@washline/contract/orders/schemas'
import { garmentsOf } from '../../../domain/order/garments-of.ts'
import { progressOf, progressStops } from '../../../domain/order/order-progress.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ProgressLine } from '../../../ui/progress-line.tsx'

export interface LineOfProgressProps {
  order: Pick<Order, 'status' | 'laundry_completed_at' | 'items' | 'item_count'>
}

export function LineOfProgress({ order }: LineOfProgressProps) {
  const current = progressOf(order)
  const stops = progressStops()
  const [first] = garmentsOf(order.items)
  return (
    <ProgressLine
      stops={stops}
      current={current}
      {...(current < 1 || !first
        ? { garment: 'bag' as const }
        : { garment: first.garment, fill: first.fill, more: order.item_count - 1 })}
      label={
        current < 0
          ? t('Waiting for pickup')
          : t('Progress: {stop}', { stop: stops[Math.min(2, current)] ?? t('Delivering') })
      }
    />
  )
}
