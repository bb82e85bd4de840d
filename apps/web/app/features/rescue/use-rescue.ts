import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getTakeoverPin } from '@washline/contract/custody/endpoints'
import { getRescue } from '@washline/contract/dispatch/rescue-endpoints'
import type { OrderId } from '@washline/contract/ids'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import { orderQuery } from '../../domain/order/order-query.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'

const rescueKey = (orderId: OrderId) => [...orderQuery(orderId).queryKey, 'rescue'] as const

/** The last rescue of an order, live. */
export function useRescue(orderId: OrderId) {
  const queries = useQueryClient()
  const readAgain = () => void queries.invalidateQueries({ queryKey: rescueKey(orderId) })
  useChannel(orderChannel(orderId), [on(statusChanged, readAgain)], { onJoined: readAgain })
  return useQuery({
    queryKey: rescueKey(orderId),
    queryFn: async ({ signal }) => (await callApi(getRescue, { params: { id: orderId }, signal })).data,
    meta: { persistedOffline: true },
  })
}

/** The PIN that the Washer reads out to the one who takes the laundry over, persisted for a place without a network. */
export const useTakeoverPin = (orderId: OrderId, isOn: boolean) =>
  useQuery({
    queryKey: [...rescueKey(orderId), 'pin'],
    queryFn: async ({ signal }) => (await callApi(getTakeoverPin, { params: { id: orderId }, signal })).data,
    enabled: isOn,
    meta: { persistedOffline: true },
  })
