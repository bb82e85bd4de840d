import type { Order } from '@washline/contract/orders/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'

export interface CustomerAddressProps {
  order: Pick<Order, 'pickup_location' | 'special_instructions'>
}

/** The customer's address and notes. */
export function CustomerAddress({ order }: CustomerAddressProps) {
  return (
    <div className="grid gap-3">
      {order.pickup_location && (
        <div>
          <p className="kicker">{t('Address')}</p>
          <p className="wrap-anywhere text-18 font-semibold">{order.pickup_location.address}</p>
        </div>
      )}
      {order.special_instructions && (
        <Note icon="chat">
          <p className="kicker">{t('Notes from the customer')}</p>
          <p className="wrap-anywhere">{order.special_instructions}</p>
        </Note>
      )}
    </div>
  )
}
