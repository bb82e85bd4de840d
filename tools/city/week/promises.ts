import {
  type Calibration,
  calibrate,
  type EstimateKind,
  errorsOf,
  isSameKind,
} from '../../../apps/api/src/orders/rules/calibration.ts'
import {
  type Measured,
  type MeasuredPaces,
  measure,
  measureMarket,
  type Paces,
  pacesOf,
  type Stage,
  stageSeconds,
  stages,
} from '../../../apps/api/src/orders/rules/pace.ts'
import { estimate } from '../../../apps/api/src/orders/rules/promise.ts'
import { promisedOf } from '../../../apps/api/src/orders/rules/promised-order.ts'
import { type City, dateOf, positionOf, secondsOf } from './city.ts'
import { hourS } from './hours.ts'
import { timesOf } from './order-times.ts'
import type { Order, Point, Washer } from './people.ts'

/** When a promise is recorded: when an order is accepted, then at the end of each of its stages but the last. */
export type Moment = 'acceptance' | 'pickup' | 'start' | 'wash'

export interface MadePromise {
  readonly moment: Moment
  readonly order: Order
  readonly p50S: number
  readonly p90S: number
  readonly kind: EstimateKind
}

/** Whether the laundry was back by a promised time. */
export const isMet = ({ order: { deliveredS }, ...made }: MadePromise, time: 'p50S' | 'p90S'): boolean =>
  deliveredS !== null && deliveredS <= made[time]

const metresPerDegree = 111_195
/** The plane of the city, at the equator. */
export const onGlobe = ({ x, y }: Point) => ({ latitude: y / metresPerDegree, longitude: x / metresPerDegree })

const measuredOf = (paces: MeasuredPaces | undefined) =>
  stages.flatMap((stage) => {
    const measured = paces?.[stage]
    return measured ? [{ stage, ...measured }] : []
  })

/** What the market promises, by the paces that it learns from the deliveries of the week. */
export class Promises {
  readonly made: MadePromise[] = []
  readonly #city: City
  readonly #washers = new Map<Washer, MeasuredPaces>()
  #market: MeasuredPaces = {}
  #calibrations: readonly Calibration[] = []
  #due: MadePromise[] = []
  #refreshedS = 0
  #hour = 0

  constructor(city: City) {
    this.#city = city
  }

  pacesOf(washer: Washer): Paces {
    this.#refresh()
    return pacesOf(this.#washers.get(washer) ?? {}, this.#market)
  }

  record(moment: Moment, order: Order): void {
    const { washer } = order
    if (!washer) return
    this.#refresh()
    const { nowS } = this.#city.clock
    const now = dateOf(nowS)
    const door = onGlobe(order.door)
    const position = onGlobe(positionOf(washer, nowS))
    const { order: promised, paces } = promisedOf(
      {
        ...timesOf(order),
        pickupLatitude: door.latitude,
        pickupLongitude: door.longitude,
        washer: {
          lastLatitude: position.latitude,
          lastLongitude: position.longitude,
          lastPositionAt: moment === 'acceptance' ? null : now.toISOString(),
          leftDoor: null,
          others: washer.tasks.flatMap((task) =>
            task.order === order
              ? []
              : [
                  {
                    status: task.order.status,
                    laundryCompleted: task.order.finishedS !== null,
                    ...onGlobe(task.order.door),
                  },
                ],
          ),
        },
        adjustment: null,
        calibrations: this.#calibrations,
        paces: measuredOf(this.#washers.get(washer)),
        marketPaces: measuredOf(this.#market),
      },
      now,
    )
    const made = estimate(promised, paces, now)
    if (!made?.kind) throw new Error(`order ${order.id} has no promise at its ${moment}`)
    const promise: MadePromise = {
      moment,
      order,
      p50S: secondsOf(made.p50At),
      p90S: secondsOf(made.p90At),
      kind: made.kind,
    }
    this.made.push(promise)
    this.#due.push(promise)
  }

  /** From a delivery; the stages of an order that was taken over belong to two Washers. */
  learn(order: Order, washer: Washer): void {
    this.#refresh()
    if (order.takenOverS !== null || order.deliveredS === null) return
    const took = stageSeconds(timesOf(order), dateOf(order.deliveredS))
    const before = this.#washers.get(washer)
    const after = stages.map((stage): [Stage, Measured | undefined] => {
      const seconds = took[stage]
      return [stage, seconds === undefined ? before?.[stage] : measure(before?.[stage], seconds)]
    })
    this.#washers.set(washer, Object.fromEntries(after) as MeasuredPaces)
  }

  /** Each full hour the market is measured anew. */
  #refresh(): void {
    const hour = Math.floor(this.#city.clock.nowS / hourS)
    if (hour === this.#hour) return
    this.#hour = hour
    const all = [...this.#washers.values()]
    this.#market = Object.fromEntries(
      stages.map((stage) => [stage, measureMarket(all.flatMap((each) => each[stage] ?? []))]),
    ) as MeasuredPaces
    this.#calibrate(hour * hourS)
  }

  #calibrate(nowS: number): void {
    const beforeS = this.#refreshedS
    this.#refreshedS = nowS
    const cameDue = (kind: EstimateKind, time: 'p50S' | 'p90S') => {
      const due = this.#due.filter(
        (made) =>
          isSameKind(made.kind, kind) &&
          made[time] > beforeS &&
          made[time] <= nowS &&
          made.order.status !== 'cancelled',
      )
      const met = due.filter((made) => isMet(made, time)).length
      return { met, missed: due.length - met }
    }
    const kinds = [...this.#calibrations, ...this.#due.map(({ kind }) => kind)].filter(
      (kind, index, all) => all.findIndex((other) => isSameKind(kind, other)) === index,
    )
    this.#calibrations = kinds.map(({ stage, isLive, others }) => {
      const kind = { stage, isLive, others }
      return {
        ...kind,
        ...calibrate(errorsOf(this.#calibrations, kind), { p50: cameDue(kind, 'p50S'), p90: cameDue(kind, 'p90S') }),
      }
    })
    this.#due = this.#due.filter(({ p90S }) => p90S > nowS)
  }
}
