import { useMutation } from '@tanstack/react-query'
import { confirmCompletion } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** The customer has the clothes back: the card is charged. */
export const useConfirmCompletion = (orderId: number, onConfirmed: () => void) =>
  useMutation({
    mutationFn: () =>
      callApi(confirmCompletion, { params: { id: orderId }, body: { order_id: orderId, status: 'completed' } }),
    onSuccess: () => onConfirmed(),
  })
