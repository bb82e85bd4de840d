import { useMutation } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { releaseOrder } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** The Washer releases the order, which is then offered to others. */
export const useReleaseOrder = (orderId: OrderId, onReleased: () => void) =>
  useMutation({
    mutationFn: () => callApi(releaseOrder, { params: { id: orderId }, body: {} }),
    onSuccess: () => onReleased(),
  })
