import type { Order } from '@washline/contract/orders/schemas'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Note } from '../../../ui/note.tsx'

export interface EndedSearchProps {
  order: Order
}

/** The search is over and nobody has the order. */
export function EndedSearch({ order }: EndedSearchProps) {
  const amount = formatMoney(order.total + order.wallet)
  return (
    <>
      <h1 className="huge">{t('No Washer this time')}</h1>
      <p className="lead" role="status">
        {t('The search has ended and your order is cancelled. You were charged nothing.')}
      </p>
      <Note tone="good">{t('The {amount} that was held is released.', { amount })}</Note>
      <ButtonLink to="/order/scan" look="primary" size="large" wide>
        {t('Order again')}
      </ButtonLink>
      <ButtonLink to="/home-screen" size="large" wide flat>
        {t('Back to home')}
      </ButtonLink>
    </>
  )
}
