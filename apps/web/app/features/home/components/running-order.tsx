import { orderNumber } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { newsOf, orderPath } from '../view-model.ts'

/** The ticket of an order that is under way, hung from the line of the page. */
export function RunningOrder({ order }: { order: OrderSummary }) {
  const { kicker, fact } = newsOf(order)
  return (
    <Ticket pegged label={t('Order {number}', { number: orderNumber(order.id) })}>
      <Ticket.Part>
        <Ticket.Head number={orderNumber(order.id)} numberWord={t('No.')}>
          <StatusChip status={order.status}>{t(statusLabels[order.status])}</StatusChip>
        </Ticket.Head>
        <p className="kicker mt-4">{kicker}</p>
        <p className="display num mt-1 text-[clamp(2rem,11cqi,3.5rem)] whitespace-normal">{fact}</p>
      </Ticket.Part>
      <Ticket.Part>
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 text-14 text-ink-2">
            {order.provider?.provider.business_name ??
              t('{count, plural, one {# item} other {# items}}', { count: order.item_count })}
          </p>
          <ButtonLink to={orderPath(order)} state={{ order_id: order.id }} size="compact">
            {t('Track Order')}
          </ButtonLink>
        </div>
      </Ticket.Part>
    </Ticket>
  )
}
