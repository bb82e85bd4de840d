import { doorMessages } from '@washline/contract/doors/messages'
import { doorRefusals } from '@washline/contract/doors/refusals'
import { type DoorStage, doorStageOf, redirectFee } from '@washline/contract/doors/rules'
import type { OrderId, UserId } from '@washline/contract/ids'
import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { inHandStatuses, orderProcess } from '@washline/contract/orders/process'
import { zoneAt } from '@washline/contract/zones/zone-at'
import {
  checkRight,
  type LockedOrder,
  lockOrder,
  proveArrival,
  redirectOrder,
  wrongStatus,
} from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { currentZones } from '../../zones/index.ts'
import type { DoorDeps } from '../deps.ts'
import { decideCaseJob } from '../jobs.ts'
import { casesOf, doorOf, requestsOf } from '../queries.ts'
import type { DoorCaseRow } from '../rules/door-case.ts'
import { refusedByZone } from '../rules/refused-by-zone.ts'
import { insertRequest, lockOpenCase, saveExtended, saveReturnAt } from '../store.ts'
import { closeCase } from './close-case.ts'
import { broadcastDoor, publishCase } from './publish-case.ts'

export type DoorAnswer =
  | { readonly answer: 'coming' }
  | { readonly answer: 'moved'; readonly place: Point & { readonly address: string } }
  | { readonly answer: 'safe_spot'; readonly spot: string }
  | { readonly answer: 'return_at'; readonly at: Date }

interface Asked {
  readonly order: LockedOrder
  readonly stage: DoorStage
  readonly row: DoorCaseRow | undefined
  readonly at: Date
}

/** What the customer asks for at the door, before the Washer is there or while they wait. The case may have been decided just before. */
export const answerDoor = (
  deps: DoorDeps,
  input: { readonly orderId: OrderId; readonly customerId: UserId; readonly asked: DoorAnswer },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { orderId, customerId, asked } = input
    const order = checkRight(await lockOrder(tx, orderId), { kind: 'customer', userId: customerId })
    const stage = doorStageOf({ status: order.status, laundryCompleted: order.laundryCompletedAt !== null })
    if (asked.answer === 'safe_spot') return allowSpot(tx, deps, order, asked.spot)
    if (!stage) throw wrongStatus()
    const on = { order, stage, row: await lockOpenCase(tx, orderId), at: deps.clock.now() }
    switch (asked.answer) {
      case 'coming':
        return extend(tx, deps, on)
      case 'moved':
        return redirect(tx, deps, on, asked.place)
      case 'return_at':
        return chooseReturn(tx, deps, on, asked.at)
      default:
        return asked satisfies never
    }
  })

/** The Washer who stands at the door waits longer; one on the way comes later. */
async function extend(tx: Tx, deps: DoorDeps, { order, stage, row, at }: Asked): Promise<void> {
  const used = await requestsOf(tx, order.id, { stage, kind: 'coming' })
  if (used >= market.door.extensions || (!row && (stage === 'return' || !order.pickupAt)))
    throw refuse(doorRefusals.askedEnough)
  await insertRequest(tx, { orderId: order.id, stage, kind: 'coming', at })
  const later = (from: Date) => new Date(from.getTime() + market.door.extendMs)
  if (!row) return redirectOrder(tx, deps, { order, pickupAt: later(order.pickupAt ?? at), at })
  const waitUntil = later(row.waitUntil > at ? row.waitUntil : at)
  await saveExtended(tx, row.id, { waitUntil, at })
  await publishCase(tx, deps, { ...row, waitUntil }, { change: 'extended', at })
  const dueAt = waitUntil.toISOString()
  await deps.jobs.enqueue(tx, decideCaseJob, { caseId: row.id, dueAt }, { at: waitUntil })
}

/**
 * Another door within the published distance, where the zones take orders; the Washer has the fee for it at once. Prices, fees and promise stay
 * those of the zone that the order was placed in.
 */
async function redirect(
  tx: Tx,
  deps: DoorDeps,
  { order, stage, row, at }: Asked,
  { address, latitude, longitude }: Point & { readonly address: string },
): Promise<void> {
  if ((await requestsOf(tx, order.id, { stage, kind: 'moved' })) >= market.door.redirect.most)
    throw refuse(doorRefusals.askedEnough)
  const from = await doorOf(tx, order.id)
  const distanceM = Math.round(distanceMeters(from, { latitude, longitude }))
  const feeMinor = redirectFee(distanceM)
  if (feeMinor === undefined) throw invalid({ place: [doorMessages.tooFar] })
  const { zones } = await currentZones(tx)
  const meetsAt = stage === 'pickup' && order.pickupAt && order.pickupAt > at ? order.pickupAt : at
  const refused = refusedByZone(zoneAt(zones, { latitude, longitude }, meetsAt), order)
  if (refused) throw invalid({ place: refused })
  const requestId = await insertRequest(tx, { orderId: order.id, stage, kind: 'moved', distanceM, feeMinor, at })
  if (row) await closeCase(tx, deps, row, { outcome: 'redirected', at })
  await redirectOrder(tx, deps, { order, pickup: { address, latitude, longitude }, at })
  if (feeMinor === 0 || order.washerId === null) return
  await deps.payments.chargeDoorFee(tx, {
    key: `redirect-${requestId}`,
    orderId: order.id,
    customerId: order.customerId,
    washerId: order.washerId,
    cardId: order.paymentMethodId,
    amountMinor: feeMinor,
    at,
  })
}

/** The spot can be chosen until the delivery; a Washer who waits at the return is sent there at once. */
async function allowSpot(tx: Tx, deps: DoorDeps, order: LockedOrder, spot: string): Promise<void> {
  if (!inHandStatuses.includes(order.status) && order.status !== orderProcess.place.to) throw wrongStatus()
  const at = deps.clock.now()
  await insertRequest(tx, { orderId: order.id, stage: 'return', kind: 'safe_spot', spot, at })
  const row = await lockOpenCase(tx, order.id)
  if (row?.stage === 'return' && row.kind === 'absent' && spot !== '') {
    await closeCase(tx, deps, row, { outcome: 'safe_spot', at })
    return proveArrival(tx, deps, { order, arrivedAt: order.arrivedAt ?? row.openedAt, at })
  }
  await broadcastDoor(tx, deps, order.id)
}

/** When laundry that went back with the Washer is brought again. */
async function chooseReturn(tx: Tx, deps: DoorDeps, { order, row, at }: Asked, returnAt: Date): Promise<void> {
  const [last] = await casesOf(tx, order.id, order.customerId)
  if (row || last?.outcome !== 'brought_back') throw refuse(doorRefusals.doorEnded)
  const isPossible = returnAt > at && returnAt.getTime() <= at.getTime() + market.door.latestReturnMs
  if (!isPossible) throw invalid({ at: [doorMessages.notNow] })
  await saveReturnAt(tx, last.id, returnAt)
  await broadcastDoor(tx, deps, order.id)
}
