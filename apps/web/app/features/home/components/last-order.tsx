import { orderNumber } from '@washline/contract/ids'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { claimUntil } from '../../../domain/order/claim-until.ts'
import { OrderAgain } from '../../../domain/order/order-again.tsx'
import { ReportUntil } from '../../../domain/order/report-until.tsx'
import { washerOf } from '../../../domain/washer/washer-name.ts'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Ticket } from '../../../ui/ticket.tsx'

/** The last order: the same once more, its receipt, and until when a problem may be reported. */
export function LastOrder({ order }: { order: OrderSummary }) {
  const nowMs = Date.now()
  const untilMs = claimUntil(order, nowMs)
  const washer = washerOf(order.provider)
  return (
    <Ticket label={t('Your last order')}>
      <Ticket.Part>
        <h2 className="text-24">{t('Your last order')}</h2>
        <p className="mt-1 text-ink-2">
          {[orderNumber(order.id), washer?.name, formatShortDateTime(order.created_at, nowMs)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </Ticket.Part>
      <Ticket.Part>
        <OrderAgain orderId={order.id} wide />
        <div className="mt-3 flex flex-wrap gap-x-6">
          <ButtonLink to={`/receipt?order=${order.id}`} variant="link">
            {t('Receipt')}
          </ButtonLink>
          <ButtonLink to="/dashboard" variant="link">
            {t('Favorites')}
          </ButtonLink>
          {untilMs !== undefined && <ReportUntil orderId={order.id} untilMs={untilMs} nowMs={nowMs} />}
        </div>
      </Ticket.Part>
    </Ticket>
  )
}
