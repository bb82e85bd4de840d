import { useQuery } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { draftOrderQuery } from '../../domain/order/order-query.ts'

export const useDraftOrder = (orderId: OrderId | undefined) => useQuery(draftOrderQuery(orderId ?? null))
