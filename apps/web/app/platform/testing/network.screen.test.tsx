import { delay, HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { network, unanswered } from './network.ts'

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

const arrived: string[] = []

it('may end before its answers arrive', () => {
  network.use(
    http.get('/api/late', async () => {
      await delay(300)
      return HttpResponse.json('late')
    }),
  )
  void fetch('/api/late').then(async (answer) => arrived.push(await answer.json()))
  expect(arrived).toEqual([])
})

it('begins when the answers of the test before it have arrived', () => expect(arrived).toEqual(['late']))
