import { doorMessages } from '@washline/contract/doors/messages'
import { doorRefusals } from '@washline/contract/doors/refusals'
import { type DoorKind, type DoorStage, doorStageOf, isDanger, kindsOf } from '@washline/contract/doors/rules'
import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { deadlineAt } from '@washline/contract/orders/deadlines'
import { takePhoto } from '../../custody/index.ts'
import {
  checkRight,
  type LockedOrder,
  lockOrder,
  proveArrival,
  refuseReplaced,
  wrongStatus,
} from '../../orders/index.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import type { DoorDeps } from '../deps.ts'
import { decideCaseJob } from '../jobs.ts'
import { positionAtDoor } from '../queries.ts'
import { isAtDoor } from '../rules/is-at-door.ts'
import { insertCase, lockOpenCase } from '../store.ts'
import { decideLocked } from './decide-case.ts'
import { publishCase } from './publish-case.ts'

export interface OpenCaseInput {
  readonly orderId: OrderId
  readonly washerId: UserId
  readonly kind: DoorKind
  /** The address returned by the upload of a photo of a handover. */
  readonly photo: string | undefined
}

/** The Washer stands at the door, by their stored position, and cannot hand over. The wait begins by this clock; danger ends it at once. */
export const openCase = (deps: DoorDeps, { orderId, washerId, kind, photo }: OpenCaseInput): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    await refuseReplaced(tx, locked, washerId)
    const order = checkRight(locked, { kind: 'washer', userId: washerId })
    const stage = doorStageOf({ status: order.status, laundryCompleted: order.laundryCompletedAt !== null })
    if (!stage) throw wrongStatus()
    if (!kindsOf(stage).includes(kind)) throw invalid({ kind: [doorMessages.wrongKind] })
    if (await lockOpenCase(tx, orderId)) throw refuse(doorRefusals.doorOpen)
    const at = deps.clock.now()
    const position = await positionAtDoor(tx, orderId)
    if (!position || !isAtDoor(position, at)) throw refuse(doorRefusals.notAtDoor)
    const taken = await takePhoto(tx, { orderId, washerId, photo })
    // Nobody stays in danger for a photo.
    if (!taken && kind !== 'unsafe') throw invalid({ photo: [doorMessages.photoNeeded] })
    const row = await insertCase(tx, {
      orderId,
      customerId: order.customerId,
      washerId,
      kind,
      stage,
      openedAt: at,
      waitUntil: new Date(at.getTime() + market.door.waitMs[kind]),
      photoKey: taken?.key ?? null,
      position: { ...position, distanceM: Math.round(position.distanceM) },
    })
    if (isDanger(kind)) return decideLocked(tx, deps, { order, row, at, isLate: true })
    if (!order.arrivedAt && !isLate(order, stage, at)) await proveArrival(tx, deps, { order, arrivedAt: at, at })
    await publishCase(tx, deps, row, { change: 'opened', at })
    for (const dueAt of [row.waitUntil, new Date(at.getTime() + market.door.longestMs)])
      await deps.jobs.enqueue(tx, decideCaseJob, { caseId: row.id, dueAt: dueAt.toISOString() }, { at: dueAt })
  })

/** At the pickup after it was due, at the return after the promise. */
function isLate(order: LockedOrder, stage: DoorStage, at: Date): boolean {
  const lateAt = deadlineAt(stage, order)
  return lateAt !== null && at >= lateAt
}
