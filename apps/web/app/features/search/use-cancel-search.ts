import { useMutation } from '@tanstack/react-query'
import { cancelOrder } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Cancels the order and with it the search. */
export const useCancelSearch = (orderId: number) =>
  useMutation({ mutationFn: () => callApi(cancelOrder, { params: { id: orderId } }) })
