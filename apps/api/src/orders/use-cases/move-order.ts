import { messages } from '@washline/contract/messages'
import { decideMove, type OrderMove, type OrderStatus } from '@washline/contract/orders/process'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import type { FactBus } from '../../facts/fact-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts'
import type { Broadcast } from '../../platform/realtime/channels.ts'
import { type LockedOrder, lockOrder, type MoveChange, saveMove } from '../store.ts'

export interface MoveDeps {
  readonly facts: FactBus
  readonly broadcast: Broadcast
  readonly newId: () => string
}

/** What a use case that is one move needs. */
export type MoveOwnDeps = MoveDeps & { readonly db: Database; readonly clock: Clock }

export type Mover =
  | { readonly kind: 'customer'; readonly userId: number }
  | { readonly kind: 'washer'; readonly userId: number }
  | { readonly kind: 'system' }

export interface MoveRequest {
  readonly orderId: number
  readonly move: OrderMove
  readonly by: Mover
  readonly at: Date
  /** What the move changes beside the status, from the locked order; it may refuse. */
  readonly change?: (order: LockedOrder) => MoveChange
}

export const wrongStatus = () => conflict('wrong_status', messages.orders.wrongStatus)

/** A stranger does not learn that the order exists; one of its two people may do only their own part. */
export function checkRight(order: LockedOrder | undefined, by: Mover): LockedOrder {
  if (!order) throw notFound()
  switch (by.kind) {
    case 'system':
      return order
    case 'customer':
      if (order.customerId === by.userId) return order
      throw order.washerId === by.userId ? forbidden() : notFound()
    case 'washer':
      if (order.washerId === by.userId) return order
      throw order.customerId === by.userId ? forbidden() : notFound()
    default:
      return by satisfies never
  }
}

/** Says aloud what stands after the change, to whoever looks at the order. */
export const announce = (tx: Tx, deps: MoveDeps, order: { id: number }, status: OrderStatus): Promise<void> =>
  deps.broadcast(tx, {
    channel: orderChannel(order.id),
    event: statusChanged.event,
    data: { order_id: order.id, status },
  })

/** The only way an order moves: locked, allowed to this person, decided by the process table, saved with its event, told on. */
export async function moveOrder(tx: Tx, deps: MoveDeps, request: MoveRequest): Promise<LockedOrder> {
  const { move, by, at } = request
  const locked = await lockOrder(tx, request.orderId)
  const order = move === 'accept' ? checkMayAccept(locked, by) : checkRight(locked, by)
  const decision = decideMove(move, order.status, by.kind)
  if ('refused' in decision) {
    if (decision.refused === 'wrong_actor') throw forbidden()
    throw move === 'accept' ? conflict('taken', messages.orders.taken) : wrongStatus()
  }
  const actorId = by.kind === 'system' ? null : by.userId
  const event = { id: deps.newId(), move, to: decision.to, actor: by.kind, actorId, at }
  const saved = await saveMove(tx, order, event, request.change?.(order) ?? {})
  if (!saved) throw wrongStatus()
  await deps.facts.tell(tx, 'order.moved', {
    orderId: order.id,
    move,
    from: order.status,
    to: decision.to,
    customerId: order.customerId,
    washerId: move === 'accept' ? actorId : order.washerId,
    at,
  })
  await announce(tx, deps, order, decision.to)
  return order
}

function checkMayAccept(order: LockedOrder | undefined, by: Mover): LockedOrder {
  if (!order) throw notFound()
  if (by.kind === 'washer' && by.userId === order.customerId) throw forbidden()
  return order
}
