import { useInfiniteQuery } from '@tanstack/react-query'
import { listOrders, listWasherOrders } from '@washline/contract/orders/list-endpoints'
import type { OrderStatus } from '@washline/contract/orders/process'
import { callApi } from '../../platform/api/call-api.ts'
import type { HistorySide } from './view-model.ts'

const pageSize = 20

export interface OrderPagesOptions {
  side: HistorySide
  /** All unless told. */
  status: OrderStatus | undefined
  /** Part of a number, a name, an address or an item; everything when empty. */
  search: string
}

/** The orders of one side, newest first, page by page; read again whenever the person comes back to them. */
export const useOrderPages = ({ side, status, search }: OrderPagesOptions) =>
  useInfiniteQuery({
    queryKey: ['orders', 'history', side, status ?? 'all', search],
    queryFn: ({ pageParam, signal }) =>
      callApi(side === 'washer' ? listWasherOrders : listOrders, {
        query: { cursor: pageParam, status, search: search || undefined, limit: pageSize },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
    meta: { keptOffline: true },
  })
