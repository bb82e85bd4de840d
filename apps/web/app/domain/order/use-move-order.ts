import { useMutation } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import type { WasherAction } from '@washline/contract/orders/process'
import { NetworkError } from '../../platform/api/network-error.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { sendMove } from './move-queue.ts'
import type { QueuedMoves } from './use-queued-moves.ts'

export interface UseMoveOrder extends QueuedMoves {
  orderId: OrderId
  onMoved: () => unknown
}

/**
 * Moves the Washer's order on, or queues the move where there is no network. `onMoved` runs when the server has
 * accepted it, even if a live event has removed the button before.
 */
export const useMoveOrder = ({ orderId, queued, queueMove, onMoved }: UseMoveOrder) =>
  useMutation({
    mutationFn: async (action: WasherAction): Promise<'moved' | 'queued'> => {
      const key = newKey()
      // Moves arrive in their order: behind one that waits, this one waits as well.
      if (queued.length > 0) return queueMove({ action }).then(() => 'queued')
      try {
        await sendMove({ orderId, action }, { idempotencyKey: key })
        return 'moved'
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error
        await queueMove({ action, key })
        return 'queued'
      }
    },
    onSuccess: (result) => {
      if (result === 'moved') void onMoved()
    },
  })
