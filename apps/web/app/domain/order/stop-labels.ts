import type { RouteStop, StopKind } from '@washline/contract/dispatch/route-endpoints'
import { orderScreens } from '@washline/contract/orders/process'
import { t } from '../../platform/i18n/i18n.ts'

/** What is to be done at a stop, and where. */
export function stopText({ kind, place }: Pick<RouteStop, 'kind' | 'place'>): string {
  switch (kind) {
    case 'pickUp':
      return t('Pick up at {place}', { place: place.address ?? '' })
    case 'takeOver':
      return place.address ? t('Take over at {place}', { place: place.address }) : t('Take over an order')
    case 'startLaundry':
      return t('Start the wash')
    case 'finishLaundry':
      return t('Take the laundry out')
    case 'deliver':
      return t('Bring back to {place}', { place: place.address ?? '' })
    default:
      return kind satisfies never
  }
}

const screens: Record<StopKind, string | null> = {
  pickUp: orderScreens.accepted,
  takeOver: '/takeover',
  startLaundry: orderScreens.picked_up,
  finishLaundry: orderScreens.in_progress,
  deliver: orderScreens.in_progress,
}

/** The screen of a stop's order, which follows from the first stop that the order still has. */
export function stopPath(stops: readonly RouteStop[], { order_id, kind }: RouteStop): string {
  const first = stops.find((stop) => stop.order_id === order_id)
  return `${screens[first?.kind ?? kind]}?order=${order_id}`
}
