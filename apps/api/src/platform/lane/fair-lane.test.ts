import { expect, it } from 'vitest'
import { fairLane, type LaneLimits, type Turn } from './fair-lane.ts'

const wide = { atOnce: 2, places: 100, placesPerAccount: 100 }

/** A lane whose work ends when the test decides; `started` has the names in order. */
function watchedLane(limits: LaneLimits) {
  const lane = fairLane(limits, (why) => new Error(why))
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string, turn: Turn = {}) =>
    lane.run(turn, () => {
      started.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { started, add, end }
}

const settled = () => new Promise(setImmediate)

it('runs as much at once as it may, and the others in their order', async () => {
  const { started, add, end } = watchedLane(wide)
  for (const name of ['a', 'b', 'c', 'd']) void add(name)
  await settled()
  expect(started).toEqual(['a', 'b'])
  await end('b')
  expect(started).toEqual(['a', 'b', 'c'])
})

it('takes the accounts in turn, whatever one of them has waiting', async () => {
  const { started, add, end } = watchedLane({ ...wide, atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3']) void add(name, { account: 1 })
  await settled()
  await end('a1')
  void add('b1', { account: 2 })
  void add('b2', { account: 2 })
  for (const name of ['a2', 'b1', 'a3', 'b2']) await end(name)
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
})

it('lets an account with work in hand wait behind one without', async () => {
  const { started, add, end } = watchedLane({ ...wide, atOnce: 1 })
  void add('a1', { account: 1 })
  void add('a2', { account: 1 })
  void add('b1', { account: 2 })
  await settled()
  for (const name of ['a1', 'b1', 'a2']) await end(name)
  expect(started).toEqual(['a1', 'b1', 'a2'])
})

it('keeps within the budget, and lets nothing light overtake', async () => {
  const { started, add, end } = watchedLane({ ...wide, budget: 10 })
  void add('heavy', { weight: 8 })
  void add('heavier', { weight: 99 })
  void add('light', { weight: 1 })
  await settled()
  expect(started).toEqual(['heavy'])
  await end('heavy')
  expect(started).toEqual(['heavy', 'heavier'])
  await end('heavier')
  expect(started).toEqual(['heavy', 'heavier', 'light'])
})

it('refuses what has no place, of one account or of all', async () => {
  const { add } = watchedLane({ atOnce: 1, places: 3, placesPerAccount: 2 })
  void add('a1', { account: 1 })
  void add('a2', { account: 1 })
  await expect(add('a3', { account: 1 })).rejects.toThrow('account_full')
  void add('b1', { account: 2 })
  await expect(add('c1', { account: 3 })).rejects.toThrow('full')
})

it('gives the place of a caller who leaves to the others', async () => {
  const { started, add, end } = watchedLane({ atOnce: 1, places: 3, placesPerAccount: 3 })
  const leaving = new AbortController()
  void add('a')
  const left = expect(add('b', { gone: leaving.signal })).rejects.toThrow('gone')
  void add('c')
  leaving.abort()
  await left
  void add('d')
  await end('a')
  await end('c')
  expect(started).toEqual(['a', 'c', 'd'])
  await expect(add('e', { gone: leaving.signal })).rejects.toThrow('gone')
})

it('starts what now fits when a caller with heavier work leaves', async () => {
  const { started, add } = watchedLane({ ...wide, budget: 10 })
  const leaving = new AbortController()
  void add('heavy', { weight: 8 })
  const left = expect(add('heavier', { weight: 9, gone: leaving.signal })).rejects.toThrow('gone')
  void add('light', { weight: 1 })
  leaving.abort()
  await left
  expect(started).toEqual(['heavy', 'light'])
})

it('keeps the others’ places when a caller leaves whose work runs already', async () => {
  const { started, add, end } = watchedLane({ ...wide, atOnce: 1 })
  const leaving = new AbortController()
  void add('a', { gone: leaving.signal })
  void add('b')
  await settled()
  leaving.abort()
  await end('a')
  expect(started).toEqual(['a', 'b'])
})

it('goes on after work that fails', async () => {
  const lane = fairLane({ ...wide, atOnce: 1 }, (why) => new Error(why))
  await expect(lane.run({}, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await lane.run({}, async () => 'next')).toBe('next')
})
