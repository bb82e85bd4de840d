import { useQuery } from '@tanstack/react-query'
import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { claimUntil } from '../../../domain/order/claim-until.ts'
import { newestOrdersQuery } from '../../../domain/order/order-lists.ts'
import { ReportUntil } from '../../../domain/order/report-until.tsx'
import { washerOf } from '../../../domain/washer/washer-name.ts'
import { t } from '../../../platform/i18n/i18n.ts'

const hourMs = 3_600_000

/** The customer's orders about which a claim may still be made, and until when. */
export function ReportableOrders() {
  const { data: orders } = useQuery(newestOrdersQuery)
  const nowMs = Date.now()
  if (!orders) return null
  const open = orders.flatMap((order) => {
    const untilMs = claimUntil(order, nowMs)
    return untilMs === undefined ? [] : [{ ...order, untilMs }]
  })
  return (
    <section className="grid gap-1" aria-labelledby="reportable">
      <h2 id="reportable">{t('Orders you can report a problem with')}</h2>
      {open.length === 0 && (
        <p className="text-ink-2">
          {t('None right now. An order is listed here for {hours} hours after delivery.', {
            hours: market.claims.windowMs / hourMs,
          })}
        </p>
      )}
      <ul className="stitched">
        {open.map(({ id, provider, untilMs }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6">
            <span className="min-w-0 wrap-anywhere">
              <b className="num">{orderNumber(id)}</b> {washerOf(provider)?.name}
            </span>
            <ReportUntil orderId={id} untilMs={untilMs} nowMs={nowMs} className="min-h-11">
              <span className="sr-only">{orderNumber(id)}</span>
            </ReportUntil>
          </li>
        ))}
      </ul>
    </section>
  )
}
