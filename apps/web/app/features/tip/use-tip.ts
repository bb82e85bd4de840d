import { useMutation } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import type { OrderId } from '@washline/contract/ids'
import { tipWasher } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitThroughBank } from '../../platform/bank/use-submit-through-bank.ts'

/** Tips the Washer of an order. A submit whose answer was lost is repeated under its key, so the tip is paid once. */
export function useTip(orderId: OrderId) {
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
