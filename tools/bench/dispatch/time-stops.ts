import type { StopPlace } from '@washline/contract/dispatch/route-endpoints'
import { toOrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { stopsOf, type Workplace } from '../../../apps/api/src/dispatch/rules/order-stops.ts'
import { extraOfOffer, type OrderOnRoute, planRoute } from '../../../apps/api/src/dispatch/rules/plan-route.ts'

export interface StopTimes {
  readonly medianMs: number
  readonly p99Ms: number
}

const asked = 2_000
const warmUp = 200
/** Of each decision the fastest run counts: the turns of other processes take longer than the decision. */
const repeats = 5
const now = new Date('2026-11-20T10:00:00Z')
const home: StopPlace = { address: null, latitude: 3.15, longitude: 101.71 }
const usual = { washS: market.pace.assumed.wash.usualS, backS: market.pace.assumed.back.usualS }
const work: Workplace = { home, usual, now }
const start = { point: home, at: now }

/** Places within about 6 km of home, the same in each run. */
const share = (n: number) => (Math.sin(n) * 10_000) % 1
const placeOf = (n: number): StopPlace => ({
  address: null,
  latitude: home.latitude + share(n) * 0.05,
  longitude: home.longitude + share(n + 0.5) * 0.05,
})

/** Accepted orders have all their stops left: pickup, wash and return. */
const anOrder = (n: number): OrderOnRoute => ({
  orderId: toOrderId(n),
  stops: stopsOf(
    {
      status: 'accepted',
      pickupAt: new Date(now.getTime() + (n % 7) * 10 * 60_000),
      acceptedAt: now,
      pickedUpAt: null,
      laundryCompletedAt: null,
      deliveredAt: null,
      deliveryProven: null,
      door: placeOf(n),
      washLeftS: usual.washS,
    },
    work,
  ),
})

function time(run: (orders: readonly [OrderOnRoute, OrderOnRoute, OrderOnRoute, OrderOnRoute]) => unknown): StopTimes {
  const tookMs: number[] = []
  for (let n = 0; n < asked + warmUp; n += 1) {
    const orders = [anOrder(4 * n + 1), anOrder(4 * n + 2), anOrder(4 * n + 3), anOrder(4 * n + 4)] as const
    const runsMs = Array.from({ length: repeats }, () => {
      const begunAt = performance.now()
      run(orders)
      return performance.now() - begunAt
    })
    if (n >= warmUp) tookMs.push(Math.min(...runsMs))
  }
  tookMs.sort((a, b) => a - b)
  return { medianMs: tookMs[asked >> 1] ?? Number.NaN, p99Ms: tookMs[Math.floor(asked * 0.99)] ?? Number.NaN }
}

/** The best order of twelve stops of three orders. */
export const timeStops = (): StopTimes => time((orders) => planRoute(orders.slice(0, 3), start))

/** What a third order adds to two in hand. */
export const timeExtra = (): StopTimes => time(([one, other, offered]) => extraOfOffer([one, other], offered, start))

/** What a fourth adds to three: an offer that was open when its Washer accepted another one. */
export const timeFourth = (): StopTimes =>
  time(([first, second, third, offered]) => extraOfOffer([first, second, third], offered, start))
