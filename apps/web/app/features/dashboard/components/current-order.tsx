import { orderNumber } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { garmentsOf } from '../../../domain/order/garments-of.ts'
import { openOrderLabel } from '../../../domain/order/open-order-label.ts'
import { OrderLine } from '../../../domain/order/order-line.tsx'
import { orderPath } from '../../../domain/order/order-path.ts'
import { progressOf, progressStops } from '../../../domain/order/order-progress.ts'
import { useHangOnLine } from '../../../domain/order/use-hang-on-line.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ProgressLine } from '../../../ui/progress-line.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { headlineOf } from '../view-model.ts'

export function CurrentOrder({ order }: { order: OrderSummary }) {
  const { headline, note } = headlineOf(order, useNow(30_000))
  const stops = progressStops()
  const place = progressOf(order)
  const number = orderNumber(order.id)
  const now = place < 0 ? t('not picked up yet') : (stops[place] ?? t('all done'))
  const [first] = garmentsOf(order.items ?? [])
  useHangOnLine(order.id, first)
  return (
    <Ticket pegged label={t('Current order {number}', { number })}>
      <Ticket.Part>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2>{t('Current Order')}</h2>
          <StatusChip status={order.status}>{t(statusLabels[order.status])}</StatusChip>
        </div>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1" aria-live="polite">
          <span className="display text-[clamp(2rem,12cqi,3.75rem)]">{headline}</span>
          {note && <span className="num text-ink-2">{note}</span>}
        </p>
        <OrderLine items={order.items} />
      </Ticket.Part>
      <Ticket.Part>
        <ProgressLine
          stops={stops}
          current={place}
          label={t('Picked Up, Washing, Delivering: {now}', { now })}
          {...(first && { garment: first.garment, fill: first.fill, more: order.item_count - 1 })}
        />
      </Ticket.Part>
      <Ticket.Part>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Ticket.Head number={number} numberLabel={t('No.')} />
          <ButtonLink to={orderPath(order) ?? '/order-history'} state={{ order_id: order.id }} variant="primary">
            {openOrderLabel(order.status)}
          </ButtonLink>
        </div>
      </Ticket.Part>
    </Ticket>
  )
}
