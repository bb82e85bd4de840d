import { useQuery } from '@tanstack/react-query'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { newestOrdersQuery } from '../../domain/order/order-lists.ts'
import { isCurrent } from '../../domain/order/order-progress.ts'

const select = (orders: OrderSummary[]) => orders.filter(isCurrent)

/** The customer's orders between placing and confirmation, newest first. */
export const useRunningOrders = () => useQuery({ ...newestOrdersQuery, select })
