import { useQuery } from '@tanstack/react-query'
import { activeOrdersQuery } from './order-lists.ts'

export const useActiveOrders = () => useQuery(activeOrdersQuery)
