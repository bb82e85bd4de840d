import { decideMove, type OrderActor, type OrderMove } from '@washline/contract/orders/process'
import { Clock } from './clock.ts'
import type { Week } from './make-week.ts'
import type { Order, Point, Washer } from './people.ts'

const quarterS = 900

/** Everything that changes while a week goes by. */
export interface City {
  readonly week: Week
  readonly clock: Clock
  readonly orders: readonly Order[]
  readonly washers: readonly Washer[]
  /** By quarter of an hour, who is on duty. */
  readonly quarters: Map<number, readonly Washer[]>
  /** By part of the market, the offers since a newcomer got one. */
  readonly newcomerCredits: Map<number, number>
  offersMade: number
  /** How often an order that a Washer did not finish was taken over. */
  rescues: number
}

/** Times of the product's rules: seconds of the week, from a Monday on. */
export const dateOf = (timeS: number): Date => new Date(Date.UTC(2026, 0, 5) + timeS * 1_000)

/** The other way round. */
export const secondsOf = (date: Date): number => (date.getTime() - dateOf(0).getTime()) / 1_000

export const metresBetween = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

export function openCity(week: Week): City {
  const orders = week.orders.map(
    (order): Order => ({
      ...order,
      status: 'pending',
      from: order.door,
      washer: null,
      isSearching: false,
      searches: 0,
      searchFromS: 0,
      radiusStep: 0,
      places: 0,
      mode: 'calm',
      offers: new Map(),
      offersMade: 0,
      firstAcceptedS: null,
      acceptedS: null,
      pickedUpS: null,
      takenOverS: null,
      startedS: null,
      finishedS: null,
      deliveredS: null,
      rescues: 0,
    }),
  )
  const washers = week.washers.map(
    (washer): Washer => ({
      ...washer,
      record: { ...washer.record, skips: [] },
      at: washer.home,
      leg: null,
      isBusy: false,
      silentUntilS: 0,
      tasks: [],
      route: [],
      aboard: 0,
      openOffers: 0,
      machinesFreeS: new Array<number>(washer.machines).fill(0),
      version: 0,
      earnedMinor: 0,
      overtimeS: 0,
      overtimeUntilS: 0,
      emptyM: 0,
      loadedM: 0,
    }),
  )
  return {
    week,
    clock: new Clock(),
    orders,
    washers,
    quarters: new Map(),
    newcomerCredits: new Map(),
    offersMade: 0,
    rescues: 0,
  }
}

/** Moves an order by the product's process; a move that the process refuses is a fault of the simulation. */
export function move(order: Order, by: OrderActor, name: OrderMove): void {
  const decision = decideMove(name, order.status, by)
  if ('refused' in decision) throw new Error(`${name} of order ${order.id} at ${order.status}: ${decision.refused}`)
  order.status = decision.to
}

/** The Washers who are on duty at some time of the present quarter of an hour: the others need not be asked. */
export function washersAround({ washers, quarters, clock: { nowS } }: City): readonly Washer[] {
  const quarter = Math.floor(nowS / quarterS)
  const stored = quarters.get(quarter)
  if (stored) return stored
  const found = washers.filter(({ shifts }) =>
    shifts.some(({ onS, offS }) => onS < (quarter + 1) * quarterS && offS > quarter * quarterS),
  )
  quarters.set(quarter, found)
  return found
}

export const isOnDuty = ({ shifts, silentUntilS }: Washer, nowS: number): boolean =>
  silentUntilS <= nowS && shifts.some(({ onS, offS }) => onS <= nowS && nowS < offS)

/** Where a Washer is: on the way home, somewhere between. */
export function positionOf({ at, leg }: Washer, nowS: number): Point {
  if (!leg) return at
  const share = leg.endS <= leg.startS ? 1 : Math.min(1, (nowS - leg.startS) / (leg.endS - leg.startS))
  return { x: leg.from.x + share * (leg.to.x - leg.from.x), y: leg.from.y + share * (leg.to.y - leg.from.y) }
}
