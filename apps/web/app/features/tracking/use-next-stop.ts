import { useQueryClient } from '@tanstack/react-query'
import type { RouteStop } from '@washline/contract/dispatch/route-endpoints'
import type { OrderId } from '@washline/contract/ids'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import { stopPath } from '../../domain/order/stop-labels.ts'
import { useWasherRoute, washerRouteQuery } from '../../domain/order/use-washer-route.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'

export interface NextStop {
  readonly stop: RouteStop
  readonly path: string
  /** It is a stop of another order than the one of the screen. */
  readonly isElsewhere: boolean
}

/** The next stop of the Washer's route, read again when the screen's order moves; undefined for the customer. */
export function useNextStop(orderId: OrderId, isWasher: boolean): NextStop | undefined {
  const queries = useQueryClient()
  const readAgain = () => void queries.invalidateQueries({ queryKey: washerRouteQuery.queryKey })
  useChannel(isWasher ? orderChannel(orderId) : null, [on(statusChanged, readAgain)], { onJoined: readAgain })
  const { data: route } = useWasherRoute({ enabled: isWasher })
  const [stop] = route?.stops ?? []
  return route && stop && { stop, path: stopPath(route.stops, stop), isElsewhere: stop.order_id !== orderId }
}
