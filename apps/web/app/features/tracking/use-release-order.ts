import { useMutation } from '@tanstack/react-query'
import { releaseOrder } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** The Washer gives the order back, to be offered to others. */
export const useReleaseOrder = (orderId: number, onReleased: () => void) =>
  useMutation({
    mutationFn: () => callApi(releaseOrder, { params: { id: orderId }, body: {} }),
    onSuccess: () => onReleased(),
  })
