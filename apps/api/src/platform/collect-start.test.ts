import { constants, PerformanceObserver } from 'node:perf_hooks'
import { afterEach, expect, it, vi } from 'vitest'
import { collectStart } from './collect-start.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('collects once, half a minute after a start', async () => {
  vi.useFakeTimers()
  const collected: unknown[] = []
  collectStart(() => async (options) => void collected.push(options))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(collected).toEqual([])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(collected).toEqual([{ type: 'major', execution: 'async' }])
})

it('has V8 look at all objects', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const kinds: unknown[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) kinds.push(Reflect.get(entry, 'detail'))
  })
  observer.observe({ entryTypes: ['gc'] })
  collectStart()
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  await vi.waitFor(() =>
    expect(kinds).toContainEqual(expect.objectContaining({ kind: constants.NODE_PERFORMANCE_GC_MAJOR })),
  )
  observer.disconnect()
})
