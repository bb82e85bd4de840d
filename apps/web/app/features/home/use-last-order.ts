import { useQuery } from '@tanstack/react-query'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { newestOrdersQuery } from '../../domain/order/order-lists.ts'

const select = (orders: OrderSummary[]) => orders.find(({ status }) => status === 'completed')

/** The order that was completed last; undefined where there is none. */
export const useLastOrder = () => useQuery({ ...newestOrdersQuery, select }).data
