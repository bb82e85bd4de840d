import { market } from '@washline/contract/market'
import { canKeepPromise } from '@washline/contract/orders/promise'
import { describe, expect, it } from 'vitest'
import { type Measured, measure, paceOf, pacesOf } from './pace.ts'
import { alertAt, changesAt, estimate, isChanged, type PromisedOrder, shownOf, showPromise } from './promise.ts'

const noon = Date.parse('2026-03-01T12:00:00Z')
const at = (minutes: number) => new Date(noon + minutes * 60_000)
const minutesOf = (when: Date | undefined) => when && Math.round((when.getTime() - noon) / 60_000)

const accepted: PromisedOrder = {
  status: 'accepted',
  pickupAt: at(10),
  acceptedAt: at(0),
  pickedUpAt: null,
  takenOverAt: null,
  laundryStartedAt: null,
  laundryCompletedAt: null,
  deliveredAt: null,
  deliveryProven: null,
  isChangeWaiting: false,
  awayS: null,
  others: 0,
  calibrations: [],
}
const carried: PromisedOrder = { ...accepted, status: 'picked_up', pickedUpAt: at(12) }
const washing: PromisedOrder = { ...carried, status: 'in_progress', laundryStartedAt: at(25) }
const washed: PromisedOrder = { ...washing, laundryCompletedAt: at(105) }
const delivered: PromisedOrder = { ...washed, status: 'delivered', deliveredAt: at(125) }

const usual = pacesOf({}, {})
const measured = (seconds: number, orders: number): Measured => {
  let history: Measured = { orders: 0, mean: 0, variance: 0 }
  for (let n = 0; n < orders; n += 1) history = measure(history, seconds)
  return history
}
const promiseEnd = 12 + 180

