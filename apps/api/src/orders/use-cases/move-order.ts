import { consoleMessages } from '@washline/contract/console/messages'
import type { OrderId, UserId } from '@washline/contract/ids'
import { decideMove, inHandStatuses, type OrderMove, washingStatuses } from '@washline/contract/orders/process'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { RefusalDefinition } from '@washline/contract/refusal'
import type { Tx } from '../../platform/db/database.ts'
import { forbidden, notFound, refuse } from '../../platform/http/refusal.ts'
import type { MoveDeps } from '../deps.ts'
import { waitingAdjustment } from '../store/adjustments.ts'
import { type LockedOrder, lockOrder, type MoveChange, saveMove, wasReplaced } from '../store.ts'
import { broadcastStatus } from './broadcast-status.ts'
import { endRescue } from './end-rescue.ts'
import { enqueueCheck, enqueueDeadline } from './enqueue-deadline.ts'
import { enqueueSilence } from './enqueue-silence.ts'

export type Mover =
  | { readonly kind: 'customer'; readonly userId: UserId }
  | { readonly kind: 'washer'; readonly userId: UserId }
  | { readonly kind: 'system' }
  | { readonly kind: 'operator'; readonly userId: UserId }

export interface MoveRequest {
  readonly orderId: OrderId
  readonly move: OrderMove
  readonly by: Mover
  readonly at: Date
  /** What else may refuse the move, once the person's right and the order's status are checked. */
  readonly check?: () => Promise<void>
  /** What the move changes besides the status; may throw a refusal. */
  readonly change?: (order: LockedOrder) => MoveChange
  /** The order as it was read before. While it is unchanged, saving the move takes its lock; otherwise it is locked and read again. */
  readonly asRead?: LockedOrder
  /** The operator's reason. */
  readonly reason?: string
  /** While an adjustment waits for the customer; without it the move ends the adjustment. */
  readonly waiting?: RefusalDefinition
  /** Where the order's status does not allow the move; `wrong_status` otherwise. */
  readonly refusal?: RefusalDefinition
}

export const wrongStatus = () => refuse(orderRefusals.wrongStatus)

/** Refuses a stranger with 404, so that the order's existence is not revealed, and the order's other person with 403. */
export function checkRight(order: LockedOrder | undefined, by: Mover): LockedOrder {
  if (!order) throw notFound()
  switch (by.kind) {
    case 'system':
      return order
    case 'operator':
      if (order.customerId !== by.userId && order.washerId !== by.userId) return order
      throw forbidden(consoleMessages.ownOrder)
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

/** A Washer whom the customer has replaced learns that the order has changed. */
export async function refuseReplaced(tx: Tx, order: LockedOrder | undefined, washerId: UserId): Promise<void> {
  if (order && order.washerId !== washerId && (await wasReplaced(tx, order.id, washerId))) throw wrongStatus()
}

/**
 * Every change of status goes through here: locks the order, checks the person's right, decides by the process table, saves
 * the move with its event, publishes `order.moved` and broadcasts the status.
 */
export async function moveOrder(tx: Tx, deps: MoveDeps, request: MoveRequest): Promise<LockedOrder> {
  const { move, by, at } = request
  const unlocked = request.asRead && (await saveDecided(tx, deps, request, request.asRead))
  const decided = unlocked?.saved
    ? unlocked
    : await saveDecided(tx, deps, request, await lockOrder(tx, request.orderId))
  const { order, decision, actorId, change, saved } = decided
  if (!saved) throw request.waiting && (await waitingAdjustment(tx, order.id)) ? refuse(request.waiting) : wrongStatus()
  await deps.events.publish(tx, 'order.moved', {
    orderId: order.id,
    move,
    from: order.status,
    to: decision.to,
    customerId: order.customerId,
    washerId: isTaking(move) ? actorId : order.washerId,
    ...(request.reason === undefined ? {} : { reason: request.reason }),
    at,
  })
  await broadcastStatus(tx, deps, order, decision.to)
  const { set = {} } = change
  if (set.washerId || set.acceptedAt || set.pickedUpAt || set.deliveredAt)
    await enqueueDeadline(tx, deps, { ...order, ...set, status: decision.to }, at)
  if ([order.status, decision.to].some((status) => inHandStatuses.includes(status)))
    await enqueueCheck(tx, deps, order.id)
  if (set.pickedUpAt || set.takenOverAt) await enqueueSilence(tx, deps, { orderId: order.id, heldSince: at }, at)
  if (washingStatuses.includes(order.status) && move !== 'takeOver')
    await endRescue(tx, deps, order, { isWasher: by.kind === 'washer', actorId, at })
  return order
}

/** Checks the person's right, decides, and saves the move with its event if the order is still as it was read. */
async function saveDecided(tx: Tx, deps: MoveDeps, request: MoveRequest, read: LockedOrder | undefined) {
  const { move, by, at } = request
  if (by.kind === 'washer' && !isTaking(move)) await refuseReplaced(tx, read, by.userId)
  const order = isTaking(move) ? checkMayAccept(read, by) : checkRight(read, by)
  const decision = decideMove(move, order.status, by.kind)
  if ('refused' in decision) {
    if (decision.refused === 'wrong_actor') throw forbidden()
    throw request.refusal ? refuse(request.refusal) : wrongStatus()
  }
  await request.check?.()
  const actorId = by.kind === 'system' ? null : by.userId
  const event = { id: deps.newId(), move, to: decision.to, actor: by.kind, actorId, at }
  const change = request.change?.(order) ?? {}
  const saved = await saveMove(tx, order, event, { ...change, waits: request.waiting !== undefined })
  return { order, decision, actorId, change, saved }
}

/** The Washer becomes the order's own by it; the caller has checked their offer, or their takeover. */
const isTaking = (move: OrderMove): boolean => move === 'accept' || move === 'takeOver'

function checkMayAccept(order: LockedOrder | undefined, by: Mover): LockedOrder {
  if (!order) throw notFound()
  if (by.kind === 'washer' && by.userId === order.customerId) throw forbidden()
  return order
}
