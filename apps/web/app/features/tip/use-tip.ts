import { useMutation } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { tipWasher } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Tips the Washer of an order. A tip whose answer was lost goes out again under its key, so it is given once. */
export function useTip(orderId: number) {
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: Body<typeof tipWasher, 'in'>) =>
      submitOnce(body, async (idempotencyKey) => {
        const { data } = await callApi(tipWasher, { params: { id: orderId }, body, idempotencyKey })
        return data
      }),
  })
}
