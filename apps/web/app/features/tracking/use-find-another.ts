import { useMutation } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { findAnotherWasher } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Replaces the late Washer: the order is offered to others. */
export function useFindAnother(
  orderId: OrderId,
  { onFound, onRefused }: { onFound: () => void; onRefused: () => void },
) {
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: () =>
      submitOnce({}, (idempotencyKey) => callApi(findAnotherWasher, { params: { id: orderId }, idempotencyKey })),
    onSuccess: () => onFound(),
    onError: () => onRefused(),
  })
}
