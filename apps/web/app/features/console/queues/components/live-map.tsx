import type { LiveOrder } from '@washline/contract/console/live'
import { orderNumber } from '@washline/contract/ids'
import { useNavigate } from 'react-router'
import { t } from '../../../../platform/i18n/i18n.ts'
import { MapView } from '../../../../platform/map/map-view.tsx'
import { consolePath } from '../../view-model.ts'
import { livePins } from './live-pins.ts'

/** Pickups and Washers of the orders under way; a pin opens its order. */
export function LiveMap({ orders }: { orders: readonly LiveOrder[] }) {
  const navigate = useNavigate()
  return (
    <div className="console-map">
      <MapView
        label={t('Map of the live orders')}
        pins={livePins(orders).map(({ orderId, names, ...pin }) => ({
          ...pin,
          label:
            pin.variant === 'pickup'
              ? t('Pickup of {number}', { number: orderNumber(orderId) })
              : t('{name} with {number}', names),
          onChoose: () => void navigate(consolePath('orders', orderId)),
        }))}
      />
    </div>
  )
}
