import { useQuery, useQueryClient } from '@tanstack/react-query'
import { custodyChanged } from '@washline/contract/custody/realtime'
import type { OrderId } from '@washline/contract/ids'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { custodyQuery } from './custody-query.ts'

/** The custody of an order, read again with each step, each move and each correction of the list. */
export function useCustody(orderId: OrderId) {
  const client = useQueryClient()
  const readAgain = () => void client.invalidateQueries({ queryKey: custodyQuery(orderId).queryKey })
  useChannel(orderChannel(orderId), [on(custodyChanged, readAgain), on(statusChanged, readAgain)], {
    onJoined: readAgain,
  })
  return useQuery(custodyQuery(orderId))
}
