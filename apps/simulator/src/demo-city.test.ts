import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoCity, type HandWasher } from './demo-city.ts'
import type { SimulatedCustomer } from './simulated-customer.ts'

const home = { address: '4 Mill Lane', latitude: 3.1, longitude: 101.7 }
const waiting: HandWasher = { isPresent: true, isWaiting: true, missed: 0, place: home }
const startMs = Date.UTC(2026, 10, 26)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: startMs }))
afterEach(() => void vi.useRealTimers())

/** When the regulars order, in seconds after the start, for a Washer who is seen every four seconds. */
function ordersAt(seenAt: (second: number) => HandWasher, seconds: number): number[] {
  const at: number[] = []
  const regular: SimulatedCustomer = {
    home,
    isIdle: () => true,
    order: async () => void at.push((Date.now() - startMs) / 1_000),
  }
  const city = demoCity({
    seed: 1,
    customers: [],
    regulars: [regular],
    placed: () => undefined,
    report: () => undefined,
  })
  void city.run(new AbortController().signal)
  for (let second = 0; second <= seconds; second += 4) {
    vi.setSystemTime(startMs + second * 1_000)
    city.handWasher(seenAt(second))
  }
  return at
}

it.each<[string, (second: number) => HandWasher, number[]]>([
  ['waits has a request within seconds, and then one a minute', () => waiting, [8, 56, 104, 152, 200]],
  ['left one unanswered has the next as soon', () => ({ ...waiting, missed: 1 }), [8, 56, 104, 152, 200]],
  ['left two in a row has fewer', () => ({ ...waiting, missed: 2 }), [8, 100, 192]],
  ['answers again has them as before', (at) => ({ ...waiting, missed: at < 60 ? 2 : 0 }), [8, 60, 108, 156, 204]],
  ['has an order in hand has none', (at) => ({ ...waiting, isWaiting: at >= 100 }), [108, 156, 204]],
  [
    'is away has none, and one at once after coming back',
    (at) => ({ ...waiting, isPresent: at < 20 || at >= 28 }),
    [8, 36, 84, 132, 180],
  ],
  ['has no place has none', () => ({ ...waiting, place: null }), []],
])('a Washer who %s', (_, seenAt, expected) => {
  expect(ordersAt(seenAt, 204)).toEqual(expected)
})
