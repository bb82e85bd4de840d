import { useInfiniteQuery } from '@tanstack/react-query'
import { type OrderPagesOptions, orderPagesQuery } from '../../domain/order/order-lists.ts'

/** Reads the list again whenever the person comes back to it. */
export const useOrderPages = (options: OrderPagesOptions) =>
  useInfiniteQuery({ ...orderPagesQuery(options), staleTime: 0 })
