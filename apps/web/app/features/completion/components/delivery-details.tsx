import type { Order } from '@washline/contract/orders/schemas'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { promiseText } from '../view-model.ts'

export interface DeliveryDetailsProps {
  order: Order
  /** Whether it is the fact of its screen. */
  isHuge: boolean
}

/** The delivery time, and whether it met the promise. */
export function DeliveryDetails({ order, isHuge }: DeliveryDetailsProps) {
  if (!order.delivered_at) return null
  const promise = (
    <span className={order.promise_kept === false ? 'font-semibold text-coral' : 'font-semibold'}>
      {promiseText(order)}
    </span>
  )
  if (!isHuge)
    return (
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {t('Back at the door')} <b className="num">{formatTime(order.delivered_at)}</b>
        </span>
        {promise}
      </p>
    )
  const [time, half] = formatTime(order.delivered_at).split(' ')
  return (
    <div>
      <p className="kicker">{t('Back at the door')}</p>
      <p className="clock num">
        {time}
        {half && <small>{half}</small>}
      </p>
      <p className="mt-4">{promise}</p>
    </div>
  )
}
