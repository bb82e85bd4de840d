import { setTimeout as pause } from 'node:timers/promises'
import type { OrderId } from '@washline/contract/ids'
import { distanceMeters } from '@washline/contract/maps/geo'
import type { Point } from './drive.ts'
import { pace } from './pace.ts'
import { planOrders } from './plan-orders.ts'
import type { CustomerOrder, SimulatedCustomer } from './simulated-customer.ts'

/** What is known of the Washer who signs in by hand. */
export interface HandWasher {
  readonly isPresent: boolean
  /** Online, with no request to answer and no order in hand. */
  readonly isWaiting: boolean
  /** Requests that have run out since the last one that was answered, or since the sign-in. */
  readonly missed: number
  readonly place: Point | null
}

export interface DemoCityDeps {
  readonly seed: number
  /** They order through the day. */
  readonly customers: readonly SimulatedCustomer[]
  /** Neighbours of the Washer who signs in by hand; they order whenever that Washer waits. */
  readonly regulars: readonly SimulatedCustomer[]
  /** A customer's order was placed; its Washer comes late to the pickup if `isLate`. */
  placed(id: OrderId, isLate: boolean): void
  report(problem: string): void
}

export interface DemoCity {
  handWasher(seen: HandWasher): void
  run(signal: AbortSignal): Promise<void>
}

const nearM = 3_000
const maxLive = 7

/** The customers of the demo city: the day's orders from the seed, and a request for the Washer who waits for one. */
export function demoCity(deps: DemoCityDeps): DemoCity {
  let live = 0
  let waitingSince: number | undefined
  let regularAt = Number.NEGATIVE_INFINITY
  let turn = 0
  let stopped: AbortSignal | undefined

  const start = (customer: SimulatedCustomer, order: CustomerOrder, isLate: boolean, signal: AbortSignal) => {
    live += 1
    customer
      .order(order, (id) => deps.placed(id, isLate), signal)
      .catch((error: unknown) => {
        if (!signal.aborted) deps.report(String(error))
      })
      .finally(() => {
        live -= 1
      })
  }

  const plan = planOrders(deps.seed + 1, Math.max(1, deps.regulars.length))

  /** From a home nearby; where the Washer is somewhere else, from beside them. */
  const orderNear = (place: Point, signal: AbortSignal) => {
    const customer = deps.regulars[turn % deps.regulars.length]
    turn += 1
    const { value: planned } = plan.next()
    if (!customer || !planned) return
    const pickup =
      distanceMeters(customer.home, place) <= nearM
        ? customer.home
        : {
            address: customer.home.address,
            latitude: Math.max(-85, Math.min(85, place.latitude + 0.003)),
            longitude: ((place.longitude + 0.002 + 540) % 360) - 180,
          }
    start(customer, { ...planned, pickup }, false, signal)
  }

  return {
    handWasher: ({ isPresent, isWaiting, missed, place }) => {
      const now = Date.now()
      if (!isPresent || !isWaiting || !place || !stopped || stopped.aborted) {
        if (!isPresent) regularAt = Number.NEGATIVE_INFINITY
        waitingSince = undefined
        return
      }
      waitingSince ??= now
      const betweenMs = missed < pace.missedInARow ? pace.betweenRegularsMs : pace.betweenMissedMs
      if (now - regularAt < betweenMs || now - waitingSince < pace.beforeRegularMs) return
      regularAt = now
      orderNear(place, stopped)
    },
    run: async (signal) => {
      stopped = signal
      if (deps.customers.length === 0) return
      for (const planned of planOrders(deps.seed, deps.customers.length)) {
        await pause(planned.afterMs, undefined, { signal }).catch(() => undefined)
        if (signal.aborted) return
        const customer = deps.customers[planned.customer]
        // Where all Washers are busy, fewer orders are placed than planned.
        if (customer?.isIdle() && live < maxLive)
          start(customer, { ...planned, pickup: customer.home }, planned.isLate, signal)
      }
    },
  }
}
