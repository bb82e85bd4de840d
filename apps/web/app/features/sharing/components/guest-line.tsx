import type { GuestOrder } from '@washline/contract/sharing/endpoints'
import { garmentsOf } from '../../../domain/order/garments-of.ts'
import { progressOf, progressStops } from '../../../domain/order/order-progress.ts'
import { ProgressLine } from '../../../ui/progress-line.tsx'
import { headline } from '../view-model.ts'

/** The first of the order's own garments on its way; until the wash begins, the bag. */
export function GuestLine({ order }: { order: GuestOrder }) {
  const place = progressOf(order)
  const [first, ...others] = garmentsOf(order.items ?? [])
  return (
    <ProgressLine
      stops={progressStops()}
      current={place}
      label={headline(order)}
      {...(!first || place < 1
        ? { garment: 'bag' as const }
        : { garment: first.garment, fill: first.fill, more: others.length })}
    />
  )
}
