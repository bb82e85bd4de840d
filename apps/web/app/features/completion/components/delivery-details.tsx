import type { Order } from '@washline/contract/orders/schemas'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { promiseText } from '../view-model.ts'

export interface DeliveryDetailsProps {
  order: Order
}

/** The delivery time, and whether it met the promise. */
export function DeliveryDetails({ order }: DeliveryDetailsProps) {
  if (!order.delivered_at) return null
  const [time, half] = formatTime(order.delivered_at).split(' ')
  return (
    <div>
      <p className="kicker">{t('Back at the door')}</p>
      <p className="clock num">
        {time}
        {half && <small>{half}</small>}
      </p>
      <p className={order.promise_kept === false ? 'mt-4 font-semibold text-coral' : 'mt-4 font-semibold'}>
        {promiseText(order)}
      </p>
    </div>
  )
}
