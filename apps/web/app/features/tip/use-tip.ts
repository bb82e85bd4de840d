import { useMutation } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { tipWasher } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitThroughBank } from '../../platform/bank/use-submit-through-bank.ts'

/** Tips the Washer of an order. A tip whose answer was lost goes out again under its key, so it is given once. */
export function useTip(orderId: number) {
  const submit = useSubmitThroughBank()
  return useMutation({
    mutationFn: async (tip: Body<typeof tipWasher, 'in'>) => {
      const { data } = await submit(tip, (body, idempotencyKey) =>
        callApi(tipWasher, { params: { id: orderId }, body, idempotencyKey }),
      )
      return data
    },
  })
}
