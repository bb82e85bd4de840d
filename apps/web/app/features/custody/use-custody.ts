import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCustody } from '@washline/contract/custody/endpoints'
import { custodyChanged } from '@washline/contract/custody/realtime'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import { callApi } from '../../platform/api/call-api.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'

export const custodyQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['custody', orderId],
    queryFn: async ({ signal }) => (await callApi(getCustody, { params: { id: orderId }, signal })).data,
    meta: { keptOffline: true },
  })

/** The chain of an order, read again with each step, each move and each correction of the list. */
export function useCustody(orderId: number) {
  const client = useQueryClient()
  const readAgain = () => void client.invalidateQueries({ queryKey: ['custody', orderId] })
  useChannel(orderChannel(orderId), [on(custodyChanged, readAgain), on(statusChanged, readAgain)], {
    onJoined: readAgain,
  })
  return useQuery(custodyQuery(orderId))
}
