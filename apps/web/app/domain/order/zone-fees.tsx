import { receiptMessages } from '@washline/contract/orders/receipt-messages'
import type { Quote } from '@washline/contract/orders/schemas'
import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Detail } from '../../ui/detail.tsx'

const fees = ['zone_fee', 'pickup_fee', 'small_order_fee'] as const

/** The lines of a price that come from the zone of the pickup. */
export const ZoneFees = ({ of }: { of: Pick<Quote, (typeof fees)[number]> }) =>
  fees.map((fee) => {
    const amount = of[fee]
    return amount === undefined ? null : (
      <Detail key={fee} name={t(receiptMessages.names[fee])}>
        {formatMoney(amount)}
      </Detail>
    )
  })
