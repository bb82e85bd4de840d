import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const halfMinuteMs = 30_000

it('writes the first of equal errors at once, and how many followed once in half a minute', () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog('error', (line) => lines.push(JSON.parse(line)))
  const fault = new Error('the row has gone')
  for (let call = 0; call < 1_000; call += 1) log.error('http.fault', fault, { route: '/api/orders' })
  log.error('http.fault', fault, { route: '/api/wallet' })
  expect(lines.map(({ route, times }) => [route, times])).toEqual([
    ['/api/orders', undefined],
    ['/api/wallet', undefined],
  ])
  vi.advanceTimersByTime(halfMinuteMs)
  expect(lines.slice(2)).toEqual([expect.objectContaining({ event: 'http.fault', route: '/api/orders', times: 999 })])
  vi.advanceTimersByTime(halfMinuteMs)
  expect(lines).toHaveLength(3)
  log.error('http.fault', fault, { route: '/api/orders' })
  expect(lines).toHaveLength(4)
})
