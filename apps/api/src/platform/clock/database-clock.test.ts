import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '../log/log.ts'
import { type DatabaseClock, openDatabaseClock } from './database-clock.ts'

const start = new Date('2026-11-25T12:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const lines: { event?: string; offMs?: number }[] = []
const log = createLog('warn', (line) => lines.push(JSON.parse(line)))
let databaseAt: () => Date
let tookMs: number
let clock: DatabaseClock
const db = {
  one: () => new Promise<never>((resolve) => setTimeout(() => resolve({ at: databaseAt() } as never), tookMs)),
}
beforeEach(async () => {
  vi.useFakeTimers({ now: start })
  lines.length = 0
  tookMs = 0
  databaseAt = () => new Date()
  const opening = openDatabaseClock(db, log)
  await vi.advanceTimersByTimeAsync(0)
  clock = await opening
})
afterEach(() => {
  clock.close()
  vi.useRealTimers()
})

it('is not moved where the clock of the machine jumps', async () => {
  databaseAt = () => later(20_000)
  vi.setSystemTime(later(7_200_000))
  expect(clock.now()).toEqual(start)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(clock.now()).toEqual(later(20_000))
  expect(lines).toEqual([])
})

it('follows the database, and writes a line where the machine differs', async () => {
  databaseAt = () => new Date(Date.now() - 60_000)
  await vi.advanceTimersByTimeAsync(30_010)
  expect(clock.now()).toEqual(later(-29_990))
  expect(lines).toMatchObject([{ event: 'clock.off', offMs: 60_000 }])
})

it('takes no time from an answer that was late, and none that differs by little', async () => {
  databaseAt = () => new Date(Date.now() + 200)
  await vi.advanceTimersByTimeAsync(30_010)
  expect(clock.now()).toEqual(later(30_010))
  tookMs = 5_000
  databaseAt = () => new Date(Date.now() + 60_000)
  await vi.advanceTimersByTimeAsync(36_000)
  expect(clock.now()).toEqual(later(66_010))
})
