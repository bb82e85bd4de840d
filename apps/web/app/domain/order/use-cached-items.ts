import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import type { Order } from '@washline/contract/orders/schemas'
import type { ItemsOnLine } from './garments-of.ts'
import { activeOrdersQuery, newestOrdersQuery } from './order-lists.ts'
import { orderQuery } from './order-query.ts'

/** The items of an order as far as other screens have read it: nothing is requested for a drawing. */
export function useCachedItems(): (id: OrderId) => ItemsOnLine | undefined {
  const client = useQueryClient()
  const { data: newest = [] } = useQuery({ ...newestOrdersQuery, enabled: false })
  const { data: active = [] } = useQuery({ ...activeOrdersQuery, enabled: false })
  return (id) =>
    client.getQueryData<Order>(orderQuery(id).queryKey)?.items ??
    [...newest, ...active].find((order) => order.id === id)?.items
}
