import { useMutation } from '@tanstack/react-query'
import { cancelOrder } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** The customer cancels before pickup. */
export const useCancelOrder = (orderId: number) =>
  useMutation({ mutationFn: async () => (await callApi(cancelOrder, { params: { id: orderId } })).data })
