import { orderNumber } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { garmentsOf } from '../../../domain/order/garments-of.ts'
import { openOrderLabel } from '../../../domain/order/open-order-label.ts'
import { OrderLine } from '../../../domain/order/order-line.tsx'
import { orderPath } from '../../../domain/order/order-path.ts'
import { useHangOnLine } from '../../../domain/order/use-hang-on-line.ts'
import { washerOf } from '../../../domain/washer/washer-name.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { headlineOf } from '../view-model.ts'

export function RunningOrder({ order }: { order: OrderSummary }) {
  const { kicker, headline } = headlineOf(order)
  useHangOnLine(order.id, garmentsOf(order.items ?? [])[0])
  return (
    <Ticket pegged label={t('Order {number}', { number: orderNumber(order.id) })}>
      <Ticket.Part>
        <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')}>
          <StatusChip status={order.status}>{t(statusLabels[order.status])}</StatusChip>
        </Ticket.Head>
        <p className="kicker mt-4">{kicker}</p>
        <p className="display num mt-1 text-[clamp(2rem,11cqi,3.5rem)] whitespace-normal">{headline}</p>
        <OrderLine items={order.items} />
      </Ticket.Part>
      <Ticket.Part>
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-32 text-14 text-ink-2">
            {washerOf(order.provider)?.name ??
              t('{count, plural, one {# item} other {# items}}', { count: order.item_count })}
          </p>
          <ButtonLink
            to={orderPath(order) ?? '/order-history'}
            state={{ order_id: order.id }}
            size="compact"
            className="ml-auto shrink-0"
          >
            {openOrderLabel(order.status)}
          </ButtonLink>
        </div>
      </Ticket.Part>
    </Ticket>
  )
}
