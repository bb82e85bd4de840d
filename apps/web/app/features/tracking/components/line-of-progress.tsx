import type { Order } from '@washline/contract/orders/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { ProgressLine } from '../../../ui/progress-line.tsx'
import { progressOf } from '../view-model.ts'

export interface LineOfProgressProps {
  order: Pick<Order, 'status' | 'laundry_completed_at'>
}

/** Picked Up, Washing, Delivering: where the clothes are. */
export function LineOfProgress({ order }: LineOfProgressProps) {
  const current = progressOf(order)
  const stops = [t('Picked Up'), t('Washing'), t('Delivering')] as const
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
