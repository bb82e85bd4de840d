import { takeoverChanged, washerChannel } from '@washline/contract/dispatch/realtime'
import type { UserId } from '@washline/contract/ids'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { decideRescue, openRescueStates, type RescueMove } from '@washline/contract/orders/rescue-process'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { RescueDeps } from '../deps.ts'
import { advanceRescueJob } from '../jobs.ts'
import { rescueDueAt } from '../rules/rescue-times.ts'
import {
  insertRescue,
  insertRescueEvent,
  lastRescue,
  type RescueOpening,
  type RescueRow,
  saveRescue,
} from '../store/rescues.ts'
import type { LockedOrder } from '../store.ts'
import { broadcastStatus } from './broadcast-status.ts'

export interface RescueRequest {
  readonly move: RescueMove
  readonly actorId: UserId | null
  readonly at: Date
  /** How a rescue is opened by this move, where none is open. */
  readonly opening?: Omit<RescueOpening, 'giverId'>
  /** An operator's reason, which both people of the order read. */
  readonly reason?: string
}

/** The rescue that is open, of a locked order. */
export async function openRescue(tx: Tx, order: Pick<LockedOrder, 'id'>): Promise<RescueRow | undefined> {
  const rescue = await lastRescue(tx, order.id)
  return rescue && openRescueStates.includes(rescue.state) ? rescue : undefined
}

/** Refuses a move that is not possible now: somebody else was faster. */
export async function checkRescueMove(tx: Tx, order: Pick<LockedOrder, 'id'>, move: RescueMove): Promise<void> {
  const rescue = await openRescue(tx, order)
  if (!decideRescue(move, rescue?.state ?? 'none')) throw refuse(orderRefusals.rescueMoved)
}

/**
 * Every move of a rescue goes through here, once it is known to be possible: decides by its table, saves the state with its event, enqueues the job of the time when the
 * state is over, publishes `rescue.moved` and broadcasts. The order is locked and `order` is as it was read then.
 */
export async function moveRescue(tx: Tx, deps: RescueDeps, order: LockedOrder, request: RescueRequest): Promise<void> {
  const { move, actorId, at } = request
  const before = await openRescue(tx, order)
  const state = decideRescue(move, before?.state ?? 'none')
  if (!state || order.washerId === null)
    throw new Error(`${move} does not follow ${before?.state} in order ${order.id}`)
  const dueAt = rescueDueAt(state, at)
  const successor = {
    successorId: move === 'accept' ? actorId : (before?.successorId ?? null),
    acceptedAt: move === 'accept' ? at : (before?.acceptedAt ?? null),
  }
  const giverId = before?.giverId ?? order.washerId
  const rescueId = before?.id ?? (await open(tx, order, { ...request, giverId, state, dueAt }))
  if (before)
    await saveRescue(tx, rescueId, {
      state,
      dueAt,
      closedAt: dueAt === null ? at : null,
      ...(state === 'searching' ? { successorId: null, acceptedAt: null } : successor),
    })
  await insertRescueEvent(tx, { rescueId, orderId: order.id, move, actorId, at })
  if (dueAt)
    await deps.jobs.enqueue(
      tx,
      advanceRescueJob,
      { orderId: order.id, dueAt: dueAt.toISOString() },
      { at: dueAt, key: `rescue-${rescueId}-${dueAt.getTime()}` },
    )
  await deps.events.publish(tx, 'rescue.moved', {
    orderId: order.id,
    move,
    from: before?.state ?? 'none',
    to: state,
    customerId: order.customerId,
    giverId,
    successorId: successor.successorId,
    ...(request.reason === undefined ? {} : { reason: request.reason }),
    at,
  })
  await broadcastStatus(tx, deps, order, order.status)
  if (successor.successorId !== null)
    await deps.broadcast(tx, {
      channel: washerChannel(successor.successorId),
      event: takeoverChanged.event,
      data: { order_id: order.id },
    })
}

function open(
  tx: Tx,
  order: LockedOrder,
  { opening, giverId, state, dueAt, at }: RescueRequest & Pick<RescueRow, 'giverId' | 'state' | 'dueAt'>,
): Promise<number> {
  if (!opening) throw new Error(`a rescue of order ${order.id} is opened without saying by whom`)
  return insertRescue(tx, { ...opening, giverId, orderId: order.id, state, at, dueAt })
}
