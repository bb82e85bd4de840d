import type { Order } from '@washline/contract/orders/schemas'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Detail } from '../../../ui/detail.tsx'

export interface MilestoneListProps {
  order: Pick<Order, 'picked_up_at' | 'laundry_completed_at' | 'delivered_at'>
}

/** When each stage was reached. */
export function MilestoneList({ order }: MilestoneListProps) {
  const rows = [
    [t('Picked up'), order.picked_up_at],
    [t('Wash done'), order.laundry_completed_at],
    [t('Delivered'), order.delivered_at],
  ] as const
  return (
    <div className="grid gap-2">
      {rows.map(([name, at]) => (
        <Detail key={name} name={name}>
          {at ? formatTime(at) : <span className="text-ink-2">{t('not yet')}</span>}
        </Detail>
      ))}
    </div>
  )
}
