import { market } from '@washline/contract/market'
import { expect, it } from 'vitest'
import { Batches } from './batch.ts'
import { openCity } from './city.ts'
import { delaysIn } from './delays.ts'
import { makeWeek } from './make-week.ts'
import type { Order, Point, Task, Washer } from './people.ts'
import { Promises } from './promises.ts'
import { stopsOf } from './route.ts'

const city = openCity(makeWeek({ seed: 7, days: 1, orders: 10, washers: 10 }))
const idle = city.washers[0] as Washer
const { home } = idle

/** An order now, at a door so many metres away from the Washer's place. */
function orderAt(index: number, metres: number, changes: Partial<Order> = {}): Order {
  const door = { x: home.x + metres, y: home.y }
  return { ...(city.orders[index] as Order), pickupS: 0, door, from: door, ...changes }
}

const taken = (order: Order): Task => ({ order, stops: stopsOf(order, idle, 0), isForgotten: false })

function delayBehind(...tasks: readonly Task[]): number {
  return delaysIn(city, new Promises(city))(orderAt(0, 500), { ...idle, tasks: [...tasks] })
}

const held = { acceptedS: -7_200, pickedUpS: 1_200 - market.promise.durationS }

/** Laundry that is due back in twenty minutes. */
function washed(index: number, metres: number): Task {
  const task = taken(orderAt(index, metres, { ...held, status: 'in_progress', startedS: -6_000, finishedS: -60 }))
  return { ...task, stops: task.stops.filter(({ stage }) => stage === 'deliver') }
}

it('nothing in hand delays nothing', () => {
  expect(delayBehind()).toBe(0)
})

it('an order waits for one that is due back soon, the other way', () => {
  expect(delayBehind(washed(1, -5_000))).toBeGreaterThan(1_500)
})

it('an order for later does not delay one for now', () => {
  const later = orderAt(1, -9_000, { status: 'accepted', acceptedS: 0, pickupS: 12 * 3_600 })
  expect(delayBehind(taken(later))).toBe(0)
})

it('laundry that is to be taken over is fetched first where that is on the way', () => {
  expect(delayBehind(taken(orderAt(1, 250, { ...held, status: 'picked_up' })))).toBeGreaterThanOrEqual(
    market.pace.handoverS,
  )
})

it('a batch asks who is farther away about what is due back soon, if who is near has something to do before', () => {
  const always = [{ onS: 0, offS: 86_400 }]
  const near: Washer = { ...idle, shifts: always, tasks: [washed(1, -5_000)] }
  const away: Point = { x: home.x + 3_000, y: home.y }
  const far: Washer = { ...(city.washers[1] as Washer), shifts: always, home: away, at: away, record: idle.record }
  const asked: Washer[] = []
  const open = { ...city, washers: [near, far] }
  const batches = new Batches(open, new Promises(open), true)
  batches.choose(orderAt(0, 500, { isSearching: true, status: 'picked_up', pickedUpS: -4_000 }), 0, 1, (_, washers) =>
    asked.push(...washers),
  )
  open.clock.run()
  expect(asked).toEqual([far])
})
