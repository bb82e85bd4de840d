import { useQuery } from '@tanstack/react-query'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { newestOrdersQuery } from '../../domain/order/order-lists.ts'
import { isCurrent, isPast } from '../../domain/order/order-progress.ts'

const shownPast = 3

const select = (orders: OrderSummary[]) => ({
  current: orders.filter(isCurrent),
  past: orders.filter(isPast).slice(0, shownPast),
})

/** The customer's current orders and the latest past ones. */
export const useRecentOrders = () => useQuery({ ...newestOrdersQuery, select, staleTime: 0 })
