import type { OrderId } from '@washline/contract/ids'
import { decideMove, type WasherAction, washerActions } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { Queued } from '../../platform/queue/queued.ts'

/** A move of the Washer that this device stores until the server accepts it. */
export interface QueuedMove {
  orderId: OrderId
  action: WasherAction
  at: string
}

/** A handover moves the order as well, and its payload has the same fields. */
const movingKinds = ['move', 'handover']

/** The queued moves of one order, oldest first. */
export const queuedMovesOf = (queued: readonly Queued[], orderId: OrderId | null): QueuedMove[] =>
  (queued as readonly Queued<QueuedMove>[])
    .filter(({ kind, payload }) => movingKinds.includes(kind) && payload.orderId === orderId)
    .map(({ payload }) => payload)

const stamps = {
  picked_up: 'picked_up_at',
  in_progress: null,
  laundry_complete: 'laundry_completed_at',
  delivered: 'delivered_at',
} as const satisfies Record<WasherAction, keyof Order | null>

/** The order as it will be once the server has accepted the moves; a move that does not fit changes nothing. */
export function withQueuedMoves(order: Order, moves: readonly QueuedMove[]): Order {
  let shown = order
  for (const { action, at } of moves) {
    const decision = decideMove(washerActions[action], shown.status, 'washer')
    const stamp = stamps[action]
    if ('to' in decision) shown = { ...shown, status: decision.to, ...(stamp && { [stamp]: at }) }
  }
  return shown
}
