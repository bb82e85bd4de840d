import { market } from '@washline/contract/market'
import { isLateToPickup } from '@washline/contract/orders/deadlines'
import { tripSeconds } from '@washline/contract/orders/pay'
import { keepsPromise } from '../../../apps/api/src/orders/rules/keeps-promise.ts'
import { type City, dateOf, isOnDuty, metresBetween, move, positionOf } from './city.ts'
import { normal, streamOf } from './draws.ts'
import type { Leg, Order, Point, Stage, Task, Washer, WorkStop } from './people.ts'
import type { Promises } from './promises.ts'
import { routeOf, stopsOf, washS } from './route.ts'

const forgets = 0.01
const waitAtDoorS = 600
const rates = 0.7

/** What happens to orders that a Washer does not finish. */
export interface WorkParts {
  /** Whether the Washer stops answering at this stop. */
  readonly goesSilent: (order: Order, washer: Washer, stage: Stage) => boolean
  readonly fallSilent: (washer: Washer) => void
  readonly searchAgain: (order: Order) => void
  readonly promises: Pick<Promises, 'record' | 'learn'>
}

export class Work {
  readonly #city: City
  readonly #parts: WorkParts

  constructor(city: City, parts: WorkParts) {
    this.#city = city
    this.#parts = parts
  }

  /** A Washer has accepted an order, or its takeover. */
  take(order: Order, washer: Washer): void {
    const { clock, week } = this.#city
    const isRescue = order.pickedUpS !== null
    if (isRescue) this.#city.rescues += 1
    else {
      move(order, 'washer', 'accept')
      order.acceptedS = clock.nowS
    }
    order.washer = washer
    const random = streamOf(week.options.seed, 6, order.id, washer.id)
    const isForgotten = !isRescue && random() < forgets
    const task: Task = { order, stops: stopsOf(order, washer, clock.nowS), isForgotten }
    washer.tasks.push(task)
    if (!isRescue) this.#parts.promises.record('acceptance', order)
    if (isForgotten) this.#awaitReplacement(task)
    else this.replan(washer)
  }

