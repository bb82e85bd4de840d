import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { orderChannel, promiseChanged } from '@washline/contract/orders/realtime'
import type { Tx } from '../../platform/db/database.ts'
import type { CheckPromiseDeps } from '../deps.ts'
import { promisedOrders } from '../queries/promises.ts'
import {
  alertAt,
  alertEndsAt,
  changesAt,
  type Estimate,
  estimate,
  isChanged,
  shownOf,
  showPromise,
} from '../rules/promise.ts'
import type { Promised } from '../rules/promised-order.ts'
import { insertEstimate } from '../store/calibrations.ts'
import { deletePromise, hasAlert, insertAlert, savePromise, storedPromise } from '../store/promises.ts'
import { type LockedOrder, lockOrder } from '../store.ts'
import { enqueueCheck } from './enqueue-deadline.ts'

/**
 * Computes the promise of an order anew. A change by minutes is broadcast to both people; whose step is due is alerted, once for each
 * step, at the last moment at which that helps. Then the next check is enqueued, for when one of the two will be due. A check that another
 * one has replaced does nothing.
 */
export const checkPromise = (
  deps: CheckPromiseDeps,
  { orderId, checkAt }: { orderId: OrderId; checkAt: Date | undefined },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return
    const stored = await storedPromise(tx, orderId)
    if (checkAt && stored?.checkAt.getTime() !== checkAt.getTime()) return
    const clock = deps.clock.now()
    // The job runs at checkAt by the clock of the database, which may be ahead of this one.
    const now = checkAt && checkAt > clock ? checkAt : clock
    const promised = (await promisedOrders(tx, [orderId], now)).get(orderId)
    const made = promised && estimate(promised.order, promised.paces, now)
    if (!made || made.next.what === 'complete' || isOver(made, now)) {
      await deletePromise(tx, orderId)
      return
    }
    if (made.kind && order.acceptedAt) {
      const { kind, p50At, p90At } = made
      await insertEstimate(tx, { orderId, acceptedAt: order.acceptedAt, kind, p50At, p90At })
    }
    const changed = stored === undefined || isChanged(stored, made)
    if (stored && changed) await broadcastPromise(tx, deps, orderId, made)
    const shown = changed ? shownOf(made) : stored
    const alert = await alertWhenDue(tx, deps, { order, promised, made, now })
    const next = [changesAt(promised.order, promised.paces, shown, now), alert ?? [], whileMoving(promised, now)].flat()
    const nextAt = new Date(
      Math.max(now.getTime() + market.pace.checkEveryMs, Math.min(...next.map((at) => at.getTime()))),
    )
    await savePromise(tx, orderId, { ...shown, checkAt: nextAt })
    await enqueueCheck(tx, deps, orderId, nextAt)
  })

/** Much too late: an operator has been alerted. */
const isOver = ({ dueAt }: Estimate, now: Date) =>
  now.getTime() > dueAt.getTime() + market.promise.operatorAfterS * 1_000

/** A Washer on the way moves the estimate by their position. */
const whileMoving = ({ order }: Promised, now: Date): Date[] =>
  order.awayS === null ? [] : [new Date(now.getTime() + 2 * market.pace.checkEveryMs)]

async function broadcastPromise(tx: Tx, deps: CheckPromiseDeps, orderId: OrderId, made: Estimate): Promise<void> {
  const { p50_at, p90_at, risk } = showPromise(made)
  await deps.broadcast(tx, {
    channel: orderChannel(orderId),
    event: promiseChanged.event,
    data: { order_id: orderId, p50_at, p90_at, risk },
  })
}

interface Check {
  readonly order: LockedOrder
  readonly promised: Promised
  readonly made: Estimate
  readonly now: Date
}

/** Alerts the person whose step is due if it is time; otherwise returns when it will be. */
async function alertWhenDue(tx: Tx, deps: CheckPromiseDeps, check: Check): Promise<Date | undefined> {
  const { order, promised, made, now } = check
  const { id: orderId, customerId, washerId } = order
  const since = order.takenOverAt ?? order.acceptedAt
  const step = made.next.what
  const at = alertAt(promised.order, promised.paces)
  if (!at || since === null || washerId === null) return undefined
  if (at > now) return (await hasAlert(tx, { orderId, step, since })) ? undefined : at
  const endsAt = alertEndsAt(promised.order)
  if (!endsAt || now >= endsAt || !(await insertAlert(tx, { orderId, step, since, at: now }))) return undefined
  const userId = made.next.by === 'customer' ? customerId : washerId
  await deps.events.publish(tx, 'order.at-risk', { orderId, step, userId, at: now })
  return undefined
}
