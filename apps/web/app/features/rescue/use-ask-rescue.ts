import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askRescue, standDown } from '@washline/contract/dispatch/rescue-endpoints'
import type { OrderId } from '@washline/contract/ids'
import { orderQuery } from '../../domain/order/order-query.ts'
import { callApi } from '../../platform/api/call-api.ts'

function useReadAgain(orderId: OrderId) {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
}

/** The Washer cannot finish the order: others are asked. */
export const useAskRescue = (orderId: OrderId, onAsked: () => void) =>
  useMutation({
    mutationFn: (reason: string) => callApi(askRescue, { params: { id: orderId }, body: { reason } }),
    onSuccess: onAsked,
    onSettled: useReadAgain(orderId),
  })

/** The Washer goes on with the order. */
export const useStandDown = (orderId: OrderId) =>
  useMutation({
    mutationFn: () => callApi(standDown, { params: { id: orderId } }),
    onSettled: useReadAgain(orderId),
  })
