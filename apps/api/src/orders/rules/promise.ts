import { market } from '@washline/contract/market'
import {
  type OrderTimes,
  pickupDueAt,
  pickupLateAt,
  promiseEndsAt,
  readySOf,
  timerSOf,
} from '@washline/contract/orders/deadlines'
import { orderProcess } from '@washline/contract/orders/process'
import type { DueStep, OrderPromise } from '@washline/contract/orders/promise'
import { secondsAfter, secondsBetween } from '@washline/contract/times'
import { type Calibration, type EstimateKind, errorsOf, kindOf } from './calibration.ts'
import { type Paces, type Stage, stages } from './pace.ts'
import { chanceBeyond, leftOf, logNormalOf, type Moments, rangeOf, sumOf } from './time-left.ts'

/** What the promise of an order is computed from. */
export interface PromisedOrder extends OrderTimes {
  readonly takenOverAt: Date | null
  readonly laundryStartedAt: Date | null
  /** A change of the item list waits for the customer. */
  readonly isChangeWaiting: boolean
  /** The drive from the Washer's live position to the door; null while it is unknown or leads elsewhere. */
  readonly awayS: number | null
  /** How many other orders the Washer has in hand. */
  readonly others: number
  readonly calibrations: readonly Calibration[]
}

/** The state of the estimate for one moment. */
export interface Estimate {
  readonly dueAt: Date
  readonly p50At: Date
  readonly p90At: Date
  readonly risk: number
  readonly next: { readonly what: DueStep; readonly by: 'customer' | 'washer'; readonly until: Date }
  readonly madeAt: Date
  /** Null once the order is back. */
  readonly kind: EstimateKind | null
}

const latest = (a: Date, b: Date) => (a > b ? a : b)

const steps = { door: 'pickUp', start: 'startLaundry', wash: 'finishLaundry', back: 'deliver' } as const

interface Running {
  readonly stage: Stage
  readonly since: Date
  /** When the stage has to be done. */
  readonly until: Date
}

/** The stage of an order in a Washer's hands, when it began, and its published budget. */
export function runningStage(order: PromisedOrder): Running | null {
  const { status, pickedUpAt, takenOverAt, laundryStartedAt, laundryCompletedAt } = order
  const { startS } = market.promise
  if (status === orderProcess.accept.to) {
    const dueAt = pickupDueAt(order)
    return dueAt && { stage: 'door', since: new Date(dueAt.getTime() - market.pickup.leadMs), until: dueAt }
  }
  if (!pickedUpAt) return null
  const heldSince = takenOverAt ?? pickedUpAt
  if (status === orderProcess.pickUp.to)
    return { stage: 'start', since: heldSince, until: secondsAfter(heldSince, startS) }
  if (status !== orderProcess.startLaundry.to) return null
  return laundryCompletedAt
    ? { stage: 'back', since: latest(laundryCompletedAt, heldSince), until: promiseEndsAt(pickedUpAt, order) }
    : {
        stage: 'wash',
        since: latest(laundryStartedAt ?? heldSince, heldSince),
        until: secondsAfter(heldSince, readySOf(order)),
      }
}

interface Left {
  /** The time from which the rest is counted: now, or a stage that has not begun yet. */
  readonly from: Date
  readonly stage: Moments
  readonly later: Moments
}

/** On a way back, others in hand may have stops before: then the position means little for this one. */
const isLive = ({ awayS, others }: PromisedOrder, stage: Stage): boolean =>
  awayS !== null && (stage === 'door' || (stage === 'back' && others === 0))

function leftAt(running: Running, order: PromisedOrder, paces: Paces, now: Date): Left {
  const { stage, since } = running
  const { handoverS, travelSpread } = market.pace
  return {
    from: latest(now, since),
    stage:
      isLive(order, stage) && order.awayS !== null
        ? leftOf({ mean: Math.log(order.awayS + handoverS), spread: travelSpread })
        : leftOf(paces[stage], Math.max(0, secondsBetween(since, now))),
    later: sumOf(stages.slice(stages.indexOf(stage) + 1).map((next) => leftOf(paces[next]))),
  }
}

const dueAtOf = (order: PromisedOrder, { until }: Running, now: Date) =>
  promiseEndsAt(order.pickedUpAt ?? latest(now, until), order)

const kindAt = (order: PromisedOrder, stage: Stage): EstimateKind => kindOf(stage, isLive(order, stage), order.others)
const errorsAt = (order: PromisedOrder, stage: Stage) => errorsOf(order.calibrations, kindAt(order, stage))

/**
 * The promise of an order at a moment, from its events, the paces of its Washer, and the live position if there is one. Null for an
 * order that nobody has accepted, or that has ended.
 */
