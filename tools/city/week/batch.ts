import { toOrderId, type UserId } from '@washline/contract/ids'
import { distanceMeters } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { nextSlot } from '../../../apps/api/src/dispatch/rules/batch-slot.ts'
import { decideBatch, type Match, matchOf } from '../../../apps/api/src/dispatch/rules/decide-batch.ts'
import { freeCapacity, openInReach } from '../../../apps/api/src/dispatch/rules/open-in-reach.ts'
import { type Scarcity, scarcityOf } from '../../../apps/api/src/dispatch/rules/scarcity.ts'
import { availableAround, candidatesOf, farthestM, hasRoom } from './candidates.ts'
import { waves } from './choices.ts'
import { type City, dateOf, positionOf, secondsOf } from './city.ts'
import { delaysIn } from './delays.ts'
import { type Met, pairOf } from './pair.ts'
import type { Order, Washer } from './people.ts'
import { onGlobe, type Promises } from './promises.ts'
import { openOffers } from './search.ts'

const { batch, matching } = market.dispatch

/** Whether Washers are short around an order, as a wave of the product measures it. */
function scarcityAround(city: City, order: Order, searching: ReadonlySet<Order>): Scarcity {
  const place = onGlobe(order.from)
  const washers = availableAround(city, order)
  if (washers.length === 0) return 'calm'
  const completeM = washers.length < batch.washers ? 2 * farthestM : (washers.at(-1)?.distanceM ?? 0)
  const near = [...searching]
    .filter(({ isSearching }) => isSearching)
    .map(({ from }) => onGlobe(from))
    .filter((other) => distanceMeters(place, other) <= completeM)
  const reaching = washers.map(({ washer }) => ({
    ...onGlobe(positionOf(washer, city.clock.nowS)),
    radiusKm: farthestM / 1_000,
  }))
  const openOrders = Math.max(1, openInReach(near, reaching, farthestM))
  if (openOrders < 2) return 'calm'
  const loads = washers.map(({ washer }) => ({ inHand: washer.tasks.length, offered: washer.openOffers }))
  return scarcityOf({ openOrders, freeCapacity: freeCapacity(loads) }, order.mode)
}

/** Calm: waves. Scarce: all open orders decided together, every few seconds. */
export class Batches {
  readonly #city: City
  readonly #promises: Pick<Promises, 'pacesOf'>
  readonly #isAlways: boolean
  readonly #searching = new Set<Order>()
  readonly #waiting = new Set<Order>()
  #isPlanned = false
  decisions = 0

  constructor(city: City, promises: Pick<Promises, 'pacesOf'>, isAlways: boolean) {
    this.#city = city
    this.#promises = promises
    this.#isAlways = isAlways
  }

  choose(order: Order, open: number, places: number, offer: (order: Order, washers: readonly Washer[]) => void) {
    this.#searching.add(order)
    if (open === 0) {
      for (const other of this.#searching) if (!other.isSearching) this.#searching.delete(other)
      order.mode = this.#isAlways ? 'scarce' : scarcityAround(this.#city, order, this.#searching)
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
    clock.at(secondsOf(nextSlot(dateOf(clock.nowS))), () => {
      this.#isPlanned = false
      this.#decide(offer)
      this.#plan(offer)
    })
  }

  #decide(offer: (order: Order, washers: readonly Washer[]) => void): void {
    const { clock } = this.#city
    for (const order of this.#waiting)
      if (!order.isSearching || openOffers(order).length > 0) this.#waiting.delete(order)
    const washers = new Map<UserId, Washer>()
    const delayOf = delaysIn(this.#city, this.#promises)
    const matchWith = (met: Met): Match => {
      const work = { paces: this.#promises.pacesOf(met.washer), delayS: delayOf(met.order, met.washer) }
      return matchOf(pairOf(this.#city, met, work), matching.refusal)
    }
    const open = [...this.#waiting].map((order) => {
      const free = candidatesOf(this.#city, order).filter(({ washer }) => washer.openOffers === 0)
      for (const { washer } of free) washers.set(washer.id, washer)
      const matches = new Map(free.map(({ washer, distanceM }) => [washer.id, matchWith({ order, washer, distanceM })]))
      return { orderId: toOrderId(order.id), order, waitedS: clock.nowS - order.searchFromS, matches }
    })
    if (washers.size === 0) return
    this.decisions += 1
    const chosen = decideBatch(open, (id) => {
      const washer = washers.get(id)
      return washer !== undefined && hasRoom(washer)
    })
    for (const { orderId, order } of open) {
      const washer = washers.get(chosen.get(orderId) as UserId)
      if (!washer) continue
      this.#waiting.delete(order)
      offer(order, [washer])
    }
  }
}
