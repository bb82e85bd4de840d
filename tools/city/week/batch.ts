import { market } from '@washline/contract/market'
import { type MatchParts, matchCost, matchParts } from '../../../apps/api/src/dispatch/rules/match-cost.ts'
import { planBatch } from '../../../apps/api/src/dispatch/rules/plan-batch.ts'
import type { RefusalModel } from '../../../apps/api/src/dispatch/rules/refusal-inputs.ts'
import { scarcityOf } from '../../../apps/api/src/dispatch/rules/scarcity.ts'
import { candidatesOf, farthestM, hasRoom } from './candidates.ts'
import { waves } from './choices.ts'
import { type City, isOnDuty, metresBetween, positionOf, washersAround } from './city.ts'
import { pairOf } from './pair.ts'
import type { Order, Washer } from './people.ts'
import { type Outlook, outlookOf } from './route.ts'
import { openOffers } from './search.ts'

const { capacity } = market.dispatch
/** As many of the nearest Washers as are weighed for an order. */
const weighed = 12
/** How long an outlook is used while a Washer drives home. */
const outlookS = 60

/** What a batch weighs: the published cost, or another one. */
export interface BatchSettings {
  readonly costOf: (parts: MatchParts) => number
  readonly model: RefusalModel
  /** An order waits for the next batch rather than cost more than this. */
  readonly leaveCost: number
  /** Seconds from one batch to the next. */
  readonly everyS: number
  /** Whether Washers are short. */
  readonly scarcity: typeof scarcityOf
}

export const publishedBatch: BatchSettings = {
  costOf: matchCost,
  model: market.dispatch.matching.refusal,
  leaveCost: market.dispatch.matching.lateness * 3_600,
  everyS: 10,
  scarcity: scarcityOf,
}

/** Every order is decided in a batch, however many Washers there are. */
export const constantBatch: BatchSettings = { ...publishedBatch, scarcity: () => 'scarce' }

/** The open orders around an order, over what Washers in reach may still take. */
function shortageAround(
  city: City,
  order: Order,
  searching: ReadonlySet<Order>,
): { readonly openOrders: number; readonly freeCapacity: number } {
  const { nowS } = city.clock
  let freeCapacity = 0
  for (const washer of washersAround(city))
    if (isOnDuty(washer, nowS) && metresBetween(positionOf(washer, nowS), order.from) <= farthestM)
      freeCapacity += Math.max(0, capacity - washer.tasks.length)
  let openOrders = 0
  for (const other of searching)
    if (other.isSearching && metresBetween(other.from, order.from) <= farthestM) openOrders += 1
  return { openOrders, freeCapacity }
}

/** Calm: waves. Scarce: all open orders decided together, every few seconds. */
export class Batches {
  readonly #city: City
  readonly #settings: BatchSettings
  readonly #searching = new Set<Order>()
  readonly #waiting = new Set<Order>()
  readonly #outlooks = new Map<Order, Map<Washer, { readonly key: string; readonly outlook: Outlook }>>()
  #isPlanned = false
  decisions = 0

  constructor(city: City, settings: BatchSettings) {
    this.#city = city
    this.#settings = settings
  }

  choose(order: Order, open: number, places: number, offer: (order: Order, washers: readonly Washer[]) => void) {
    this.#searching.add(order)
    if (open === 0) {
      for (const other of this.#searching) if (!other.isSearching) this.#searching.delete(other)
      order.mode = this.#settings.scarcity(shortageAround(this.#city, order, this.#searching), order.mode)
    }
    if (order.mode === 'calm') return waves(this.#city, order, places)
    if (open === 0) this.#waiting.add(order)
    this.#plan(offer)
    return 'later' as const
  }

  #plan(offer: (order: Order, washers: readonly Washer[]) => void): void {
    const { clock } = this.#city
    if (this.#isPlanned || this.#waiting.size === 0) return
    this.#isPlanned = true
    const { everyS } = this.#settings
    clock.at((Math.floor(clock.nowS / everyS) + 1) * everyS, () => {
      this.#isPlanned = false
      this.#decide(offer)
      this.#plan(offer)
    })
  }

  #decide(offer: (order: Order, washers: readonly Washer[]) => void): void {
    for (const order of this.#waiting)
      if (!order.isSearching || openOffers(order).length > 0) {
        this.#waiting.delete(order)
        this.#outlooks.delete(order)
      }
    const orders = [...this.#waiting]
    if (orders.length === 0) return
    const washers = new Map<Washer, number>()
    const costs = orders.map((order) => {
      const row = new Map<number, number>()
      const free = candidatesOf(this.#city, order).filter(({ washer }) => washer.openOffers === 0)
      for (const { washer, distanceM } of free.slice(0, weighed)) {
        const column = washers.get(washer) ?? washers.size
        washers.set(washer, column)
        row.set(column, this.#cost(order, washer, distanceM))
      }
      return row
    })
    if (washers.size === 0) return
    this.decisions += 1
    const { washerOf } = planBatch({
      orders: orders.length,
      room: [...washers.keys()].map((washer) => (hasRoom(washer) ? 1 : 0)),
      cost: (order, washer) => costs[order]?.get(washer) ?? Number.POSITIVE_INFINITY,
      unassigned: () => this.#settings.leaveCost,
    })
    const all = [...washers.keys()]
    washerOf.forEach((column, index) => {
      const order = orders[index]
      const washer = all[column]
      if (!order || !washer) return
      this.#waiting.delete(order)
      offer(order, [washer])
    })
  }

  #outlook(order: Order, washer: Washer): Outlook {
    const { nowS } = this.#city.clock
    const key = `${washer.version} ${washer.leg || washer.tasks.length > 0 ? Math.floor(nowS / outlookS) : 0}`
    const ofOrder = this.#outlooks.get(order) ?? new Map()
    this.#outlooks.set(order, ofOrder)
    const stored = ofOrder.get(washer)
    if (stored?.key === key) return stored.outlook
    const outlook = outlookOf(order, washer, positionOf(washer, nowS), nowS)
    ofOrder.set(washer, { key, outlook })
    return outlook
  }

  #cost(order: Order, washer: Washer, distanceM: number): number {
    const outlook = this.#outlook(order, washer)
    return this.#settings.costOf(
      matchParts(pairOf(this.#city, order, washer, { distanceM, outlook }), this.#settings.model),
    )
  }
}
