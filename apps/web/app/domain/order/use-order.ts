import { useQuery } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { orderQuery } from './order-query.ts'

export const useOrder = (orderId: OrderId | null) => useQuery(orderQuery(orderId))