  /** The customer replaces a Washer who does not come, once the market calls the Washer late. */
  #awaitReplacement(task: Task): void {
    const { clock } = this.#city
    const { order } = task
    const times = () => ({ pickupAt: dateOf(order.pickupS), acceptedAt: dateOf(order.acceptedS ?? 0) })
    const inspect = () => {
      if (order.status !== 'accepted' || !order.washer?.tasks.includes(task)) return
      if (!isLateToPickup(times(), dateOf(clock.nowS))) return clock.at(clock.nowS + 60, inspect)
      const { washer } = order
      this.drop(task)
      this.replan(washer)
      move(order, 'customer', 'replace')
      this.#parts.searchAgain(order)
    }
    clock.at(Math.max(order.pickupS, clock.nowS), inspect)
  }

  /** Takes a task from its Washer. */
  drop(task: Task): void {
    const { washer } = task.order
    if (!washer) return
    washer.tasks = washer.tasks.filter((each) => each !== task)
    task.order.washer = null
    washer.version += 1
  }

  replan(washer: Washer): void {
    washer.version += 1
    washer.route = routeOf(washer, positionOf(washer, this.#city.clock.nowS), this.#city.clock.nowS)
    this.#proceed(washer)
  }

  /** Goes on with the next stop, as late as that costs nothing; with none, home. */
  #proceed(washer: Washer): void {
    const { clock } = this.#city
    if (washer.isBusy || washer.silentUntilS > clock.nowS) return
    const [task] = washer.route
    const stop = task?.stops[0]
    if (task && stop) this.#goTo(washer, task, stop)
    else this.#goHome(washer)
  }

  #goTo(washer: Washer, task: Task, stop: WorkStop): void {
    const { clock } = this.#city
    const from = positionOf(washer, clock.nowS)
    const leaveS = stop.readyS - tripSeconds(metresBetween(from, stop.point)) * 1.1
    if (leaveS > clock.nowS + 1) {
      const { version } = washer
      clock.at(leaveS, () => {
        if (washer.version === version) this.#proceed(washer)
      })
      return
    }
    this.#interrupt(washer)
    washer.isBusy = true
    const endS = this.#drive(washer, stop.point, false)
    const startS = Math.max(endS, stop.readyS)
    clock.at(startS + stop.serviceS, () => this.#finishStop(washer, task, stop))
  }

  #drive(washer: Washer, to: Point, isHomeward: boolean): number {
    const { clock, week } = this.#city
    const random = streamOf(week.options.seed, 7, washer.id, Math.round(clock.nowS))
    const noise = Math.min(1.4, Math.max(0.8, 1 + 0.1 * normal(random)))
    const driveS = (tripSeconds(metresBetween(washer.at, to)) * noise) / week.hours.speedAt(clock.nowS)
    const leg: Leg = { from: washer.at, to, startS: clock.nowS, endS: clock.nowS + driveS, isHomeward }
    washer.leg = leg
    return leg.endS
  }

  /** Counts a drive to where it ended. */
  #arrive(washer: Washer, at: Point): void {
    if (!washer.leg) return
    const metres = metresBetween(washer.leg.from, at)
    if (washer.aboard > 0) washer.loadedM += metres
    else washer.emptyM += metres
    washer.at = at
    washer.leg = null
  }

  #interrupt(washer: Washer): void {
    if (washer.leg?.isHomeward) this.#arrive(washer, positionOf(washer, this.#city.clock.nowS))
  }

  #goHome(washer: Washer): void {
    if (washer.leg || metresBetween(washer.at, washer.home) < 1) return
    const endS = this.#drive(washer, washer.home, true)
    const { leg } = washer
    this.#city.clock.at(endS, () => {
      if (washer.leg === leg) this.#arrive(washer, washer.home)
    })
  }

  #finishStop(washer: Washer, task: Task, stop: WorkStop): void {
    this.#arrive(washer, stop.point)
    washer.isBusy = false
    this.#countOvertime(washer)
    task.stops.shift()
    washer.route.shift()
    washer.version += 1
    const { order } = task
    if (stop.stage === 'pickup' && order.isAbsent) {
      this.#leaveDoor(washer, task)
      return
    }
    this.#stages[stop.stage](washer, task)
    if (this.#parts.goesSilent(order, washer, stop.stage)) this.#parts.fallSilent(washer)
    // A wash may end at another time than planned; otherwise the order of the stops stays the best one.
    else if (stop.stage === 'start') this.replan(washer)
    else this.#proceed(washer)
  }

  /** Work after the end of a shift, waiting for machines included. */
  #countOvertime(washer: Washer): void {
    const { nowS } = this.#city.clock
    if (isOnDuty(washer, nowS)) return
    const offS = Math.max(0, ...washer.shifts.map((shift) => shift.offS).filter((timeS) => timeS <= nowS))
    washer.overtimeS += nowS - Math.max(offS, washer.overtimeUntilS)
    washer.overtimeUntilS = nowS
  }

  /** Nobody opens: after a wait the order is cancelled. */
  #leaveDoor(washer: Washer, task: Task): void {
    const { clock } = this.#city
    washer.isBusy = true
    clock.at(clock.nowS + waitAtDoorS, () => {
      washer.isBusy = false
      move(task.order, 'customer', 'cancel')
      this.drop(task)
      washer.earnedMinor += market.fees.lateCancelMinor
      this.replan(washer)
    })
  }

  /** What each stop does. */
  readonly #stages: Readonly<Record<Stage, (washer: Washer, task: Task) => void>> = {
    pickup: (washer, task) => this.#pickUp(washer, task),
    takeover: (washer, { order }) => {
      order.takenOverS = this.#city.clock.nowS
      washer.aboard += 1
    },
    start: (washer, task) => this.#startWash(washer, task),
    finish: (washer, { order }) => {
      move(order, 'washer', 'finishLaundry')
      order.finishedS = this.#city.clock.nowS
      this.#parts.promises.record('wash', order)
      washer.aboard += 1
    },
    deliver: (washer, task) => this.#deliver(washer, task),
  }

  /** The promise is counted from here. */
  #pickUp(washer: Washer, { order, stops }: Task): void {
    const { nowS } = this.#city.clock
    move(order, 'washer', 'pickUp')
    order.pickedUpS = nowS
    this.#parts.promises.record('pickup', order)
    washer.aboard += 1
    const last = stops.pop()
    if (last) stops.push({ ...last, dueS: nowS + market.promise.durationS })
  }

  #startWash(washer: Washer, { order, stops }: Task): void {
    const { nowS } = this.#city.clock
    if (order.status === 'picked_up') move(order, 'washer', 'startLaundry')
    order.startedS = nowS
    this.#parts.promises.record('start', order)
    washer.aboard -= 1
    const free = washer.machinesFreeS.indexOf(Math.min(...washer.machinesFreeS))
    const endS = Math.max(nowS, washer.machinesFreeS[free] ?? 0) + washS(order, washer)
    washer.machinesFreeS[free] = endS
    const [finish] = stops
    if (finish) finish.readyS = endS
  }

  #deliver(washer: Washer, task: Task): void {
    const { order } = task
    const { nowS } = this.#city.clock
    move(order, 'washer', 'deliver')
    move(order, 'customer', 'complete')
    order.deliveredS = nowS
    this.#parts.promises.learn(order, washer)
    washer.aboard -= 1
    washer.earnedMinor += order.netPayMinor
    const isInTime = keepsPromise(dateOf(order.pickedUpS ?? nowS), dateOf(nowS))
    const { record } = washer
    record.ordersDone += 1
    if (isInTime) record.ordersOnTime += 1
    const random = streamOf(this.#city.week.options.seed, 8, order.id)
    if (random() < rates) {
      const rating = washer.qualityTenths + 3 * normal(random) - (isInTime ? 0 : 10)
      record.ratingCount += 1
      record.ratingSumTenths += Math.round(Math.min(50, Math.max(10, rating)))
    }
    washer.tasks = washer.tasks.filter((each) => each !== task)
  }
}
