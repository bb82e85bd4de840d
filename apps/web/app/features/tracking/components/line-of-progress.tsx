import type { Order } from '@washline/contract/orders/schemas'
import { progressOf, progressStops } from '../../../domain/order/order-progress.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ProgressLine } from '../../../ui/progress-line.tsx'

export interface LineOfProgressProps {
  order: Pick<Order, 'status' | 'laundry_completed_at'>
}

export function LineOfProgress({ order }: LineOfProgressProps) {
  const current = progressOf(order)
  const stops = progressStops()
  return (
    <ProgressLine
      stops={stops}
      current={current}
      garment={current < 1 ? 'bag' : 'shirt'}
      label={
        current < 0
          ? t('Waiting for pickup')
          : t('Progress: {stop}', { stop: stops[Math.min(2, current)] ?? t('Delivering') })
      }
    />
  )
}