export function estimate(order: PromisedOrder, paces: Paces, now: Date): Estimate | null {
  const running = runningStage(order)
  if (!running) return estimateDelivered(order, now)
  const { stage, until } = running
  const left = leftAt(running, order, paces, now)
  const total = logNormalOf(sumOf([left.stage, left.later]))
  const { p50S, p90S } = rangeOf(total, errorsAt(order, stage))
  const dueAt = dueAtOf(order, running, now)
  // The promise runs from the pickup: a late one does not shorten it.
  const missed =
    stage === 'door'
      ? chanceBeyond(logNormalOf(left.later), timerSOf(order), errorsAt(order, 'start'))
      : chanceBeyond(total, secondsBetween(left.from, dueAt), errorsAt(order, stage))
  return {
    dueAt,
    p50At: secondsAfter(left.from, p50S),
    p90At: secondsAfter(left.from, p90S),
    // The arrival at the return counts, not how long the customer is waited for.
    risk: stage === 'back' && order.arrivedAt ? Number(order.arrivedAt > dueAt) : missed,
    next: order.isChangeWaiting
      ? { what: 'answer', by: 'customer', until }
      : { what: steps[stage], by: stage === 'door' && order.arrivedAt ? 'customer' : 'washer', until },
    madeAt: now,
    kind: kindAt(order, stage),
  }
}

function estimateDelivered(order: PromisedOrder, now: Date): Estimate | null {
  const { status, pickedUpAt, deliveredAt } = order
  if (status !== orderProcess.deliver.to || !pickedUpAt || !deliveredAt) return null
  const dueAt = promiseEndsAt(pickedUpAt, order)
  const until = new Date(deliveredAt.getTime() + market.orders.autoCompleteMs)
  return {
    dueAt,
    p50At: deliveredAt,
    p90At: deliveredAt,
    risk: deliveredAt > dueAt ? 1 : 0,
    next: { what: 'complete', by: 'customer', until },
    madeAt: now,
    kind: null,
  }
}

/** The first moment of a span at which something is true that stays true; its end if it never is. */
function firstMoment(from: Date, to: Date, isTrue: (at: Date) => boolean): Date {
  let [before, at] = [from.getTime(), to.getTime()]
  if (before >= at || isTrue(from)) return from
  while (at - before > 1_000) {
    const middle = (before + at) / 2
    if (isTrue(new Date(middle))) at = middle
    else before = middle
  }
  return new Date(Math.ceil(at))
}

/**
 * The last moment at which an alert still helps: when one in ten such orders would be late if the running stage is not done by then, or
 * shortly before the stage's own deadline. On the way to the door late means at the pickup, from then on at the return. Null if no
 * stage runs, and for a Washer who has proven to be at the door.
 */
export function alertAt(order: PromisedOrder, paces: Paces): Date | null {
  const running = order.arrivedAt ? null : runningStage(order)
  const dueAt = order.pickedUpAt ? promiseEndsAt(order.pickedUpAt, order) : pickupLateAt(order)
  if (!running || !dueAt) return null
  const isTight = (now: Date) => {
    const left = leftAt(running, order, paces, now)
    const p90S =
      running.stage === 'door'
        ? rangeOf(logNormalOf(left.stage)).p90S
        : rangeOf(logNormalOf(sumOf([left.stage, left.later])), errorsAt(order, running.stage)).p90S
    return secondsAfter(left.from, p90S) > dueAt
  }
  const { alertAfterMs, alertBeforeMs } = market.pace
  const tightAt = firstMoment(new Date(running.since.getTime() + alertAfterMs), dueAt, isTight)
  if (running.stage === 'door') return tightAt
  return new Date(Math.min(tightAt.getTime(), running.until.getTime() - alertBeforeMs))
}

/** From then on both people are notified of the delay instead. */
export function alertEndsAt(order: PromisedOrder): Date | null {
  const running = runningStage(order)
  return running?.stage === 'door' ? pickupLateAt(order) : (running?.until ?? null)
}

/** What of an estimate counts for a change of it. */
export interface ShownEstimate {
  readonly p90At: Date
  readonly risk: number
  readonly step: DueStep
}
export const shownOf = ({ p90At, risk, next }: Estimate): ShownEstimate => ({ p90At, risk, step: next.what })

/** Whether an estimate differs from the one that both people have by as much as they should see. */
export function isChanged(shown: ShownEstimate, now: Estimate): boolean {
  const { changeS, changeRisk } = market.pace
  return (
    Math.abs(secondsBetween(shown.p90At, now.p90At)) >= changeS ||
    Math.abs(now.risk - shown.risk) >= changeRisk ||
    now.next.what !== shown.step
  )
}

const farthestMs = 6 * 3_600_000

/** When the estimate will have changed by as much, if nothing happens until then. */
export const changesAt = (order: PromisedOrder, paces: Paces, shown: ShownEstimate, now: Date): Date =>
  firstMoment(now, new Date(now.getTime() + farthestMs), (at) => {
    const next = estimate(order, paces, at)
    return next !== null && isChanged(shown, next)
  })

export const showPromise = ({ dueAt, p50At, p90At, risk, next, madeAt }: Estimate): OrderPromise => ({
  due_at: dueAt.toISOString(),
  p50_at: p50At.toISOString(),
  p90_at: p90At.toISOString(),
  risk: Math.round(risk * 100) / 100,
  next: { ...next, until: next.until.toISOString() },
  made_at: madeAt.toISOString(),
})
