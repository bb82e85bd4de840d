import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelConsoleOrder, completeConsoleOrder, reassignConsoleOrder } from '@washline/contract/console/order-moves'
import type { OrderId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

interface Decision {
  reason: string
  version: number
}
export type OperatorMove =
  | (Decision & { move: 'reassign' | 'complete' })
  | (Decision & { move: 'cancel'; washer_minor: Minor })

/** Moves an order as an operator. Everything shown is read again even after a failure: the order may have changed. */
export function useMoveOrder(orderId: OrderId) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (move: OperatorMove) =>
      submitOnce(move, (idempotencyKey) => {
        const call = { params: { id: orderId }, idempotencyKey }
        const { reason, version } = move
        if (move.move === 'cancel')
          return callApi(cancelConsoleOrder, { ...call, body: { reason, version, washer_minor: move.washer_minor } })
        const endpoint = move.move === 'reassign' ? reassignConsoleOrder : completeConsoleOrder
        return callApi(endpoint, { ...call, body: { reason, version } })
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