describe('the estimate of an order', () => {
  it.each<[string, PromisedOrder, number, object]>([
    [
      'is on the way',
      accepted,
      1,
      { p50: 126, p90: 163, due: 190, what: 'pickUp', by: 'washer', until: 10, risk: 0.02 },
    ],
    ['is late to the pickup', accepted, 30, { p50: 148, p90: 186, due: 210, what: 'pickUp', until: 10, risk: 0.02 }],
    [
      'was picked up',
      carried,
      12,
      { p50: 126, p90: 163, due: promiseEnd, what: 'startLaundry', until: 42, risk: 0.02 },
    ],
    ['has not started', carried, 60, { p50: 164, p90: 202, what: 'startLaundry', until: 42, risk: 0.17 }],
    ['is washing', washing, 40, { p50: 121, p90: 158, what: 'finishLaundry', until: 162, risk: 0.02 }],
    ['washes for long', washing, 150, { p50: 179, p90: 206, what: 'finishLaundry', until: 162, risk: 0.24 }],
    ['is washed', washed, 106, { p50: 120, p90: 132, what: 'deliver', until: promiseEnd, risk: 0 }],
    ['is late', washed, 200, { what: 'deliver', until: promiseEnd, due: promiseEnd, risk: 1 }],
    [
      'another Washer has not started',
      { ...carried, takenOverAt: at(50) },
      60,
      { what: 'startLaundry', until: 80, due: promiseEnd },
    ],
    [
      'another Washer has to bring back',
      { ...washed, takenOverAt: at(130) },
      130,
      { p50: 145, what: 'deliver', until: promiseEnd },
    ],
    [
      'has its Washer at the door',
      { ...accepted, arrivedAt: at(9) },
      30,
      { what: 'pickUp', by: 'customer', risk: 0.02 },
    ],
    ['was brought in time to a closed door', { ...washed, arrivedAt: at(190) }, 300, { what: 'deliver', risk: 0 }],
    ['was brought late to a closed door', { ...washed, arrivedAt: at(193) }, 300, { what: 'deliver', risk: 1 }],
    ['is back', delivered, 130, { p50: 125, p90: 125, what: 'complete', by: 'customer', until: 1565, risk: 0 }],
    ['came back late', { ...delivered, deliveredAt: at(200) }, 201, { p50: 200, p90: 200, risk: 1 }],
  ])('that %s', (_, order, now, expected) => {
    const made = estimate(order, usual, at(now))
    const shown = made && {
      p50: minutesOf(made.p50At),
      p90: minutesOf(made.p90At),
      due: minutesOf(made.dueAt),
      what: made.next.what,
      by: made.next.by,
      until: minutesOf(made.next.until),
      risk: Math.round(made.risk * 100) / 100,
    }
    expect(shown).toMatchObject(expected)
  })

  it.each(['draft', 'pending', 'completed', 'cancelled'] as const)('there is none in the status %s', (status) =>
    expect(estimate({ ...accepted, status, acceptedAt: null, pickupAt: null }, usual, at(0))).toBeNull(),
  )

  it('waits for the customer while a change of the list does, before and after the pickup', () => {
    const next = (order: PromisedOrder) => estimate({ ...order, isChangeWaiting: true }, usual, at(15))?.next
    expect(next(accepted)).toEqual({ what: 'answer', by: 'customer', until: at(10) })
    expect(next(carried)).toEqual({ what: 'answer', by: 'customer', until: at(42) })
  })

  it('uses the live position on the way, and the usual time without one', () => {
    const arrival = (order: PromisedOrder, awayS: number | null) =>
      minutesOf(estimate({ ...order, awayS }, usual, at(106))?.p50At)
    expect([arrival(washed, null), arrival(washed, 180), arrival(washed, 1_200)]).toEqual([120, 111, 128])
    const pickup = { ...accepted, pickupAt: at(110), acceptedAt: at(100) }
    expect(arrival(pickup, 60) ?? 0).toBeLessThan(arrival(pickup, null) ?? 0)
    // A position on the way to the machine determines nothing.
    expect(arrival(washing, 60)).toBe(arrival(washing, null))
  })

  it('of a Washer far away is far away, and late', () => {
    const far = estimate({ ...washed, awayS: 36_096 * 60 }, usual, at(106))
    expect([minutesOf(far?.p50At), far?.risk]).toEqual([36_204, 1])
  })

  it('of a pickup tomorrow is tomorrow', () => {
    const tomorrow = estimate({ ...accepted, pickupAt: at(1_440) }, usual, at(5))
    expect([minutesOf(tomorrow?.p50At), minutesOf(tomorrow?.next.until)]).toEqual([1_556, 1_440])
  })

  it.each<[string, PromisedOrder, number]>([
    ['the pickup', carried, 10],
    ['the start of the wash', washing, 20],
    ['the end of the wash', washed, 100],
  ])('counts nothing as spent by a clock behind %s', (_, order, now) => {
    const made = estimate(order, usual, at(now))
    const began = estimate(order, usual, order.laundryCompletedAt ?? order.laundryStartedAt ?? at(12))
    expect(made?.p90At).toEqual(began?.p90At)
  })

  it('counts a wash without its start from the pickup', () =>
    expect(estimate({ ...washing, laundryStartedAt: null }, usual, at(40))?.p50At).toEqual(
      estimate({ ...washing, laundryStartedAt: at(12) }, usual, at(40))?.p50At,
    ))

  it('never moves forward while a stage lasts', () => {
    let before = 0
    for (let now = 26; now < 400; now += 2) {
      const p90 = estimate(washing, usual, at(now))?.p90At.getTime() ?? 0
      // The sum is an approximation.
      expect(p90).toBeGreaterThan(before - 10_000)
      expect(p90).toBeGreaterThan(at(now).getTime())
      before = p90
    }
  })
})

