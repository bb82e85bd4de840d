import type { StopPlace } from '@washline/contract/dispatch/route-endpoints'
import { toOrderId } from '@washline/contract/ids'
import { distanceMeters } from '@washline/contract/maps/geo'
import { driveSeconds } from '@washline/contract/orders/pay'
import { describe, expect, it } from 'vitest'
import type { OrderStop } from './order-stops.ts'
import { delaysBehind, extraOfOffer, type OrderOnRoute, planRoute } from './plan-route.ts'

const now = new Date('2026-11-23T10:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const north = (km: number): StopPlace => ({ address: `${km} km`, latitude: 3.15 + km / 111.195, longitude: 101.71 })
const home = north(0)
const start = { point: home, at: now }
const driveS = (km: number) => Math.ceil(driveSeconds(distanceMeters(home, north(km))))

const stop = (kind: OrderStop['kind'], place: StopPlace, dueMinutes: number, changes: Partial<OrderStop> = {}) => ({
  kind,
  place,
  readyAt: now,
  dueAt: minutes(dueMinutes),
  serviceS: 120,
  lagS: 0,
  ...changes,
})
let orders = 100_000
const route = (...stops: OrderStop[]): OrderOnRoute => {
  orders += 1
  return { orderId: toOrderId(orders), stops }
}
const washed = (km: number, dueMinutes: number) => route(stop('deliver', north(km), dueMinutes))
/** An order from the pickup to the return. */
const whole = (km: number, { readyAt = now, dueMinutes = 600 } = {}) =>
  route(
    stop('pickUp', north(km), dueMinutes, { readyAt }),
    stop('startLaundry', home, dueMinutes, { serviceS: 0 }),
    stop('finishLaundry', home, dueMinutes, { serviceS: 0, lagS: 3_600 }),
    stop('deliver', north(km), dueMinutes),
  )
const wholeS = (km: number) => 3_600 + 3 * driveS(km) + 2 * 120
const inMinutes = (seconds: number) => Math.round(seconds / 60) * 60

describe('the route of a Washer', () => {
  it('is empty without orders, wherever the Washer is', () => {
    expect(planRoute([], start)).toEqual([])
    expect(planRoute([], { point: null, at: now })).toEqual([])
  })

  it('brings back first what is due first, with expected times', () => {
    const [far, near] = [washed(4, 25), washed(-2, 60)]
    const stops = planRoute([near, far], start)
    expect(stops.map(({ orderId }) => orderId)).toEqual([far.orderId, near.orderId])
    const arrivals = [driveS(4), driveS(4) + 120 + driveS(6)]
    expect(stops.map(({ expectedAt }) => (expectedAt.getTime() - now.getTime()) / 1_000)).toEqual([
      expect.closeTo(arrivals[0] ?? 0, -1),
      expect.closeTo(arrivals[1] ?? 0, -1),
    ])
    expect(stops.map(({ isLate }) => isLate)).toEqual([false, false])
  })

  it('fetches another order while the wash of one runs', () => {
    const [one, other] = [whole(1), whole(-1)]
    const kinds = planRoute([one, other], start).map(({ kind }) => kind)
    expect(kinds.lastIndexOf('pickUp')).toBeLessThan(kinds.indexOf('finishLaundry'))
  })

  it('states which stop will be late', () => {
    expect(planRoute([washed(10, 5)], start).map(({ isLate }) => isLate)).toEqual([true])
  })

  it('counts no way around as shorter than the direct one', () => {
    const seconds = (count: number) => north((count * 25) / 3_600 / 1.3)
    const visit = (place: StopPlace) => route(stop('deliver', place, 60, { serviceS: 0 }))
    const dueAt = new Date(now.getTime() + 20_000)
    const tight = route(stop('deliver', seconds(20.8), 0, { dueAt, serviceS: 0 }))
    expect(planRoute([visit(home), visit(seconds(10.4)), tight], start)).toHaveLength(3)
  })

  it('begins at the first stop where nobody knows the place of the Washer', () => {
    expect(planRoute([washed(4, 60)], { point: null, at: now })[0]?.expectedAt).toEqual(now)
  })
})

describe('what an offer adds', () => {
  it('is the whole order for a Washer without others, from when they leave', () => {
    const offered = whole(2)
    const tomorrow = whole(2, { readyAt: minutes(24 * 60), dueMinutes: 30 * 60 })
    expect(extraOfOffer([], offered, start)).toEqual({ extraS: inMinutes(wholeS(2)), delaysOther: false })
    expect(extraOfOffer([], tomorrow, start)).toEqual({ extraS: inMinutes(wholeS(2)), delaysOther: false })
  })

  it('is little for a door on the way', () => {
    const { extraS } = extraOfOffer([washed(4, 200)], route(stop('deliver', north(2), 200)), start)
    expect(extraS).toBe(120)
  })

  it('is less than the whole order while another wash runs', () => {
    const { extraS } = extraOfOffer([whole(2)], whole(2), start)
    expect(extraS).toBeLessThan(wholeS(2) / 4)
  })

  it('is the whole order where another one in hand is for tomorrow', () => {
    const tomorrow = whole(3, { readyAt: minutes(24 * 60), dueMinutes: 30 * 60 })
    // The way to tomorrow's door is shorter from today's.
    expect(extraOfOffer([tomorrow], whole(2), start).extraS).toBe(inMinutes(wholeS(2) + driveS(1) - driveS(3)))
  })

  it('warns of an order in hand that would become late, not of one that is late anyway', () => {
    const tightFor = (km: number) => Math.ceil(driveS(km) / 60)
    const urgent = route(stop('takeOver', north(-1), tightFor(-1)))
    expect(extraOfOffer([washed(4, tightFor(4))], urgent, start).delaysOther).toBe(true)
    expect(extraOfOffer([washed(4, 60)], urgent, start).delaysOther).toBe(false)
    expect(extraOfOffer([washed(4, tightFor(4) - 2)], urgent, start).delaysOther).toBe(false)
  })
})

describe('what orders in hand delay an offered one by', () => {
  it('is nothing without orders, and for what has the time of a wash', () => {
    expect(delaysBehind([], start)(whole(2))).toBe(0)
    expect(delaysBehind([route(stop('deliver', home, 600))], start)(whole(2))).toBe(0)
    const washing = route(stop('finishLaundry', home, 600, { readyAt: minutes(30) }), stop('deliver', north(1), 45))
    expect(delaysBehind([washing], start)(whole(2))).toBe(0)
  })

  it('is the way that must come first, and for another order from there', () => {
    const delayOf = delaysBehind([washed(4, Math.ceil(driveS(4) / 60))], start)
    expect(delayOf(whole(-1))).toBeCloseTo(driveS(4) + 120 + driveS(5) - driveS(1), -1)
    expect(delayOf(whole(4))).toBe(120)
  })
})
