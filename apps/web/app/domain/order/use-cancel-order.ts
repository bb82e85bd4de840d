import { useMutation } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { cancelOrder } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Cancels an order before pickup, and with it any search for a Washer; answers with the fee. */
export const useCancelOrder = (orderId: OrderId) =>
  useMutation({ mutationFn: async () => (await callApi(cancelOrder, { params: { id: orderId } })).data })
