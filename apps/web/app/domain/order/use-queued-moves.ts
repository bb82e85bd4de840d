import type { OrderId } from '@washline/contract/ids'
import { useDeferredValue } from 'react'
import { enqueue } from '../../platform/queue/queue.ts'
import { useQueued } from '../../platform/queue/queue-state.ts'
import { moveQueue } from './move-queue.ts'
import { type QueuedMove, queuedMovesOf } from './queued-moves.ts'

export interface QueuedMoves {
  /** Made without a network, oldest first. */
  queued: readonly QueuedMove[]
  /** Stores a move on this device until the server accepts it, under the key of a try that got no answer. */
  queueMove: (move: Pick<QueuedMove, 'action'> & { key?: string }) => Promise<void>
}

/** The Washer's moves of an order that the server has not received yet. */
export function useQueuedMoves(orderId: OrderId | null): QueuedMoves {
  // As the order is: without a move that its drawing does not have yet, it would be shown before that move.
  const queued = queuedMovesOf(useDeferredValue(useQueued()), orderId)
  const queueMove: QueuedMoves['queueMove'] = async ({ action, key }) => {
    if (orderId === null) return
    const payload = { orderId, action, at: new Date().toISOString() }
    await enqueue(moveQueue, { line: `order ${orderId}`, payload, ...(key && { key }) })
  }
  return { queued, queueMove }
}
