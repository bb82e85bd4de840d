import { useMutation } from '@tanstack/react-query'
import { moveWasherOrder } from '@washline/contract/orders/endpoints'
import type { WasherAction } from '@washline/contract/orders/process'
import { callApi } from '../../platform/api/call-api.ts'
import { NetworkError } from '../../platform/api/network-error.ts'
import { newKey } from '../../platform/api/new-key.ts'

export interface KeptMoves {
  /** Made without a network, oldest first. */
  kept: readonly { action: WasherAction; at: string }[]
  /** Keeps a move on this device until the server takes it, under the key of a try that did not come through. */
  keep: (move: { action: WasherAction; key?: string }) => Promise<void>
}

export interface UseMoveOrder extends KeptMoves {
  orderId: number
  onMoved: () => unknown
}

/**
 * The Washer moves the order on, without a network too. `onMoved` runs when the server has taken it, even where a live
 * event has taken the button away before.
 */
export const useMoveOrder = ({ orderId, kept, keep, onMoved }: UseMoveOrder) =>
  useMutation({
    mutationFn: async (action: WasherAction): Promise<'moved' | 'kept'> => {
      const key = newKey()
      // Moves arrive in their order: behind one that waits, this one waits as well.
      if (kept.length > 0) return keep({ action }).then(() => 'kept')
      try {
        const body = { order_id: orderId, action }
        await callApi(moveWasherOrder, { params: { id: orderId }, body, idempotencyKey: key })
        return 'moved'
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error
        await keep({ action, key })
        return 'kept'
      }
    },
    onSuccess: (result) => {
      if (result === 'moved') void onMoved()
    },
  })
