import type { QueryClient } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { orderPagesQuery } from '../../domain/order/order-lists.ts'
import { orderRatingQuery } from '../../domain/rating/order-rating-query.ts'

/** What the list of orders shows of one that was just confirmed: read while its return is shown, so that the list opens whole. */
export const loadOrders = (client: QueryClient, id: OrderId) =>
  Promise.allSettled([
    import('../../features/history/components/rate-links.tsx'),
    client.prefetchInfiniteQuery({
      ...orderPagesQuery({ side: 'customer', status: undefined, search: '' }),
      staleTime: 0,
    }),
    client.prefetchQuery(orderRatingQuery(id)),
  ])
