import type { OrderId } from '@washline/contract/ids'
import { OrderAgain } from '../../../domain/order/order-again.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dock } from '../../../ui/dock.tsx'

/** Where a completed order leads: the same once more, or the list. Rating and tip above are optional. */
export function AgainDock({ orderId }: { orderId: OrderId }) {
  return (
    <Dock>
      <OrderAgain orderId={orderId} variant="primary" size="large" wide />
      <ButtonLink to="/order-history" flat wide>
        {t('See all your orders')}
      </ButtonLink>
    </Dock>
  )
}
