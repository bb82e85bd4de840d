import { add, toMinor } from '@washline/contract/money'
import type { Order } from '@washline/contract/orders/schemas'
import { OrderAgain } from '../../../domain/order/order-again.tsx'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Note } from '../../../ui/note.tsx'

export interface EndedSearchProps {
  order: Order
}

/** The search has ended without a Washer. */
export function EndedSearch({ order }: EndedSearchProps) {
  const amount = formatMinor(add(toMinor(order.total), toMinor(order.wallet)))
  return (
    <>
      <h1 className="huge">{t('No Washer found this time')}</h1>
      <p className="lead" role="status">
        {t('The search has ended and your order is cancelled. You were not charged.')}
      </p>
      <Note tone="good">{t('The authorization of {amount} is released.', { amount })}</Note>
      <OrderAgain orderId={order.id} variant="primary" size="large" wide />
      <ButtonLink to="/home-screen" size="large" wide flat>
        {t('Back to home')}
      </ButtonLink>
    </>
  )
}