describe('the pace of a Washer', () => {
  const all = { orders: 1_000_000, mean: Math.log(4_800), variance: 0.04 }
  it.each([
    ['without a history is the market’s', 0, 4_800],
    ['after one slow order moves a little', 1, 5_205],
    ['after four is half their own', 4, 5_879],
    ['after a hundred is nearly their own', 100, 6_987],
  ])('%s', (_, orders, seconds) => {
    expect(Math.round(Math.exp(paceOf('wash', measured(7_200, orders), all).mean))).toBe(seconds)
  })

  it('narrows with each order', () => {
    const spreads = [0, 1, 10, 100].map((orders) => paceOf('wash', measured(4_800, orders), all).spread)
    expect(spreads).toEqual([...spreads].sort((a, b) => b - a))
    expect(new Set(spreads).size).toBe(4)
  })

  it('is assumed until the market has measured its own', () => {
    const seconds = (orders: number) =>
      Math.round(Math.exp(paceOf('back', undefined, { orders, mean: Math.log(1_800), variance: 0.1 }).mean))
    expect([seconds(0), seconds(50), seconds(100_000)]).toEqual([900, 1_273, 1_799])
  })

  it('forgets old orders: after fifty new ones the old ones hardly count', () => {
    let history = measured(3_600, 500)
    for (let n = 0; n < 150; n += 1) history = measure(history, 7_200)
    expect(history.orders).toBe(market.pace.last)
    expect(Math.exp(history.mean)).toBeGreaterThan(6_800)
  })

  it.each([
    ['no time at all', 0, 30],
    ['a negative time of two clocks', -50, 30],
    ['a week', 604_800, 86_400],
  ])('%s counts as the nearest likely one', (_, seconds, counted) =>
    expect(Math.round(Math.exp(measure(undefined, seconds).mean))).toBe(counted),
  )
})

describe('the alert', () => {
  it.each<[string, PromisedOrder, number]>([
    ['on the way: when one in ten would be late to the pickup', accepted, 11],
    ['not started: five minutes before the start is due', carried, 37],
    ['washing: when one in ten would be late', washing, 135],
    ['on the way back: when one in ten would be late', washed, 172],
  ])('%s', (_, order, minutes) => {
    const when = alertAt(order, usual)
    expect(minutesOf(when ?? undefined)).toBe(minutes)
    expect(when?.getTime()).toBeLessThan(at(promiseEnd).getTime())
  })

  it('comes two minutes after the beginning where the Washer is that slow', () => {
    const slow = pacesOf({ wash: measured(10_000, 50) }, {})
    expect(alertAt(carried, slow)).toEqual(at(14))
  })

  it('of a quick Washer comes five minutes before the end of the wash is due', () => {
    const quick = pacesOf({ wash: measured(3_000, 50) }, {})
    expect(minutesOf(alertAt(washing, quick) ?? undefined)).toBe(157)
  })

  it('there is none for an order that nobody carries, or whose Washer is at the door', () => {
    expect(alertAt(delivered, usual)).toBeNull()
    for (const order of [accepted, washed]) expect(alertAt({ ...order, arrivedAt: at(9) }, usual)).toBeNull()
    expect(alertAt({ ...accepted, status: 'pending', acceptedAt: null, pickupAt: null }, usual)).toBeNull()
  })
})

describe('a change of the estimate', () => {
  const shown = estimate(washing, usual, at(40))
  if (!shown) throw new Error('no estimate')
  it.each([
    ['later by four minutes', { p90At: at(156) }, false],
    ['later by five minutes', { p90At: new Date(shown.p90At.getTime() + 300_000) }, true],
    ['earlier by six minutes', { p90At: new Date(shown.p90At.getTime() - 360_000) }, true],
    ['a little riskier', { risk: shown.risk + 0.1 }, false],
    ['much riskier', { risk: shown.risk + 0.2 }, true],
    ['another step', { next: { ...shown.next, what: 'deliver' as const } }, true],
  ])('%s: %s', (_, change, changed) => expect(isChanged(shownOf(shown), { ...shown, ...change })).toBe(changed))

  it('comes by itself when a stage lasts', () => {
    const when = changesAt(washing, usual, shownOf(shown), at(40))
    const later = estimate(washing, usual, when)
    const before = estimate(washing, usual, new Date(when.getTime() - 2_000))
    expect([later && isChanged(shownOf(shown), later), before && isChanged(shownOf(shown), before)]).toEqual([
      true,
      false,
    ])
  })
})

it('is shown as times of the wire', () => {
  const made = estimate(washing, usual, at(40))
  expect(made && showPromise(made)).toMatchObject({
    due_at: '2026-03-01T15:12:01.000Z',
    risk: 0.02,
    next: { what: 'finishLaundry', by: 'washer', until: '2026-03-01T14:42:00.000Z' },
    made_at: '2026-03-01T12:40:00.000Z',
  })
})

it.each([
  [0, true],
  [2_808, true],
  [4_050, true],
  [4_051, false],
  [36_096 * 60, false],
])('a drive of %d s can keep the promise: %s', (seconds, can) => expect(canKeepPromise(seconds)).toBe(can))
