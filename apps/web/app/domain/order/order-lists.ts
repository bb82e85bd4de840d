import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listActiveWasherOrders, listOrders, listWasherOrders } from '@washline/contract/orders/list-endpoints'
import type { OrderStatus } from '@washline/contract/orders/process'
import { callApi } from '../../platform/api/call-api.ts'
import { washerKey } from '../washer/washer-key.ts'
import { newestOrdersKey, ordersKey } from './order-keys.ts'
import type { OrderSide } from './order-side.ts'

/** The customer's newest orders in any status; a screen selects those that it shows. */
export const newestOrdersQuery = queryOptions({
  queryKey: newestOrdersKey,
  queryFn: async ({ signal }) => (await callApi(listOrders, { query: { limit: 50 }, signal })).data,
  meta: { persistedOffline: true },
})

/** The Washer's orders between acceptance and delivery. */
export const activeOrdersQuery = queryOptions({
  queryKey: [...washerKey, 'orders', 'active'],
  queryFn: async () => (await callApi(listActiveWasherOrders)).data,
  meta: { persistedOffline: true },
})

const pageSize = 20

export interface OrderPagesOptions {
  side: OrderSide
  /** Every status where undefined. */
  status: OrderStatus | undefined
  /** Part of a number, a name, an address or an item; everything when empty. */
  search: string
}

/** The orders of one side, newest first, page by page. */
export const orderPagesQuery = ({ side, status, search }: OrderPagesOptions) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, 'pages', side, status ?? 'all', search],
    queryFn: ({ pageParam, signal }) =>
      callApi(side === 'washer' ? listWasherOrders : listOrders, {
        query: { cursor: pageParam, status, search: search || undefined, limit: pageSize },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    meta: { persistedOffline: true },
  })
