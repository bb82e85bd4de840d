import { useMutation } from '@tanstack/react-query'
import { cancelOrder } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** The customer cancels before pickup; `onCancelled` is told the fee. */
export const useCancelOrder = (orderId: number, onCancelled: (fee: number) => void) =>
  useMutation({
    mutationFn: async () => (await callApi(cancelOrder, { params: { id: orderId } })).data,
    onSuccess: ({ fee }) => onCancelled(fee),
  })
