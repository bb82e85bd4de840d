import { market } from '@washline/contract/market'
import { toMajor, toMinor } from '@washline/contract/money'
import {
  decideMove,
  movesFor,
  type OrderMove,
  type WasherAction,
  washerActions,
} from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import type { Queued } from '../../platform/queue/queued.ts'
import type { SessionUser } from '../../platform/session/session-user.ts'

export type OrderSide = 'customer' | 'washer'

/** Which of the order's two people looks at it. */
export const sideOf = (order: Pick<Order, 'user'>, user: Pick<SessionUser, 'id'>): OrderSide =>
  order.user.id === user.id ? 'customer' : 'washer'

/** The moves this person may make now; none while the account is of the other type. */
export const movesOf = (order: Pick<Order, 'user' | 'status'>, user: SessionUser): OrderMove[] => {
  const side = sideOf(order, user)
  return user.is_provider === (side === 'washer') ? movesFor(order.status, side) : []
}

/** What cancelling at a moment costs, in major units. */
export function cancelFeeAt(order: Pick<Order, 'accepted_at' | 'total' | 'wallet'>, atMs: number): number {
  const { lateCancelAfterMs, lateCancelMinor } = market.fees
  if (!order.accepted_at || atMs - Date.parse(order.accepted_at) <= lateCancelAfterMs) return 0
  return toMajor(Math.min(lateCancelMinor, toMinor(order.total + order.wallet)))
}

/** A move of the Washer that this device keeps until the server takes it. */
export interface KeptMove {
  orderId: number
  action: WasherAction
  at: string
}

/** A handover moves the order as well, and says so in the same words. */
const movingKinds = ['move', 'handover']

/** What is kept for one order, oldest first. */
export const keptMovesOf = (queued: readonly Queued[], orderId: number | null): KeptMove[] =>
  (queued as readonly Queued<KeptMove>[])
    .filter(({ kind, payload }) => movingKinds.includes(kind) && payload.orderId === orderId)
    .map(({ payload }) => payload)

const stamps = {
  picked_up: 'picked_up_at',
  in_progress: null,
  laundry_complete: 'laundry_completed_at',
  delivered: 'delivered_at',
} as const satisfies Record<WasherAction, keyof Order | null>

/** The order as it will be once the server has heard of the moves; one that does not fit changes nothing. */
export function withKeptMoves(order: Order, kept: readonly KeptMove[]): Order {
  let shown = order
  for (const { action, at } of kept) {
    const decision = decideMove(washerActions[action], shown.status, 'washer')
    const stamp = stamps[action]
    if ('to' in decision) shown = { ...shown, status: decision.to, ...(stamp && { [stamp]: at }) }
  }
  return shown
}
