import { orderNumber } from '@washline/contract/ids'
import type { OrderSummary } from '@washline/contract/orders/summary'
import type { ReactNode } from 'react'
import { OrderAgain } from '../../../domain/order/order-again.tsx'
import { ReportUntil } from '../../../domain/order/report-until.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

export interface OrderLinksProps {
  order: OrderSummary
  /** Until when a problem may be reported, in ms. */
  claimUntilMs: number | undefined
  hasReceipt: boolean
  mayOrderAgain: boolean
  heart: ReactNode
}

/** The links of an order in the list. */
export function OrderLinks({ order: { id }, claimUntilMs, hasReceipt, mayOrderAgain, heart }: OrderLinksProps) {
  const number = <span className="sr-only">{orderNumber(id)}</span>
  return (
    <>
      <div className="flex min-h-12 min-w-0 flex-wrap items-center gap-x-5 text-14">
        {mayOrderAgain && <OrderAgain orderId={id} isNamed variant="link" className="min-h-11" />}
        {hasReceipt && (
          <ButtonLink to={`/receipt?order=${id}`} variant="link" className="min-h-11">
            {t('Receipt')}
            {number}
          </ButtonLink>
        )}
        {claimUntilMs !== undefined && (
          <ReportUntil orderId={id} untilMs={claimUntilMs} nowMs={Date.now()} className="min-h-11">
            {number}
          </ReportUntil>
        )}
      </div>
      {heart}
    </>
  )
}
