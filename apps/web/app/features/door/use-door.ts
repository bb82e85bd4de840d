import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getDoor } from '@washline/contract/doors/endpoints'
import { doorChanged } from '@washline/contract/doors/realtime'
import type { OrderId } from '@washline/contract/ids'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import { orderQuery } from '../../domain/order/order-query.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'

const doorKey = (orderId: OrderId) => [...orderQuery(orderId).queryKey, 'door'] as const

/** What happens at the door of an order, live. */
export function useDoor(orderId: OrderId) {
  const queries = useQueryClient()
  const readAgain = () => void queries.invalidateQueries({ queryKey: doorKey(orderId) })
  useChannel(orderChannel(orderId), [on(doorChanged, readAgain), on(statusChanged, readAgain)], {
    onJoined: readAgain,
  })
  return useQuery({
    queryKey: doorKey(orderId),
    queryFn: async ({ signal }) => (await callApi(getDoor, { params: { id: orderId }, signal })).data,
    meta: { persistedOffline: true },
  })
}
