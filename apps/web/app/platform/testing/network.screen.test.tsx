import { expect, it } from 'vitest'
import { unanswered } from './network.ts'

it('reports a call without an answer, but none that was cancelled before it was looked up', async () => {
  const cancelled = new AbortController()
  const call = fetch('/api/cancelled', { signal: cancelled.signal })
  // It is on its way to the handlers.
  await undefined
  cancelled.abort()
  await expect(call).rejects.toThrow('aborted')
  await expect(fetch('/api/nobody')).rejects.toThrow('Failed to fetch')
  expect(unanswered.splice(0)).toEqual(['GET /api/nobody'])
})
